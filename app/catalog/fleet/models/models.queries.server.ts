import type { Sql } from "~/web/db.server";
import { MODEL_COLUMNS, MODEL_FIELDS, type Model, type TextField, type Texts } from "./model";

type ModelRow = Omit<Model, TextField> & {
  description: Partial<Texts>;
  additionalFeatures: Partial<Texts> | null;
  features: Partial<Texts> | null;
  roadsNotAllowed: Partial<Texts> | null;
};

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
        description: everyLanguage(row.description),
        additionalFeatures: everyLanguage(row.additionalFeatures),
        features: everyLanguage(row.features),
        roadsNotAllowed: everyLanguage(row.roadsNotAllowed),
      }
    : null;
}

export function archivedAt(sql: Sql) {
  return sql`
    case when archived_at is not null then iso_utc(archived_at) end as "archivedAt"`;
}

function everyLanguage(texts: Partial<Texts> | null): Texts {
  return { en: "", ka: "", ...texts };
}
