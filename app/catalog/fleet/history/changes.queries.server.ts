import type { Sql } from "~/web/db.server";
import type { ColumnChange } from "./changes";

/** A row of `cars` or `vehicles` that staff change. */
export type Target = { table: "cars" | "vehicles"; id: number };

export type RowUpdate = Target & {
  /** The version that the form showed: if the row has another one, nothing is changed. */
  version: number;
  /** The new values by column. */
  columns: Record<string, unknown>;
  actor: string;
};

/**
 * Changes a row and records what changed, in one statement. Returns the new version, or null if there
 * is no such row with the version read. Without a difference nothing is written.
 */
export async function updateRow(sql: Sql, update: RowUpdate): Promise<number | null> {
  const { table, id, version, columns, actor } = update;
  const assignments = Object.keys(columns).map(
    (column) => sql`${sql(column)} = new_row.${sql(column)}, `,
  );
  const [row] = await sql<{ version: number }[]>`
    with old_row as (
      select * from ${sql(table)} where id = ${id} and version = ${version} for update
    ), new_row as (
      select wanted.*
      from old_row, jsonb_populate_record(old_row::${sql(table)}, ${sql.json(columns as never)}) as wanted
    ), difference as (
      select
        changed_columns(to_jsonb(old_row), to_jsonb(new_row)) as before,
        changed_columns(to_jsonb(new_row), to_jsonb(old_row)) as after
      from old_row, new_row
      where to_jsonb(old_row) <> to_jsonb(new_row)
    ), changed as (
      update ${sql(table)} as target
      -- The order of the list makes no open form outdated.
      set ${assignments} version = target.version
        + (difference.after - 'sort_order' <> '{}')::integer
      from new_row, difference
      where target.id = new_row.id
      returning target.*, difference.before, difference.after
    ), ${recordChanges(sql, table, actor)}
    select coalesce((select version from changed), version) as version from old_row`;
  return row?.version ?? null;
}

/**
 * Writes the rows of the common table expression `changed` into the history: those of `cars` or
 * `vehicles` with the columns `before` and `after`.
 */
export function recordChanges(sql: Sql, table: Target["table"], actor: string) {
  const ids = table === "cars" ? sql`id, null::integer` : sql`car_id, id`;
  return sql`
    history as (
      insert into fleet_changes (car_id, vehicle_id, actor, version, before, after)
      select ${ids}, ${actor}, version, before, after from changed
    )`;
}

/** Returns the current version of a row and its changes since an earlier one, oldest first; or null. */
export async function findChangesSince(sql: Sql, { table, id }: Target, version: number) {
  const own =
    table === "cars" ? sql`car_id = ${id} and vehicle_id is null` : sql`vehicle_id = ${id}`;
  const rows = await sql<({ version: number } & ColumnChange)[]>`
    select target.version, actor, changed_at as at, before, after
    from ${sql(table)} as target
    left join fleet_changes on ${own} and fleet_changes.version > ${version}
    where target.id = ${id}
    order by fleet_changes.id`;
  if (!rows[0]) return null;
  return { version: rows[0].version, changes: rows.filter(({ actor }) => actor !== null) };
}

/** A change of a model, or of one of its vehicles. */
export type HistoryRow = ColumnChange & {
  id: number;
  /** The vehicle as it is now; a removed one is as it was last. Null for a change of the model itself. */
  vehicle: { plate: string | null; number: number } | null;
};

/** Lists the last changes of a model and its vehicles, newest first. */
export function listFleetChanges(sql: Sql, carId: number, limit: number) {
  return sql<HistoryRow[]>`
    select change.id, change.actor, change.changed_at as at, change.before, change.after, case
      when change.vehicle_id is not null then jsonb_build_object(
        'plate', coalesce(vehicles.plate, removal.before ->> 'plate'),
        'number', coalesce(vehicles.number, (removal.before ->> 'number')::integer)
      )
    end as vehicle
    from (
      select * from fleet_changes where car_id = ${carId} order by id desc limit ${limit}
    ) as change
    left join vehicles on vehicles.id = change.vehicle_id
    left join fleet_changes removal on vehicles.id is null
      and removal.car_id = change.car_id
      and removal.vehicle_id = change.vehicle_id
      and removal.after is null
    order by change.id desc`;
}
