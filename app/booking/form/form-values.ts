import type { TripDates } from "~/fleet/prices/trip-dates";
import { FORM_DEFAULTS, PRICE_FIELD, type BookingInput } from "~/booking/booking";

type FormField = keyof BookingInput | typeof PRICE_FIELD;

/** The form's fields as texts, the way a form posts them. */
export type FormValues = Partial<Record<FormField, string>>;

const FIELDS: Readonly<Record<FormField, true>> = {
  name: true,
  email: true,
  phone: true,
  vehicle: true,
  vehicleType: true,
  pickup: true,
  return: true,
  pickupDate: true,
  pickupTime: true,
  returnDate: true,
  returnTime: true,
  notes: true,
  contactPreference: true,
  addChildSeat: true,
  addSkiRack: true,
  [PRICE_FIELD]: true,
};

/** The most characters of a field that a browser keeps: more than the form takes of any. */
const MOST_KEPT = 4_000;

/** What an empty form starts with, with the car and the days that a link chose. */
export function emptyForm(
  vehicle: string | null,
  vehicleType: string | null,
  dates: TripDates | null = null,
): FormValues {
  return {
    ...FORM_DEFAULTS,
    ...(vehicle && { vehicle }),
    ...(vehicleType && { vehicleType }),
    ...(dates && { pickupDate: dates.from, returnDate: dates.to }),
  };
}

/** A field that came several times, or as something else, shows its first text. */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return asText(value[0]);
  return typeof value === "string" ? value : "";
}

/** What stands in a form now. */
export function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, asText(value)]));
}

/** The form's fields in what a browser kept, which may be anything by now. */
export function readKept(kept: unknown): FormValues {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) =>
        Object.hasOwn(FIELDS, name) && typeof value === "string" && value.length <= MOST_KEPT,
    ),
  );
}
