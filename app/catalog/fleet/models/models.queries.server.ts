import type { Sql } from "~/web/db.server";
import type { Localized } from "~/web/i18n/localized";
import type { RoadAnswers } from "~/catalog/terms/roads";
import { MODEL_COLUMNS, MODEL_FIELDS, type Model, type TextField } from "./model";

type ModelRow = Omit<Model, TextField | "roads"> &
  Record<TextField, Localized | null> & { roads: RoadAnswers | null };

/** Finds a model, on offer or archived; null for an unknown id. */
export async function findModel(sql: Sql, id: number): Promise<Model | null> {
  const columns = MODEL_FIELDS.map((field) => sql`${sql(MODEL_COLUMNS[field])} as ${sql(field)}, `);
  const [row] = await sql<ModelRow[]>`
    select ${columns} id, version, sort_order as "sortOrder", rate_plan as "ratePlan",
      ${archivedAt(sql)}
    from cars where id = ${id}`;
  return row
    ? {
        ...row,
        description: row.description ?? {},
        additionalFeatures: row.additionalFeatures ?? {},
        features: row.features ?? {},
        roadsNotAllowed: row.roadsNotAllowed ?? {},
        roads: row.roads ?? {},
      }
    : null;
}

/** Finds the name and the drawing of a model; null for an unknown id. */
export async function findDrawing(sql: Sql, id: number) {
  const [row] = await sql<{ name: string; image: string | null }[]>`
    select name, image from cars where id = ${id}`;
  return row ?? null;
}

export function archivedAt(sql: Sql) {
  return sql`
    case when archived_at is not null then iso_utc(archived_at) end as "archivedAt"`;
}
