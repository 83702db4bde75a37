@_exported public import MessageFormat
