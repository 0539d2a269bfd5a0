import { businessMoment, parseDate, parseTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { plateFault, plateKey } from "~/catalog/fleet/vehicles/plate";
import { isInService } from "~/catalog/fleet/vehicles/vehicle";
import { withoutNul } from "~/web/plain-text";
import { holdersAt, type Holder } from "./holders";
import {
  findKnownVehicle,
  findOtherUse,
  listRentalsBefore,
  listVehiclesWithPlate,
  type KnownVehicle,
} from "./vehicle-rentals.queries.server";

/** The typed texts of the form that asks who had a plate. */
export type TypedQuestion = { plate: string; date: string; time: string };

/** The reason why a vehicle was with nobody, as far as the desk knows. */
export type Otherwise = "free" | "notInService" | "notKnownYet" | "block" | "channel";

export type HolderAnswer =
  | { kind: "faults"; faults: (keyof TypedQuestion)[] }
  | { kind: "future" }
  | { kind: "unknownPlate" }
  | {
      kind: "known";
      /** The moment, `YYYY-MM-DD HH:MM` in business time. */
      moment: string;
      vehicles: {
        vehicle: KnownVehicle;
        holders: Holder[];
        otherwise: Otherwise;
        /** The note of a block. */
        note: string;
      }[];
    };

const MAX_TYPED = 40;

export function readQuestion(query: URLSearchParams): TypedQuestion {
  const typed = (name: string) =>
    withoutNul(query.get(name) ?? "")
      .trim()
      .slice(0, MAX_TYPED);
  return { plate: typed("plate"), date: typed("date"), time: typed("time") };
}

/**
 * Finds who had a vehicle, or without one the typed plate, at the typed moment; null if nothing was typed.
 */
export async function findHolders(
  sql: Sql,
  typed: TypedQuestion,
  { vehicleId, now }: { vehicleId: number | null; now: Date },
): Promise<HolderAnswer | null> {
  if (!typed.date && !typed.time && (!typed.plate || vehicleId !== null)) return null;
  const [date, time] = [parseDate(typed.date), parseTime(typed.time)];
  const faults = [
    ...(vehicleId === null && plateFault(typed.plate) ? ["plate" as const] : []),
    ...(date ? [] : ["date" as const]),
    ...(time ? [] : ["time" as const]),
  ];
  if (faults.length > 0) return { kind: "faults", faults };
  const moment = `${date} ${time}`;
  if (moment > businessMoment(now)) return { kind: "future" };
  const known =
    vehicleId === null
      ? await listVehiclesWithPlate(sql, plateKey(typed.plate), moment)
      : await findKnownVehicle(sql, vehicleId);
  if (known.length === 0) return { kind: "unknownPlate" };
  const rentals = await listRentalsBefore(
    sql,
    known.map(({ id }) => id),
    moment,
  );
  const vehicles = await Promise.all(
    known.map(async (vehicle) => {
      const own = rentals.filter((rental) => rental.vehicleId === vehicle.id);
      const holders = holdersAt(own, moment);
      const other = await findOtherUse(sql, vehicle.id, moment);
      const otherwise = other?.kind ?? absenceOf(vehicle, moment);
      return { vehicle, holders, otherwise, note: other?.note ?? "" };
    }),
  );
  return { kind: "known", moment, vehicles: likelyOnes(vehicles) };
}

function absenceOf(vehicle: KnownVehicle, moment: string): Otherwise {
  if (!isInService(vehicle, moment.slice(0, 10))) return "notInService";
  const isKnown = vehicle.inServiceFrom !== null || vehicle.knownSince <= moment;
  return isKnown ? "free" : "notKnownYet";
}

/**
 * Returns the vehicles that are meant. One plate may have been on several, one after the other: those that
 * were with somebody, else those in service.
 */
function likelyOnes<Answered extends { holders: Holder[]; otherwise: Otherwise }>(
  vehicles: Answered[],
): Answered[] {
  const held = vehicles.filter(({ holders }) => holders.length > 0);
  if (held.length > 0) return held;
  const inService = vehicles.filter(({ otherwise }) => otherwise !== "notInService");
  return inService.length > 0 ? inService : vehicles;
}
