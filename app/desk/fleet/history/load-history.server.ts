import type { Sql } from "~/web/db.server";
import { truncate } from "~/messaging/delivery/plain-lines";
import { modelTextChanges } from "~/desk/fleet/model/model-changes";
import type { TextChange } from "~/desk/fleet/stale/merge-typed";
import { vehicleTextChanges } from "~/desk/fleet/vehicles/vehicle";
import { mergeChanges, type ColumnChange } from "~/catalog/fleet/history/changes";
import { listFleetChanges, type HistoryRow } from "~/catalog/fleet/history/changes.queries.server";
import { HISTORY_COLUMNS } from "~/catalog/fleet/models/change-model.server";
import type { ModelFormField } from "~/catalog/fleet/models/model-form";
import { VEHICLE_COLUMNS, type Vehicle, type VehicleField } from "~/catalog/fleet/vehicles/vehicle";

const MAX_ENTRIES = 20;

/** The maximum length of a shown value in UTF-16 units; longer ones are cut. */
const MAX_LENGTH = 80;

export type ChangedField<Field extends string> = Pick<TextChange<Field>, "field" | "from" | "to">;

/** One saved change of a model or of one of its vehicles, as the desk shows it. */
export type FleetChange = {
  id: number;
  actor: string;
  /** The moment in ISO 8601, UTC. */
  at: string;
} & (
  | {
      vehicle: null;
      event: "added" | "archived" | "restored" | "reordered" | "changed";
      changes: ChangedField<ModelFormField>[];
    }
  | {
      vehicle: Pick<Vehicle, "plate" | "number">;
      event: "added" | "removed" | "changed";
      changes: ChangedField<VehicleField>[];
    }
);

/** Loads the last changes of a model and its vehicles, newest first. */
export async function loadHistory(sql: Sql, carId: number): Promise<FleetChange[]> {
  const rows = await listFleetChanges(sql, carId, MAX_ENTRIES);
  return rows.map(entryOf);
}

function entryOf({ id, actor, at, vehicle, before, after }: HistoryRow): FleetChange {
  const entry = { id, actor, at: at.toISOString() };
  // Added and removed vehicles have no two values to compare.
  const rows = before && after ? [{ actor, at, before, after }] : [];
  if (vehicle) {
    const changes = vehicleTextChanges(mergeChanges(rows, VEHICLE_COLUMNS)).map(cut);
    const event = before === null ? "added" : after === null ? "removed" : "changed";
    return { ...entry, vehicle, event, changes };
  }
  const changes = modelTextChanges(mergeChanges(rows, HISTORY_COLUMNS)).map(cut);
  return { ...entry, vehicle, event: modelEvent({ before, after }), changes };
}

function modelEvent({ before, after }: Pick<ColumnChange, "before" | "after">) {
  if (before === null) return "added";
  if (after && "archived_at" in after) return after["archived_at"] ? "archived" : "restored";
  const columns = Object.keys({ ...after });
  return columns.length > 0 && columns.every((column) => column === "sort_order")
    ? "reordered"
    : "changed";
}

function cut<Field extends string>({ field, from, to }: TextChange<Field>): ChangedField<Field> {
  return { field, from: truncate(from, MAX_LENGTH), to: truncate(to, MAX_LENGTH) };
}
