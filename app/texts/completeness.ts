import { isRecord, recordOf } from "~/web/records";
import { PLURAL_CATEGORIES } from "./translation";

const FORM = new RegExp(`^(.*)_(${PLURAL_CATEGORIES.join("|")})$`);

/** All texts by their keys, such as `booking.errors.name`. */
export function flatten(texts: object, prefix = ""): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    isRecord(value) ? [...flatten(value, `${prefix}${key}.`)] : [[prefix + key, String(value)]],
  );
  return new Map(entries);
}

/**
 * Returns what texts lack, or have too much, compared with those that they translate: a key for each, and
 * for a text with plural forms one for each category of the language. A form for zero, which every language
 * may have, is needed only where the original has it.
 */
export function faultsOf(texts: object, original: object, rules: Intl.PluralRules): string[] {
  const { pluralCategories } = rules.resolvedOptions();
  const expected = new Set(
    [...flatten(original).keys()].flatMap((key) => {
      const [, stem, category] = FORM.exec(key) ?? [];
      if (stem === undefined || category === "zero") return key;
      return pluralCategories.map((one) => `${stem}_${one}`);
    }),
  );
  const found = flatten(texts);
  return [
    ...[...expected].filter((key) => !found.get(key)).map((key) => `${key} is missing`),
    ...[...found.keys()].filter((key) => !expected.has(key)).map((key) => `${key} is not used`),
  ];
}

/**
 * Returns the texts with those of another language where they lack one. A missing plural form is that of
 * other numbers.
 */
export function completed<Texts extends object>(
  texts: Texts,
  fallback: Texts,
  rules: Intl.PluralRules,
): Texts {
  const { pluralCategories } = rules.resolvedOptions();
  const [own, others] = [recordOf(texts), recordOf(fallback)];
  const result = { ...own };
  for (const [key, other] of Object.entries(others)) {
    const [, stem, category] = FORM.exec(key) ?? [];
    const forms = category === "other" ? pluralCategories.map((one) => `${stem}_${one}`) : [];
    for (const form of forms) result[form] = own[form] || own[key] || others[form] || other;
    if (isRecord(other)) result[key] = completed(recordOf(own[key]), other, rules);
    else if (stem === undefined || category === "zero") result[key] = own[key] || other;
  }
  return result as Texts;
}
