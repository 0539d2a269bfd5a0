import { isViolation, type Sql } from "~/web/db.server";
import { mergeChanges, type StaleResult } from "~/catalog/fleet/history/changes";
import {
  findChangesSince,
  recordChanges,
  updateRow,
} from "~/catalog/fleet/history/changes.queries.server";
import { columnList } from "~/catalog/fleet/history/column-list.server";
import { MODEL_COLUMNS, MODEL_FIELDS, TEXT_FIELDS, type ModelInput } from "./model";

const NAME_KEY = "cars_name_key";

/**
 * The columns whose changes the history shows: those of the form, and those that the list's commands
 * change.
 */
export const HISTORY_COLUMNS = {
  ...MODEL_COLUMNS,
  sortOrder: "sort_order",
  archivedAt: "archived_at",
} as const;

export type HistoryField = keyof typeof HISTORY_COLUMNS;

/** Another model that is not archived has the name, regardless of case. */
export type NameTaken = { ok: false; reason: "name-taken" };

export type UnknownModel = { ok: false; reason: "unknown" };

export type AddModelResult = { ok: true; id: number; version: number };

/** A model to add. `sortOrder` is its position in the list; null sets none. */
type NewModel = { input: ModelInput; sortOrder?: number | null; actor: string };

/** Adds a model, on offer at once. */
export async function insertModel(
  sql: Sql,
  { input, sortOrder = null, actor }: NewModel,
): Promise<AddModelResult | NameTaken> {
  const columns = columnsOf(input, sortOrder);
  return orNameTaken(async () => {
    const [row] = await sql<[{ id: number; version: number }]>`
      with changed as (
        insert into cars (${columnList(sql, Object.keys(columns))})
        select ${columnList(sql, Object.keys(columns))}
        from jsonb_populate_record(null::cars, ${sql.json(columns)})
        returning id, version, null::jsonb as before, ${sql.json(columns)}::jsonb as after
      ), ${recordChanges(sql, "cars", actor)}
      select id, version from changed`;
    return { ok: true, ...row };
  });
}

export type ModelUpdate = NewModel & { id: number; version: number };

export type UpdateModelResult = { ok: true; version: number };

/** Changes a model unless its version is newer than the one that the form showed. */
export async function updateModel(
  sql: Sql,
  { id, version, input, sortOrder = null, actor }: ModelUpdate,
): Promise<UpdateModelResult | StaleResult<HistoryField> | NameTaken | UnknownModel> {
  const target = { table: "cars", id } as const;
  return orNameTaken(async () => {
    const columns = columnsOf(input, sortOrder);
    const updated = await updateRow(sql, { ...target, version, columns, actor });
    if (updated !== null) return { ok: true, version: updated };
    const since = await findChangesSince(sql, target, version);
    if (!since) return { ok: false, reason: "unknown" };
    const changes = mergeChanges(since.changes, HISTORY_COLUMNS);
    return { ok: false, reason: "stale", version: since.version, changes };
  });
}

/**
 * Copies a model without its pictures and vehicles, under the first free name such as `Mazda 3 (2)`.
 * The copy is archived, so that it is not public before it has been edited.
 */
export async function copyModel(
  sql: Sql,
  { id, actor }: { id: number; actor: string },
): Promise<(AddModelResult & { name: string }) | UnknownModel> {
  const columns = MODEL_FIELDS.map((field): string => MODEL_COLUMNS[field]);
  const copied = columnList(sql, [...columns, "sort_order", "rate_plan"]);
  const [row] = await sql<{ id: number; version: number; name: string }[]>`
    with original as (
      select cars.*, copy.name as copy_name
      from cars, lateral (
        select left(cars.name, 90) || ' (' || number || ')' as name
        from generate_series(2, 10000) as number
        where not exists (
          select from cars other
          where lower(other.name) = lower(left(cars.name, 90) || ' (' || number || ')')
        )
        order by number limit 1
      ) copy
      where cars.id = ${id}
    ), changed as (
      insert into cars (${copied}, image, archived_at)
      select copy.*, null, now()
      from original, lateral (
        select ${copied} from jsonb_populate_record(
          null::cars, to_jsonb(original) || jsonb_build_object('name', copy_name)
        )
      ) copy
      returning id, version, name, null::jsonb as before, jsonb_build_object('name', name) as after
    ), ${recordChanges(sql, "cars", actor)}
    select id, version, name from changed`;
  return row ? { ok: true, ...row } : { ok: false, reason: "unknown" };
}

/**
 * Returns the values by column; a text that is empty in every language is null where the column allows it.
 */
function columnsOf(input: ModelInput, sortOrder: number | null) {
  const columns = MODEL_FIELDS.map((field) => [MODEL_COLUMNS[field], columnValue(input, field)]);
  const order = sortOrder === null ? [] : [[HISTORY_COLUMNS.sortOrder, sortOrder]];
  return Object.fromEntries([...columns, ...order]) as Record<string, never>;
}

function columnValue(input: ModelInput, field: (typeof MODEL_FIELDS)[number]) {
  const optional = [...TEXT_FIELDS, "roads" as const].find(
    (one) => one === field && one !== "description",
  );
  if (optional && Object.keys(input[optional]).length === 0) return null;
  return input[field];
}

/** Runs a statement that sets a name, and returns whether the name is taken instead of throwing. */
export async function orNameTaken<Outcome>(statement: () => Promise<Outcome>) {
  try {
    return await statement();
  } catch (error) {
    if (!isViolation(error, NAME_KEY)) throw error;
    return { ok: false, reason: "name-taken" } as const;
  }
}
