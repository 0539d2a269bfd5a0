import { addDays, parseDate } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { idOf, modelOf, notFound } from "~/desk/fleet/model-id.server";
import { findVehicle } from "~/catalog/fleet/vehicles/vehicles.queries.server";
import { findBlock } from "./block.queries.server";

const MORNING = "09:00";

/**
 * Loads a stored block (`row`), or the first values of a new one (`vehicle`, `from`, `until`). Throws a 404
 * for an unknown one.
 */
export async function loadBlock(sql: Sql, request: Request, today: string) {
  const search = new URL(request.url).searchParams;
  const row = search.get("row");
  const stored = row === null ? null : await findBlock(sql, idOf(row));
  if (row !== null && !stored) throw notFound();
  const vehicle = await findVehicle(sql, stored?.vehicleId ?? idOf(search.get("vehicle") ?? ""));
  if (!vehicle) throw notFound();
  const model = await modelOf(sql, String(vehicle.carId));
  const from = parseDate(search.get("from") ?? "") ?? today;
  const until = parseDate(search.get("until") ?? "") ?? addDays(from, 1);
  return {
    vehicle,
    model: model.name,
    stored,
    today,
    first: {
      fromDate: from,
      fromTime: MORNING,
      untilDate: until > from ? until : addDays(from, 1),
      untilTime: MORNING,
      note: "",
    },
  };
}

export type BlockPageData = Awaited<ReturnType<typeof loadBlock>>;
