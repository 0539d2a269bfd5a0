import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { findHolders, readQuestion } from "./find-holders.server";
import { listVehicleRentals } from "./vehicle-rentals.queries.server";

const PAGE_SIZE = 20;

const PAGE = /^[1-9]\d{0,3}$/;

/** Reads the number of a page of a list, from 1; 1 for anything else. */
export function readPage(query: URLSearchParams): number {
  const typed = query.get("page") ?? "";
  return PAGE.test(typed) ? Number(typed) : 1;
}

/** Loads a page of the rentals of a vehicle, and who had it at the minute that was asked for. */
export async function loadVehicleRentals(
  sql: Sql,
  query: URLSearchParams,
  { vehicleId, now }: { vehicleId: number; now: Date },
) {
  const page = readPage(query);
  const typed = readQuestion(query);
  const [found, answer] = await Promise.all([
    listVehicleRentals(sql, vehicleId, { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE }),
    findHolders(sql, typed, { vehicleId, now }),
  ]);
  return {
    rentals: found.slice(0, PAGE_SIZE),
    hasMore: found.length > PAGE_SIZE,
    page,
    typed,
    answer,
    today: businessTime(now).date,
  };
}

export type VehicleRentals = Awaited<ReturnType<typeof loadVehicleRentals>>;
