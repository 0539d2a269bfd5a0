import { parseDate, parseTime } from "~/calendar";
import type { Sql } from "~/db.server";
import { OTHER_VEHICLE } from "~/fleet/car";
import { isPrintableLine } from "~/web/plain-text";
import { apiError } from "~/web/http/api.server";
import { FIELD_LIMITS } from "~/booking/booking";
import type { Period } from "~/booking/period";
import { isLikelyTaken } from "./likely-taken";
import { findConfirmedOverlaps } from "./overlaps.queries.server";

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * Answers `GET /api/availability`: whether a car is likely taken, but not how many bookings it has
 * or when.
 */
export async function answerAvailabilityCall(sql: Sql, query: URLSearchParams): Promise<Response> {
  const vehicle = query.get("vehicle")?.trim() ?? "";
  if (!vehicle || vehicle.length > FIELD_LIMITS.vehicle || !isPrintableLine(vehicle)) {
    return apiError(400, "vehicle must be the name of a car", NO_STORE);
  }
  const period = readPeriod(query);
  if (typeof period === "string") return apiError(400, period, NO_STORE);
  if (vehicle === OTHER_VEHICLE)
    return Response.json({ likelyTaken: false }, { headers: NO_STORE });
  const found = await findConfirmedOverlaps(sql, vehicle, period);
  if (!found) return apiError(404, "there is no such car", NO_STORE);
  const likelyTaken = isLikelyTaken(found.periods, period, found.units);
  return Response.json({ likelyTaken }, { headers: NO_STORE });
}

/** The period of a query, or an error message. */
function readPeriod(query: URLSearchParams): Period | string {
  const period = {} as Period;
  for (const name of ["pickupDate", "returnDate"] as const) {
    const date = parseDate(query.get(name) ?? "");
    if (date === null) return `${name} must be a date like 2030-12-31`;
    period[name] = date;
  }
  for (const name of ["pickupTime", "returnTime"] as const) {
    const time = parseTime(query.get(name) ?? "");
    if (time === null) return `${name} must be a time like 09:30`;
    period[name] = time;
  }
  return period;
}
