import type { Sql } from "~/db.server";
import type { ColumnChange } from "~/fleet/history/changes";

type HistoryEntry = ColumnChange & {
  id: number;
  /** Null for a change of the model itself. */
  vehicleId: number | null;
};

/** The last changes of a model and its vehicles, newest first. */
export async function listFleetChanges(sql: Sql, carId: number, limit: number) {
  return sql<HistoryEntry[]>`
    select id, vehicle_id as "vehicleId", actor, changed_at as at, before, after
    from fleet_changes where car_id = ${carId}
    order by id desc limit ${limit}`;
}
