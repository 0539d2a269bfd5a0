import { businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { readFleetQuery } from "~/desk/fleet/fleet-query";
import { SOON_DAYS } from "~/catalog/fleet/vehicles/expiry";
import { listDueVehicles } from "./listed-vehicles.queries.server";
import { loadFleetList } from "./load-fleet-list.server";

/** The maximum number of listed vehicles. */
const MAX_DUE = 50;
const DAY_MS = 86_400_000;

/** Loads the page of the list: the models of its query, and the vehicles whose papers end soon. */
export async function loadFleetPage(sql: Sql, request: Request, now: Date) {
  const { date: today } = businessTime(now);
  const { date: until } = businessTime(new Date(now.getTime() + SOON_DAYS * DAY_MS));
  const query = readFleetQuery(new URL(request.url).searchParams);
  const [list, due] = await Promise.all([
    loadFleetList(sql, query, today),
    listDueVehicles(sql, { today, until, limit: MAX_DUE }),
  ]);
  return { list, due, today };
}

export type FleetPageData = Awaited<ReturnType<typeof loadFleetPage>>;
