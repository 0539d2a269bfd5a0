import { parseDate, parseTime } from "~/web/calendar";
import { OTHER_VEHICLE } from "~/catalog/fleet/car";
import { FORM_DEFAULTS } from "~/booking/booking";
import type { FormValues } from "~/booking/form/form-values";

/**
 * The query of `GET /api/availability` for a form; null without a car of the fleet or complete dates.
 */
export function availabilityQuery(typed: FormValues): string | null {
  const { vehicle, pickupTime = "", returnTime = "" } = typed;
  const pickupDate = parseDate(typed.pickupDate ?? "");
  const returnDate = parseDate(typed.returnDate ?? "");
  if (!vehicle || vehicle === OTHER_VEHICLE || !pickupDate || !returnDate) return null;
  const query = new URLSearchParams({
    vehicle,
    pickupDate,
    pickupTime: parseTime(pickupTime) ?? FORM_DEFAULTS.pickupTime,
    returnDate,
    returnTime: parseTime(returnTime) ?? FORM_DEFAULTS.returnTime,
  });
  return String(query);
}
