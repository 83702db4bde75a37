internal import Foundation
internal import LocalizationGenerator
internal import TableParsing

/// The generator as a binary that packages use without compiling it.
enum PackSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "pack", summary: "Packs the generator as an artifact bundle.", operands: "",
    options: [
      .init("output", "FOLDER", "where the bundle goes"),
      .init(
        "executable", "TRIPLE=FILE", isRepeatable: true,
        "one for each platform; else the one built beside this tool"),
      .init("bundle-version", "VERSION", "that the bundle has; else that of this tool"),
    ],
    discussion: """
      Makes localization-generator.artifactbundle with its info.json, for teams that host binaries:
      packages whose plugin uses it compile the runtime alone. Prints the lines of the manifest. Build
      the executable for a release, best by
      swift build -c release --static-swift-stdlib --product localization-generator
      Exit code: 0, 1 where a file cannot be read or written, 2 for a command line that cannot be run.
      """,
    examples: [
      "pack --output Tools",
      "pack --executable arm64-apple-macosx=.build/release/localization-generator --output Tools",
    ])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else { throw arguments.error("'pack' takes options alone") }
    let folder = TableSearch.normalized(try arguments.required("output"))
    let bundle = TableSearch.joined(folder, ArtifactBundle.name + ".artifactbundle")
    var executables: [ArtifactBundle.Executable] = []
    for value in arguments.values("executable") {
      executables.append(try executable(value, arguments))
    }
    if executables.isEmpty { executables = [try builtExecutable(arguments)] }
    let version = arguments.value("bundle-version") ?? ToolCommand.version
    do throws(DiskFault) {
      try ArtifactBundle(version: version, executables: executables).write(to: bundle)
    } catch {
      return console.report([error.diagnostic])
    }
    console.tell("made \(VisibleText.line(bundle))\n")
    console.print(ArtifactBundle.manifestLines)
    return .success
  }

  private static func executable(
    _ value: String, _ arguments: Arguments
  ) throws(UsageError) -> ArtifactBundle.Executable {
    let triple = String(value.prefix { $0 != "=" })
    let path = String(value.dropFirst(triple.count + 1))
    let isTriple = triple.split(separator: "-").count >= 3 && triple.utf8.allSatisfy(isOfTriple)
    guard isTriple, !path.isEmpty else {
      throw arguments.error(
        "'--executable \(value)' is not of the form x86_64-unknown-linux-gnu=FILE")
    }
    guard Disk.exists(path) else { throw arguments.missing(path) }
    return ArtifactBundle.Executable(triple: triple, path: path)
  }

  private static func isOfTriple(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Plugins' tools are called otherwise by some versions of SwiftPM.
  private static func builtExecutable(
    _ arguments: Arguments
  ) throws(UsageError) -> ArtifactBundle.Executable {
    let folder = Bundle.main.executablePath.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
    }
    let paths = ["", "-tool"].compactMap { ending in
      folder?.appendingPathComponent(ArtifactBundle.name + ending).path
    }
    guard let triple = ArtifactBundle.hostTriple, let path = paths.first(where: Disk.exists) else {
      throw arguments.error(
        "there is no \(ArtifactBundle.name) beside this tool: name one by --executable TRIPLE=FILE")
    }
    return ArtifactBundle.Executable(triple: triple, path: path)
  }
}

/// A folder that SwiftPM takes executables from.
struct ArtifactBundle {
  struct Executable {
    var triple: String
    var path: String
  }

  /// Of the executable: plugins ask for it by this name.
  static let name = "localization-generator"

  let version: String
  let executables: [Executable]

  /// The one of this machine; nil where it has no usual one.
  static var hostTriple: String? {
    #if os(Linux) && arch(x86_64)
      "x86_64-unknown-linux-gnu"
    #elseif os(Linux) && arch(arm64)
      "aarch64-unknown-linux-gnu"
    #elseif os(macOS) && arch(x86_64)
      "x86_64-apple-macosx"
    #elseif os(macOS) && arch(arm64)
      "arm64-apple-macosx"
    #else
      nil
    #endif
  }

  func write(to bundle: String) throws(DiskFault) {
    for executable in executables {
      let path = TableSearch.joined(bundle, place(of: executable))
      try Disk.write(try Disk.read(executable.path), to: path)
      guard chmod(path, 0o755) == 0 else {
        throw DiskFault(path: path, kind: .denied, isWriting: true)
      }
    }
    try Disk.write(information, to: TableSearch.joined(bundle, "info.json"))
  }

  private func place(of executable: Executable) -> String { "\(executable.triple)/\(Self.name)" }

  private var information: ByteStorage {
    let bytes = ByteStorage(capacity: 512)
    var json = JSONWriter(bytes)
    json.object { json in
      json.field("schemaVersion", "1.0")
      json.name("artifacts")
      json.object { json in
        json.name(Self.name)
        json.object { json in
          json.field("version", version)
          json.field("type", "executable")
          json.name("variants")
          json.array { json in
            for executable in executables {
              json.object { json in
                json.field("path", place(of: executable))
                json.name("supportedTriples")
                json.array { json in json.value(executable.triple) }
              }
            }
          }
        }
      }
    }
    bytes.append("\n")
    return bytes
  }

  static let manifestLines = """
    In the manifest of the package that has the plugin, the bundle beside it:
      .binaryTarget(name: "LocalizationGeneratorBinary", path: "\(name).artifactbundle"),
      .plugin(
        name: "GenerateLocalization", capability: .buildTool(),
        dependencies: ["LocalizationGeneratorBinary"]),
    or hosted, as a .zip whose checksum 'swift package compute-checksum' tells:
      .binaryTarget(
        name: "LocalizationGeneratorBinary", url: "https://HOST/\(name).artifactbundle.zip",
        checksum: "CHECKSUM"),

    """
}
