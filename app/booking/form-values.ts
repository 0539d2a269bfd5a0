import type { TripDates } from "~/fleet/trip-dates";
import { FORM_DEFAULTS, type BookingInput } from "./booking";

/** The form's fields as texts, the way a form posts them. */
export type FormValues = Partial<Record<keyof BookingInput, string>>;

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
