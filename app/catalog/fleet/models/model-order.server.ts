import type { Sql } from "~/web/db.server";
import { recordChanges } from "~/catalog/fleet/history/changes.queries.server";

/** A model's position: lists are sorted by it, then by name. */
export type SortOrder = { id: number; sortOrder: number };

/**
 * Sets the sort order of models; unknown ids are ignored. It doesn't raise their version, so that it makes
 * no open form outdated. Returns false, and sets nothing, if the order is not the one seen any more.
 */
export async function reorderModels(
  sql: Sql,
  {
    order,
    seen = [],
    actor,
  }: { order: readonly SortOrder[]; seen?: readonly SortOrder[]; actor: string },
): Promise<boolean> {
  const [row] = await sql<[{ isSeen: boolean }]>`
    with wanted as (
      select * from jsonb_to_recordset(${sql.json([...order])}) as wanted (id integer, "sortOrder" integer)
    ), old_row as (
      select cars.id, sort_order from cars join wanted using (id) order by cars.id for update of cars
    ), moved as (
      select from jsonb_to_recordset(${sql.json([...seen])}) as seen (id integer, "sortOrder" integer)
      join old_row using (id) where old_row.sort_order <> seen."sortOrder"
    ), changed as (
      update cars set sort_order = wanted."sortOrder"
      from old_row join wanted using (id)
      where cars.id = old_row.id and old_row.sort_order <> wanted."sortOrder"
        and not exists (select from moved)
      returning cars.id, cars.version,
        jsonb_build_object('sort_order', old_row.sort_order) as before,
        jsonb_build_object('sort_order', cars.sort_order) as after
    ), ${recordChanges(sql, "cars", actor)}
    select not exists (select from moved) as "isSeen"`;
  return row.isSeen;
}
