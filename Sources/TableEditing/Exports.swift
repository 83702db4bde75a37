@_exported public import TableParsing
