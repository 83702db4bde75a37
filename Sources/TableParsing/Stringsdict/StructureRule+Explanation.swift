extension StructureRule {
  /// One paragraph.
  package var explanation: String {
    switch self {
    case .malformedEntry:
      "Part of the entry has not the shape that the format asks for: a number where a text is "
        + "expected, a missing value, a position out of range. The other entries are read."
    case .missingFormatKey:
      "A stringsdict entry is a dictionary with NSStringLocalizedFormatKey and its variables, or "
        + "with rules by width or device. Without these there is nothing to show."
    case .missingRuleType:
      "A variable says by NSStringFormatSpecTypeKey that its rules are NSStringPluralRuleType. "
        + "The platform does not follow rules without it."
    case .unknownRuleType:
      "Variables vary by plural alone. Another NSStringFormatSpecTypeKey, such as the gender "
        + "rules of old, is followed neither here nor by current systems."
    case .malformedValueType:
      "The value type is a format specifier without its percent sign, such as d, ld, lld or f. "
        + "The type of the first number that the forms print is taken instead."
    case .valueTypePercent:
      "The value type is written without a percent sign: ld, not %ld. It is read as meant."
    case .valueTypeMismatch:
      "The value type decides how the platform reads the argument; a form that prints it as "
        + "another type or size shows another number or reads memory it should not."
    case .missingOtherForm:
      "Every plural has the form other: it serves all numbers whose category has no form."
    case .unknownCategory:
      "The plural categories are zero, one, two, few, many and other. A text under another name "
        + "is never shown."
    case .unknownDevice:
      "The devices are iphone, ipad, ipod, mac, applewatch, appletv, applevision and other. A "
        + "text under another name is never shown."
    case .repeatedForm:
      "The same category, device or width is given twice in one entry. The last one is used."
    case .undefinedVariable:
      "A text refers to a variable by %#@name@ that the entry does not define, so the reference "
        + "itself would be shown. A name ends at the first @."
    case .unreferencedVariable:
      "A variable or substitution that no text refers to is never shown."
    case .variableCycle:
      "The forms of a variable refer to the variable itself, directly or through others, so the "
        + "text would have no end."
    case .variablePositionConflict:
      "A variable stands for one argument. Here it is referenced at two positions, or at another "
        + "one than the argNum of its substitution."
    case .variableArgumentMismatch:
      "A form prints another number than the one that chooses it. Its position should be that of "
        + "the variable."
    case .invalidVariation:
      "A plural case cannot vary further, nor can the fallback of a device variation, and only "
        + "plural and device variations are known. Apple's compiler rejects such a catalog."
    case .missingStringUnit:
      "Substitutions are used by the string unit beside them, which is missing."
    case .stringSet:
      "The phrases of App Shortcuts are sets of texts that the system matches; no accessor is "
        + "generated for them."
    case .catalogPlacement:
      "A catalog holds every language, so it stands outside of .lproj folders; mul.lproj is the "
        + "one exception. The platform's build rejects others."
    case .catalogVersion:
      "Catalogs of version 1 are read. What a later version adds may be missing from the messages."
    }
  }
}
