import type { AskedDates } from "~/fleet/prices/trip-dates";
import { INPUT_FIELDS } from "~/booking/fields";
import { FORM_DEFAULTS, PRICE_FIELD, type BookingInput } from "~/booking/booking";

type FormField = keyof BookingInput | typeof PRICE_FIELD;

/** The form's fields as texts, the way a form posts them. */
export type FormValues = Partial<Record<FormField, string>>;

const FIELDS: ReadonlySet<string> = new Set<FormField>([...INPUT_FIELDS, PRICE_FIELD]);

/** The most characters of a field that a browser keeps: more than the form takes of any. */
const MOST_KEPT = 4_000;

/** What an empty form starts with: the car, the place and the days that a link chose. */
export function emptyForm(
  vehicle: string | null,
  vehicleType: string | null,
  { dates, pickup }: Partial<Pick<AskedDates, "dates" | "pickup">> = {},
): FormValues {
  return {
    ...FORM_DEFAULTS,
    ...(vehicle && { vehicle }),
    ...(vehicleType && { vehicleType }),
    ...(pickup && { pickup }),
    ...(dates && { pickupDate: dates.from, returnDate: dates.to }),
  };
}

/** A field that came several times, or as something else, shows its first text. */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return asText(value[0]);
  return typeof value === "string" ? value : "";
}

/** Whether a checkbox is ticked: a form sends `on`, a draft may hold the text of a boolean. */
export function isTicked(value: string | undefined): boolean {
  return value === "on" || value === "true";
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
      ([name, value]) => FIELDS.has(name) && typeof value === "string" && value.length <= MOST_KEPT,
    ),
  );
}
