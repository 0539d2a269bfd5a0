import type { TimeRange } from "~/catalog/availability/availability";
import { listAvailability } from "~/catalog/availability/availability.queries.server";
import type { FleetCar } from "~/catalog/fleet/car";
import { tripQuote, type TripDates } from "~/catalog/fleet/prices/trip-dates";
import type { Place } from "~/catalog/pricing/places";
import { sumToPay } from "~/catalog/pricing/quote";
import type { Sql } from "~/web/db.server";
import { similarCars } from "./similar-cars";
import { tripPeriod } from "./trip-availability.server";

/** A free car with the sum to pay for a trip, in the main currency. */
export type SimilarCar = { id: number; name: string; toPay: number };

type SimilarQuery = { period: TimeRange; now: Date };

/** Finds the cars that are free for a time and stand in for a car best. `fleet` has all cars on offer. */
export async function findSimilarFree(
  sql: Sql,
  car: FleetCar,
  fleet: readonly FleetCar[],
  asked: SimilarQuery,
): Promise<FleetCar[]> {
  const availability = await listAvailability(sql, asked);
  const isFree = ({ id }: FleetCar) => {
    const found = availability.get(id);
    return found === "free" || found === "last";
  };
  return similarCars(car, fleet.filter(isFree));
}

type Offered = { cars: readonly FleetCar[]; places: readonly Place[] };

/** Finds free cars like one that is taken for a trip, with their prices. */
export async function loadSimilarCars(
  sql: Sql,
  car: FleetCar,
  { cars, places }: Offered,
  { dates, now }: { dates: TripDates; now: Date },
): Promise<SimilarCar[]> {
  const found = await findSimilarFree(sql, car, cars, { period: tripPeriod(dates), now });
  return found.map(({ id, name, plan }) => {
    return { id, name, toPay: sumToPay(tripQuote(plan, dates, places)) };
  });
}
