import type { ParsedDates } from "~/catalog/fleet/prices/trip-dates";
import { isExtraField, type ExtraFieldName } from "~/booking/extras/extra-field";
import { CHOICE_FIELDS, type ChoiceField } from "~/booking/choices";
import { INPUT_FIELDS } from "~/booking/booking-fields";
import { SPECIFIED_EXTRAS } from "~/catalog/pricing/extras";
import { firstText } from "~/web/first-text";
import { ASKED_FIELD, FORM_DEFAULTS, PRICE_FIELD, type BookingInput } from "~/booking/booking";

type FormField = keyof BookingInput | ChoiceField | typeof ASKED_FIELD | typeof PRICE_FIELD;

/** The form's fields as text, as a form posts them. */
export type FormValues = Partial<Record<FormField, string>> & Record<ExtraFieldName, string>;

const FIELDS: ReadonlySet<string> = new Set<FormField>([
  ...INPUT_FIELDS,
  ...CHOICE_FIELDS,
  ASKED_FIELD,
  PRICE_FIELD,
]);

/** The number of characters of a field that are restored from storage: more than any field accepts. */
const MAX_STORED_LENGTH = 4_000;

export function emptyForm(
  vehicle: string | null,
  vehicleType: string | null,
  { dates, pickup }: Partial<Pick<ParsedDates, "dates" | "pickup">> = {},
): FormValues {
  return {
    ...FORM_DEFAULTS,
    ...(vehicle && { vehicle }),
    ...(vehicleType && { vehicleType }),
    ...(pickup && { pickup }),
    ...(dates && { pickupDate: dates.from, returnDate: dates.to }),
    ...(dates?.pickupTime && { pickupTime: dates.pickupTime }),
    ...(dates?.returnTime && { returnTime: dates.returnTime }),
  };
}

/** Returns whether a checkbox is ticked: forms send `on`, drafts may have `true`. */
export function isTicked(value: string | undefined): boolean {
  return value === "on" || value === "true";
}

export function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, firstText(value)]),
  );
}

/** Returns the valid fields of an untrusted object from browser storage. */
export function readStoredValues(stored: unknown): FormValues {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) =>
        (FIELDS.has(name) || isExtraField(name)) &&
        typeof value === "string" &&
        value.length <= MAX_STORED_LENGTH,
    ),
  );
}

const CHOSEN: ReadonlySet<string> = new Set([
  ...SPECIFIED_EXTRAS.map(({ field }) => field),
  ...CHOICE_FIELDS,
]);

/** Returns the extras and choices among a form's values, as names with their texts. */
export function chosenIn(values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const text = firstText(value);
    return text !== "" && (CHOSEN.has(name) || isExtraField(name)) ? [[name, text]] : [];
  });
}
