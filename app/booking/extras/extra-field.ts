import { englishName } from "~/catalog/pricing/english-name";
import {
  SPECIFIED_EXTRAS,
  type ChosenExtra,
  type Extra,
  type ExtraField,
  type ExtraQuantity,
} from "~/catalog/pricing/extras";
import { firstText } from "~/web/first-text";

const PREFIX = "extra-";

/** The maximum number of extras: as many as the list at the desk can have. */
export const MAX_EXTRAS = 62;

/** The form field with the quantity of an extra, by its slug or its English name. */
export type ExtraFieldName = `${typeof PREFIX}${string}`;

type FormExtra = Pick<Extra, "slug" | "name" | "max">;

/** Returns the name of an extra's form field: that of the specification where it is a checkbox and has one. */
export function extraField(extra: Pick<Extra, "slug" | "max">): ExtraField | ExtraFieldName {
  const field = SPECIFIED_EXTRAS.find(({ slug }) => slug === extra.slug)?.field;
  return field && extra.max === 1 ? field : `${PREFIX}${extra.slug}`;
}

/**
 * Returns the fields in which an extra may be, that of the form first: drafts, queued bookings and links may have
 * it by its English name, or from when its maximum was another one.
 */
export function fieldsOfExtra(extra: FormExtra): (ExtraField | ExtraFieldName)[] {
  const { slug } = extra;
  const specified = SPECIFIED_EXTRAS.filter((one) => one.slug === slug).map(({ field }) => field);
  const encoded = encodedName(englishName(extra));
  return [
    ...new Set([
      extraField(extra),
      `${PREFIX}${slug}` as const,
      ...specified,
      `${PREFIX}${encoded}` as const,
    ]),
  ];
}

export function isExtraField(name: string): name is ExtraFieldName {
  return /^extra-[\w%!~*'()-]{1,600}$/.test(name);
}

/**
 * Returns the names of a form's fields with extras. More names than the list can have would be invented, so they
 * are cut off.
 */
export function extraFieldsIn(form: FormData): ExtraFieldName[] {
  return [...new Set(form.keys())].filter(isExtraField).slice(0, MAX_EXTRAS);
}

/** The parameter of an address with the extras to choose in the form. */
export const EXTRAS_PARAMETER = "extras";

/** Writes extras for an address, such as `child-seat:2,ski-rack:1`. */
export function writeExtras(extras: readonly ExtraQuantity[]): string {
  return extras.map(({ name, quantity }) => `${encodedName(name)}:${quantity}`).join(",");
}

/** Reads the extras of an address as values of the form's fields; the form ignores those that it doesn't offer. */
export function readExtrasParameter(text: string): Record<ExtraFieldName, string> {
  const entries = text
    .split(",")
    .slice(0, MAX_EXTRAS)
    .flatMap((one) => {
      const [, name, quantity = ""] = /^(.+):(\d{1,2})$/.exec(one) ?? [];
      const field = `${PREFIX}${name}`;
      return name !== undefined && isExtraField(field) ? [[field, quantity]] : [];
    });
  return Object.fromEntries(entries);
}

function encodedName(name: string) {
  return encodeURIComponent(name).replaceAll(".", "%2E");
}

type FormTexts = Readonly<Record<string, unknown>>;

/**
 * Reads the extras of a form's values, by slug or English name; a ticked box is one. Invalid quantities are 0, of
 * which no extra is booked. The fields of the specification are not among them.
 */
export function readExtras(values: FormTexts): ExtraQuantity[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const text = firstText(value);
    if (!isExtraField(field) || text === "") return [];
    return [{ name: nameOf(field), quantity: readQuantity(text) }];
  });
}

/** Returns how many of an extra a form's values have, whichever of its fields they are in. */
export function quantityIn(values: FormTexts, extra: FormExtra): number {
  const texts = fieldsOfExtra(extra).map((field) => firstText(values[field]));
  return readQuantity(
    texts.find((text) => text !== "" && text !== "false" && text !== "off") ?? "",
  );
}

/** Returns the values of the form's fields for extras, from values that may have them in other fields. */
export function extraValues(values: FormTexts, extras: readonly Extra[]): Record<string, string> {
  const entries = extras.map((extra) => {
    const quantity = quantityIn(values, extra);
    const text = extra.max === 1 ? "on" : String(quantity);
    return [extraField(extra), quantity > 0 ? text : ""] as const;
  });
  return Object.fromEntries(entries);
}

/** Reads the extras of a form's values that can be booked: a draft may have others. */
export function readOffered(values: FormTexts, extras: readonly Extra[]): ChosenExtra[] {
  return extras.flatMap((extra) => {
    const quantity = quantityIn(values, extra);
    return quantity >= 1 && quantity <= extra.max ? [{ ...extra, quantity }] : [];
  });
}

function nameOf(field: ExtraFieldName): string {
  const encoded = field.slice(PREFIX.length);
  try {
    return decodeURIComponent(encoded);
  } catch {
    // No extra has this name.
    return encoded;
  }
}

function readQuantity(text: string): number {
  if (text === "on" || text === "true") return 1;
  return /^\d{1,2}$/.test(text) ? Number(text) : 0;
}
