import type { Sql } from "~/db.server";
import { OTHER_VEHICLE } from "~/fleet/car";
import { apiError, firstMessage } from "~/web/http/api.server";
import { availabilityQuery } from "./availability-call.schema";
import { isLikelyTaken } from "./likely-taken";
import { findConfirmedOverlaps } from "./overlaps.queries.server";

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * Answers `GET /api/availability`: whether a car is likely taken, but not how many bookings it has
 * or when.
 */
export async function answerAvailabilityCall(sql: Sql, query: URLSearchParams): Promise<Response> {
  const { data, error } = availabilityQuery.safeParse(Object.fromEntries(query));
  if (error) return apiError(400, firstMessage(error), NO_STORE);
  const { vehicle, ...period } = data;
  if (vehicle === OTHER_VEHICLE)
    return Response.json({ likelyTaken: false }, { headers: NO_STORE });
  const found = await findConfirmedOverlaps(sql, vehicle, period);
  if (!found) return apiError(404, "there is no such car", NO_STORE);
  const likelyTaken = isLikelyTaken(found.periods, period, found.units);
  return Response.json({ likelyTaken }, { headers: NO_STORE });
}
