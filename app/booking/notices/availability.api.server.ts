import type { z } from "zod";
import { isConfirmedAtOnce, type Answers } from "~/catalog/availability/at-once";
import type { Availability } from "~/catalog/availability/availability";
import { findAvailability } from "~/catalog/availability/availability.queries.server";
import { periodOf, type Period } from "~/booking/period";
import type { Sql } from "~/web/db.server";
import { findSimilarFree } from "~/catalog/fleet/availability/similar-cars.server";
import { OTHER_VEHICLE, type FleetCar } from "~/catalog/fleet/car";
import { findCarByName } from "~/catalog/fleet/fleet.queries.server";
import { apiError, firstMessage } from "~/web/http/api.server";
import {
  availabilityQuery,
  formerAvailabilityQuery,
  type availabilityResponse,
} from "./availability.api.schema";

const NO_STORE = { "Cache-Control": "no-store" };

/** What the answers depend on besides the fleet. */
type Rules = { now: Date; answers: Answers; listCars: () => Promise<readonly FleetCar[]> };

/**
 * Responds to `GET /api/availability`: whether a car can be booked for a time, and where the company answers at once,
 * whether that would be confirmed at once; but not how many bookings it has or when.
 */
export async function handleAvailabilityRequest(
  sql: Sql,
  query: URLSearchParams,
  rules: Rules,
): Promise<Response> {
  if (query.has("vehicle") && !query.has("car")) return handleFormerRequest(sql, query, rules);
  const { now } = rules;
  const { data, error } = availabilityQuery.safeParse(Object.fromEntries(query));
  if (error) return apiError(400, firstMessage(error), NO_STORE);
  const availability = await findAvailability(sql, data.id, { period: data.period, now });
  if (!availability) return noSuchCar();
  const answer = {
    car: Number(data.id),
    availability,
    asOf: now.toISOString(),
    ...atOnce(availability, data.trip, rules),
  };
  return Response.json(answer satisfies z.infer<typeof availabilityResponse>, {
    headers: NO_STORE,
  });
}

/** Returns the field `atOnce`; nothing where staff answer each request. */
function atOnce(availability: Availability | null, trip: Period, { now, answers }: Rules) {
  if (answers.atOnceHours === null) return {};
  const isFree = availability === "free" || availability === "last";
  return { atOnce: isFree && isConfirmedAtOnce(trip, answers, now) };
}

async function handleFormerRequest(sql: Sql, query: URLSearchParams, rules: Rules) {
  const { data, error } = formerAvailabilityQuery.safeParse(Object.fromEntries(query));
  if (error) return apiError(400, firstMessage(error), NO_STORE);
  const { vehicle, ...period } = data;
  if (vehicle === OTHER_VEHICLE)
    return Response.json({ likelyTaken: false }, { headers: NO_STORE });
  const car = await findCarByName(sql, vehicle);
  if (!car) return noSuchCar();
  const asked = { period: periodOf(period), now: rules.now };
  const found = await findAvailability(sql, BigInt(car.id), asked);
  const instead = found === "request" ? await namesInstead(sql, car.id, asked, rules) : {};
  return Response.json(
    { likelyTaken: found === "request", ...atOnce(found, period, rules), ...instead },
    { headers: NO_STORE },
  );
}

/** Returns the field `instead`: the names of free cars like one that is taken; nothing if there are none. */
async function namesInstead(
  sql: Sql,
  id: number,
  asked: Parameters<typeof findSimilarFree>[3],
  { listCars }: Rules,
) {
  const cars = await listCars();
  const taken = cars.find((car) => car.id === id);
  const similar = taken ? await findSimilarFree(sql, taken, cars, asked) : [];
  return similar.length > 0 ? { instead: similar.map(({ name }) => name) } : {};
}

function noSuchCar() {
  return apiError(404, "there is no such car", NO_STORE);
}
