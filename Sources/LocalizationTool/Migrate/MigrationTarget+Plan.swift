internal import SourceScanning
internal import SwiftEmission
internal import TableParsing

extension MigrationTarget {
  /// The accessors that the tables have.
  init(_ tableSet: TableSet, _ plan: AccessorPlan) {
    var builder = MigrationTargetBuilder(tableSet, plan)
    builder.add(namespace: 0, path: [])
    self.init(
      enumName: plan.namespaces[0].name.string, accessors: builder.accessors,
      families: builder.families, namespaces: builder.namespaces,
      tablePaths: builder.tablePaths)
  }
}

private struct MigrationTargetBuilder {
  private let plan: AccessorPlan
  /// Of each message its table and row.
  private var places: [(table: JoinedTable, row: Int)] = []
  private(set) var accessors: [MigrationTarget.Accessor] = []
  private(set) var families: [MigrationTarget.Family] = []
  private(set) var namespaces: [[String]] = []
  private(set) var tablePaths: [String: [String]] = [:]

  init(_ tableSet: TableSet, _ plan: AccessorPlan) {
    self.plan = plan
    for table in tableSet.tables {
      for row in table.keys.indices { places.append((table, row)) }
    }
  }

  /// Enums are not nested deeper than the namer makes them.
  mutating func add(namespace index: Int, path: [String]) {
    let namespace = plan.namespaces[index]
    namespaces.append(path)
    if let table = namespace.table { tablePaths[table.name] = path }
    for accessor in namespace.accessors where places.indices.contains(accessor.index) {
      add(accessor, path + [accessor.name.string])
    }
    for family in namespace.families { add(family, path) }
    for inner in namespace.namespaces {
      add(namespace: inner, path: path + [plan.namespaces[inner].name.string])
    }
  }

  private mutating func add(_ accessor: AccessorPlan.Accessor, _ path: [String]) {
    let (table, row) = places[accessor.index]
    let signature = table.signatures[row].parameters
    let parameters = accessor.parameters.enumerated().map { position, parameter in
      MigrationTarget.Parameter(
        label: parameter.label?.string, type: parameter.type,
        conversion: position < signature.count ? signature[position].placeholder?.conversion : nil)
    }
    accessors.append(
      MigrationTarget.Accessor(
        path: path, table: table.name, key: accessor.key.string, parameters: parameters,
        text: accessor.text?.string ?? "", catalogState: table.catalogState(ofRow: row)))
  }

  private mutating func add(_ family: AccessorPlan.NumberFamily, _ path: [String]) {
    guard let first = family.cases.first, places.indices.contains(first.index) else { return }
    let (table, row) = places[first.index]
    var prefix = table.keys[row].string
    while let last = prefix.utf8.last, ASCII.isDigit(last) { prefix.removeLast() }
    let name = (path + ["\(family.name.string)(\(family.label.string):)"]).joined(separator: ".")
    families.append(MigrationTarget.Family(prefix: prefix, name: name))
  }
}

extension JoinedTable {
  fileprivate func catalogState(ofRow row: Int) -> MigrationTarget.CatalogState? {
    guard row < development.entries.count, let reference = development.entries[row],
      let catalog = development.entry(reference).catalog
    else { return nil }
    return catalog.extractionState == "manual" ? .manual : .extracted
  }
}
