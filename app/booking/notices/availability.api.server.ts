import type { z } from "zod";
import { findAvailability } from "~/catalog/availability/availability.queries.server";
import { periodOf } from "~/booking/period";
import type { Sql } from "~/web/db.server";
import { OTHER_VEHICLE } from "~/catalog/fleet/car";
import { findCarByName } from "~/catalog/fleet/fleet.queries.server";
import { apiError, firstMessage } from "~/web/http/api.server";
import {
  availabilityQuery,
  formerAvailabilityQuery,
  type availabilityResponse,
} from "./availability.api.schema";

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * Responds to `GET /api/availability`: whether a car can be booked for a time, but not how many bookings it has or
 * when.
 */
export async function handleAvailabilityRequest(
  sql: Sql,
  query: URLSearchParams,
  now: Date,
): Promise<Response> {
  if (query.has("vehicle") && !query.has("car")) return handleFormerRequest(sql, query, now);
  const { data, error } = availabilityQuery.safeParse(Object.fromEntries(query));
  if (error) return apiError(400, firstMessage(error), NO_STORE);
  const availability = await findAvailability(sql, data.id, { period: data.period, now });
  if (!availability) return noSuchCar();
  const answer = { car: Number(data.id), availability, asOf: now.toISOString() };
  return Response.json(answer satisfies z.infer<typeof availabilityResponse>, {
    headers: NO_STORE,
  });
}

async function handleFormerRequest(sql: Sql, query: URLSearchParams, now: Date) {
  const { data, error } = formerAvailabilityQuery.safeParse(Object.fromEntries(query));
  if (error) return apiError(400, firstMessage(error), NO_STORE);
  const { vehicle, ...period } = data;
  if (vehicle === OTHER_VEHICLE)
    return Response.json({ likelyTaken: false }, { headers: NO_STORE });
  const car = await findCarByName(sql, vehicle);
  if (!car) return noSuchCar();
  const found = await findAvailability(sql, BigInt(car.id), { period: periodOf(period), now });
  return Response.json({ likelyTaken: found === "request" }, { headers: NO_STORE });
}

function noSuchCar() {
  return apiError(404, "there is no such car", NO_STORE);
}
