import type { TFunction } from "i18next";
import { KNOWN_VALUES, valueLabel, type KnownField } from "~/catalog/fleet/car-texts";
import type { ModelFormField } from "~/catalog/fleet/models/model-form";
import { formatWith } from "~/web/i18n/format";

export const KNOWN_FIELDS = ["transmission", "driveType", "fuelType"] as const;

/** Returns the usual values of a field in a language, for suggestions. */
export function suggestionsFor(t: TFunction, field: KnownField): string[] {
  return KNOWN_VALUES[field].map((value) => valueLabel(t, field, value));
}

export type FormTexts = Record<ModelFormField, string>;

/** Returns the text of the field of roads, which has a control for each of them, in the order of the slugs. */
export function typedRoads(form: FormData): string {
  const typed = form.getAll("roads").filter((text) => typeof text === "string");
  return typed
    .flatMap((text) => text.split(/[\s,;]+/))
    .filter(Boolean)
    .sort()
    .join(" ");
}

/** Returns stored values as staff read them in their language. */
export function displayedTexts(t: TFunction, texts: FormTexts): FormTexts {
  const known = KNOWN_FIELDS.map((field) => [field, valueLabel(t, field, texts[field])]);
  const { decimals } = formatWith(t);
  const inUnits = (field: UnitField) => {
    const { stored, key } = UNITS[field];
    const [, value] = stored.exec(texts[field]) ?? [];
    return value ? t(`fleet.values.${key}`, { value: decimals(value) }) : texts[field];
  };
  return {
    ...texts,
    ...Object.fromEntries(known),
    engine: inUnits("engine"),
    engineSize: inUnits("engineSize"),
    fuelConsumption: inUnits("fuelConsumption"),
  };
}

/** The units: how values with one are stored, and the key of their text in each language. */
const UNITS = {
  engine: { stored: /^([\d.]+)L$/, key: "litres" },
  engineSize: { stored: /^(\d+) cc$/, key: "cubicCentimetres" },
  fuelConsumption: { stored: /^([\d.]+) L\/100 km$/, key: "consumption" },
} as const;
type UnitField = keyof typeof UNITS;

/**
 * Returns typed values as they are stored, so that pages can show them in each language: the text of a
 * usual value in one of the languages becomes that value, and a number gets its unit.
 */
export function storedTexts(languages: readonly TFunction[], texts: FormTexts): FormTexts {
  const known = KNOWN_FIELDS.map((field) => [field, storedValue(languages, field, texts[field])]);
  return {
    ...texts,
    ...Object.fromEntries(known),
    engine: withUnit(texts.engine, /^([\d.]+)\s*(?:l|ლ)?$/i, "L"),
    engineSize: withUnit(texts.engineSize.replaceAll(/(?<=\d)\s(?=\d)/g, ""), SIZE, " cc"),
    fuelConsumption: withUnit(texts.fuelConsumption, CONSUMPTION, " L/100 km"),
  };
}

const SIZE = /^(\d+)\s*(?:cc|cm³|სმ³|სმ3)?$/i;
const CONSUMPTION = /^([\d.]+)\s*(?:(?:l|ლ)\s*(?:\/\s*100\s*(?:km|კმ))?)?$/i;

function storedValue(languages: readonly TFunction[], field: KnownField, typed: string): string {
  const text = typed.trim().toLowerCase();
  const isKnown = (value: string) =>
    value.toLowerCase() === text ||
    languages.some((t) => valueLabel(t, field, value).toLowerCase() === text);
  return KNOWN_VALUES[field].find(isKnown) ?? typed;
}

function withUnit(typed: string, pattern: RegExp, unit: string): string {
  const [, value] = pattern.exec(typed.trim().replace(/(?<=\d),(?=\d)/, ".")) ?? [];
  return value ? value + unit : typed;
}
