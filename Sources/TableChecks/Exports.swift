@_exported public import LocalizationModel
