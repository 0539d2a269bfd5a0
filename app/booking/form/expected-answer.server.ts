import { isConfirmedAtOnce, type Answers } from "~/catalog/availability/at-once";
import { findAvailability } from "~/catalog/availability/availability.queries.server";
import { findCarByName } from "~/catalog/fleet/fleet.queries.server";
import { periodOf } from "~/booking/period";
import { orNull, type Sql } from "~/web/db.server";
import { asksForOther, typedTrip, type ExpectedAnswer } from "./expected-answer";
import type { FormValues } from "./form-values";

type ExpectedQuery = { answers: Answers; now: Date };

/**
 * Finds what follows a booking with these values, for visitors without scripts. Null where staff answer each request,
 * while the car or a date is missing, and while the database is unavailable.
 */
export async function findExpectedAnswer(
  sql: Sql,
  typed: FormValues,
  { answers, now }: ExpectedQuery,
): Promise<ExpectedAnswer | null> {
  const trip = typedTrip(typed);
  if (answers.atOnceHours === null || trip === null || !typed.vehicle) return null;
  if (asksForOther(typed) || !isConfirmedAtOnce(trip, answers, now)) return "request";
  return orNull(findByAvailability(sql, typed.vehicle, { period: periodOf(trip), now }));
}

async function findByAvailability(
  sql: Sql,
  vehicle: string,
  asked: Parameters<typeof findAvailability>[2],
): Promise<ExpectedAnswer | null> {
  const car = await findCarByName(sql, vehicle);
  const availability = car && (await findAvailability(sql, BigInt(car.id), asked));
  return availability && (availability === "request" ? "request" : "atOnce");
}
