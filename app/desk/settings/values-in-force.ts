import { localizedNames } from "~/web/i18n/localized";
import { LINE_CONTACTS, type SettingField, type SettingTexts } from "./setting-fields";

/**
 * The field of the checkboxes by which settings go back to their first value; the value is the first field
 * of each.
 */
export const RESET_FIELD = "reset";

type Defaults = Record<SettingField, string | null>;

/** The fields that have a first value, together if one needs the other. */
const RESETTABLE: readonly (readonly [SettingField, ...SettingField[]])[] = [
  ...[...LINE_CONTACTS, ...localizedNames("address")].map((name) => [name] as const),
  ["opens", "closes"],
  ["morningHour", "eveningHour"],
  ["undoSeconds"],
];

/** Returns what the fields show: the stored values, else the first ones that apply instead. */
export function valuesInForce(texts: SettingTexts, defaults: Defaults): SettingTexts {
  const shown = { ...texts };
  for (const fields of RESETTABLE) {
    if (fields.some((field) => texts[field] !== "")) continue;
    for (const field of fields) shown[field] = defaults[field] ?? "";
  }
  return shown;
}

/**
 * Returns the first value of a field with a stored one, and of the fields that go back with it; null if
 * there is none.
 */
export function firstValues(
  field: SettingField,
  stored: SettingTexts,
  defaults: Defaults,
): string[] | null {
  const fields = RESETTABLE.find(([first]) => first === field);
  if (!fields || stored[field] === "") return null;
  const values = fields.map((one) => defaults[one] ?? "");
  return values.some((value) => value !== "") ? values : null;
}

/** Returns a submitted form in which fields are empty that are reset or have their first value. */
export function withoutFirstValues(form: FormData, defaults: Defaults): FormData {
  const reset = new Set(form.getAll(RESET_FIELD));
  const changed = new FormData();
  for (const [name, value] of form) changed.append(name, value);
  for (const fields of RESETTABLE) {
    const isFirst = fields.every((field) => String(form.get(field)).trim() === defaults[field]);
    if (!isFirst && !reset.has(fields[0])) continue;
    for (const field of fields) changed.set(field, "");
  }
  return changed;
}
