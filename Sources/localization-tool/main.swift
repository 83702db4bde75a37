import LocalizationTool

LocalizationTool.main()
