@_exported public import TableEditing
