import LocalizationGenerator

LocalizationGenerator.main()
