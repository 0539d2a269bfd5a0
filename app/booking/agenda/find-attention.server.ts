import { addDays, businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import { SOON_DAYS } from "~/fleet/vehicles/expiry";
import { splitLate } from "./attention";
import { listLate, listOtherConflicts, listUnassigned } from "./attention.queries.server";
import { listUnmarked } from "./unmarked.queries.server";
import { listVehicleGaps } from "./vehicle-gaps.queries.server";

const LIMIT = 50;

/** What needs a person besides requests and hand-overs. */
export async function findAttention(sql: Sql, now: Date) {
  const { date: today } = businessTime(now);
  const soon = addDays(today, SOON_DAYS);
  const [allLate, others, unmarked, unassigned, vehicles] = await Promise.all([
    listLate(sql, now, { limit: LIMIT }),
    listOtherConflicts(sql, now, LIMIT),
    listUnmarked(sql, now, LIMIT),
    listUnassigned(sql, now, LIMIT),
    listVehicleGaps(sql, { today, soon, limit: LIMIT }),
  ]);
  const { late, conflicts } = splitLate(allLate, now);
  return { late, conflicts: [...conflicts, ...others], unmarked, unassigned, vehicles };
}
