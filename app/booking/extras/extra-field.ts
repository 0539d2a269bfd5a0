import {
  chosenOffers,
  type ChosenOffer,
  type ExtraOffer,
  type ExtraQuantity,
} from "~/catalog/pricing/offered-extras";
import { firstText } from "~/web/first-text";

const PREFIX = "extra-";

/** The maximum number of extras: as many as the list at the desk can have. */
export const MAX_EXTRAS = 60;

/** The form field with the quantity of an extra. */
export type ExtraFieldName = `${typeof PREFIX}${string}`;

/** Returns the name of an extra's form field. It has no dots and brackets, which conform would read as a path. */
export function extraField({ name }: Pick<ExtraOffer, "name">): ExtraFieldName {
  return `${PREFIX}${encodeURIComponent(name.en).replaceAll(".", "%2E")}`;
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

/** Reads the extras of a form's values; a ticked box is one. Invalid quantities are 0, which no offer has. */
export function readExtras(values: Readonly<Record<string, unknown>>): ExtraQuantity[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const text = firstText(value);
    if (!isExtraField(field) || text === "") return [];
    return [{ name: nameOf(field), quantity: readQuantity(text) }];
  });
}

/** Reads the extras of a form's values that are offered: a draft may have others. */
export function readOffers(
  values: Readonly<Record<string, unknown>>,
  offers: readonly ExtraOffer[],
): ChosenOffer[] {
  const offered = readExtras(values).filter(({ name, quantity }) =>
    offers.some((offer) => offer.name.en === name && quantity <= offer.max && quantity > 0),
  );
  return chosenOffers(offers, offered) ?? [];
}

function nameOf(field: ExtraFieldName): string {
  const encoded = field.slice(PREFIX.length);
  try {
    return decodeURIComponent(encoded);
  } catch {
    // No offer has this name.
    return encoded;
  }
}

function readQuantity(text: string): number {
  if (text === "on") return 1;
  return /^\d{1,2}$/.test(text) ? Number(text) : 0;
}
