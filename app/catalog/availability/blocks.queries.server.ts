import type { Sql } from "~/web/db.server";
import type { TimeRange } from "./availability";
import { businessNow, timeRange } from "./time-range.server";

export type Block = { vehicleId: number; period: TimeRange; note: string; now: Date };

export type BlockResult =
  | { ok: true; id: number }
  /** Bookings that can't be moved have the vehicle. */
  | { ok: false; reason: "full"; conflicts: number[] }
  | { ok: false; reason: "unknown" | "notInService" };

/** Takes a vehicle out of the supply for a time; bookings that are not pinned make way. */
export async function blockVehicle(sql: Sql, block: Block): Promise<BlockResult> {
  const { outcome, id, conflicts } = await store(sql, block);
  if (id !== null) return { ok: true, id };
  return outcome === "full"
    ? { ok: false, reason: "full", conflicts }
    : { ok: false, reason: outcome };
}

/** Removes a block or an imported booking. False if there is none. */
export async function unblock(sql: Sql, id: number, now: Date): Promise<boolean> {
  const [row] = await sql<[{ removed: boolean }]>`
    select unblock(${id}::bigint, ${businessNow(sql, now)}) as removed`;
  return row.removed;
}

type StoreBlockRow = {
  outcome: "full" | "unknown" | "notInService";
  id: number | null;
  conflicts: number[];
};

async function store(sql: Sql, { vehicleId, period, note, now }: Block) {
  const [row] = await sql<[StoreBlockRow]>`
    select outcome, row_id as id, coalesce(to_jsonb(conflicts), '[]') as conflicts
    from block_vehicle(
      ${vehicleId}::integer, ${timeRange(sql, period)}, ${note}, null,
      ${businessNow(sql, now)}
    )`;
  return row;
}
