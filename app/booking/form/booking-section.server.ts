import { businessTime } from "~/web/calendar";
import type { OfficeHours } from "~/catalog/company/company";
import type { Sql } from "~/web/db.server";
import type { CarChoice } from "~/catalog/fleet/car";
import { choiceNamed } from "~/catalog/fleet/choice-named";
import { vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import { readTripDates } from "~/catalog/fleet/prices/trip-dates";
import { findBookingByToken } from "~/booking/booking.queries.server";
import { isToken } from "~/booking/links/token";
import { FIELD_LIMITS } from "~/booking/booking";
import { EXTRAS_PARAMETER, readExtrasParameter } from "~/booking/extras/extra-field";
import { emptyForm } from "./form-values";
import { findNotices } from "~/booking/notices/stored-notices.server";

/** Returns the values with which a query fills in the form. A former name of a car selects the car. */
export function formDefaults(query: URLSearchParams, choices: readonly CarChoice[]) {
  const named = query.get("vehicle");
  const { dates, pickup } = readTripDates(query);
  const again = {
    ...readReturnPlace(query),
    ...readExtrasParameter(query.get(EXTRAS_PARAMETER) ?? ""),
  };
  if (!named) return { ...emptyForm(named, null, { dates, pickup }), ...again };
  // Without the fleet, as while the database is unavailable, the name alone tells the type.
  const car = choiceNamed(choices, named) ?? { name: named, bodyType: null };
  return { ...emptyForm(car.name, vehicleTypeOf(car), { dates, pickup }), ...again };
}

/** Returns the return place of an address that books the same again. */
function readReturnPlace(query: URLSearchParams) {
  const place = query.get("return")?.slice(0, FIELD_LIMITS.place);
  return place ? { return: place } : {};
}

/** Loads the booking section's data for a query, with the booking of `?booked=TOKEN`. */
export async function loadBookingSection(
  sql: Sql,
  query: URLSearchParams,
  { hours, now }: { hours: OfficeHours; now: Date },
) {
  const token = query.get("booked");
  return {
    now: businessTime(startOfStep(now)),
    booked: token === null ? null : await findBooked(sql, token, hours),
  };
}

/**
 * The steps of the time in the page. A page that stays the same is compressed better, and only the notice of a
 * past pick-up needs the time.
 */
const STEP_MS = 5 * 60_000;

const startOfStep = (now: Date) => new Date(now.getTime() - (now.getTime() % STEP_MS));

async function findBooked(sql: Sql, token: string, hours: OfficeHours) {
  const booking = isToken(token) ? await findBookingByToken(sql, token) : null;
  if (!booking) return "unknown" as const;
  const notices = await findNotices(sql, [booking], { audience: "visitor", hours });
  return { booking, token, notices: notices.get(booking.id) ?? [] };
}
