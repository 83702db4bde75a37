internal import LocalizationModel

/// One kind of input and what reads it.
struct FuzzKind: Sendable {
  /// Who meets the input.
  enum Reader: String { case program, build }

  let name: String
  let reader: Reader
  /// Inputs as they should be, to be damaged.
  let seeds: @Sendable () throws -> [[UInt8]]
  let makeReader: @Sendable () throws -> any FuzzReader

  static let all = program + build

  private static let program = [
    FuzzKind(name: "compiled-table", reader: .program) {
      try CompiledTableReader.seeds()
    } makeReader: {
      try CompiledTableReader()
    },
    FuzzKind(name: "table-archive", reader: .program) {
      try TableArchiveReader.seeds()
    } makeReader: {
      try TableArchiveReader()
    },
    FuzzKind(name: "override-strings", reader: .program) {
      try FuzzSeeds.tables(.strings) + FuzzSeeds.binaryLists(.strings)
    } makeReader: {
      try OverrideReader(name: "Localizable.strings")
    },
    FuzzKind(name: "override-stringsdict", reader: .program) {
      try FuzzSeeds.tables(.stringsdict) + FuzzSeeds.binaryLists(.stringsdict)
    } makeReader: {
      try OverrideReader(name: "Localizable.stringsdict")
    },
    FuzzKind(name: "header", reader: .program) {
      FuzzSeeds.headers
    } makeReader: {
      HeaderReader()
    },
    FuzzKind(name: "tag", reader: .program) {
      FuzzSeeds.tags
    } makeReader: {
      try TagReader()
    },
    FuzzKind(name: "message", reader: .program) {
      FuzzSeeds.messages
    } makeReader: {
      try MessageReader()
    },
    FuzzKind(name: "stored-value", reader: .program) {
      FuzzSeeds.tags
    } makeReader: {
      try StoredValueReader()
    },
  ]

  private static let build =
    [
      FuzzKind(name: "strings", reader: .build) {
        try FuzzSeeds.tables(.strings)
      } makeReader: {
        PipelineReader(.strings)
      },
      FuzzKind(name: "stringsdict", reader: .build) {
        try FuzzSeeds.tables(.stringsdict)
      } makeReader: {
        PipelineReader(.stringsdict)
      },
      FuzzKind(name: "property-list", reader: .build) {
        try FuzzSeeds.binaryLists(.strings) + FuzzSeeds.binaryLists(.stringsdict)
      } makeReader: {
        PipelineReader(.stringsdict)
      },
      FuzzKind(name: "catalog", reader: .build) {
        try FuzzSeeds.tables(.xcstrings)
      } makeReader: {
        PipelineReader(.xcstrings)
      },
    ]
    + CommandFile.allCases.map { file in
      FuzzKind(name: file.rawValue, reader: .build) {
        try file.seeds()
      } makeReader: {
        try CommandReader(file)
      }
    }
}

/// Reads inputs of one kind, as programs or builds do.
protocol FuzzReader {
  /// What the reader answered wrongly; nil where all was right.
  func read(_ input: UnsafeRawBufferPointer) -> String?
}
