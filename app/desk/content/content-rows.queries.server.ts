import type {
  RowValue,
  Section,
  SectionValue,
  SingleSection,
} from "~/catalog/company/content/parts";
import type { Sql } from "~/web/db.server";
import type { ColumnChange } from "~/catalog/fleet/history/changes";

/** A section's row, or that of a review. */
export type ContentRow = {
  id: number;
  section: Section;
  /** The texts; null stands for those of the example. */
  value: RowValue | null;
  isExample: boolean;
  version: number;
};

export async function findSection(sql: Sql, section: SingleSection): Promise<ContentRow | null> {
  const [row] = await sql<ContentRow[]>`
    select id, section, value, is_example as "isExample", version
    from content where section = ${section}`;
  return row ?? null;
}

export async function findReview(sql: Sql, id: number): Promise<ContentRow | null> {
  const [row] = await sql<ContentRow[]>`
    select id, section, value, is_example as "isExample", version
    from content where section = 'review' and id = ${id}`;
  return row ?? null;
}

export type ReviewRow = ContentRow & { value: SectionValue<"review"> };

/** Lists all reviews, shown or not, newest first. */
export async function listReviews(sql: Sql): Promise<ReviewRow[]> {
  return sql<ReviewRow[]>`
    select id, section, value, is_example as "isExample", version
    from content where section = 'review'
    order by value ->> 'date' desc, id desc`;
}

type Insert = { value: RowValue; actor: string };

/** Adds a review and returns its id. */
export async function insertReview(sql: Sql, { value, actor }: Insert): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    with added as (
      insert into content (section, value) values ('review', ${sql.json(value)})
      returning id, section, version, value
    ), history as (
      insert into content_changes (content_id, section, actor, version, after)
      select id, section, ${actor}, version, value from added
    )
    select id from added`;
  return row.id;
}

export type ContentUpdate = {
  id: number;
  /** The version that the form showed. */
  version: number;
  value: RowValue;
  /** The texts of the example, which a row without texts of its own shows. */
  example: RowValue;
  actor: string;
};

/**
 * Changes a row and records the changed fields. Returns false if there is no such row with the version
 * read. Without a difference nothing is recorded; texts of the example are adopted as they are.
 */
export async function updateContent(sql: Sql, update: ContentUpdate): Promise<boolean> {
  const { id, version, value, example, actor } = update;
  const rows = await sql`
    with old_row as (
      select id, value is null as is_adopted, coalesce(value, ${sql.json(example)}) as value
      from content where id = ${id} and version = ${version} for update
    ), changed as (
      update content set value = ${sql.json(value)}, version = content.version + 1
      from old_row
      where content.id = old_row.id and (is_adopted or old_row.value <> ${sql.json(value)})
      returning content.id, content.section, content.version,
        changed_columns(old_row.value, content.value) as before,
        changed_columns(content.value, old_row.value) as after
    ), history as (
      insert into content_changes (content_id, section, actor, version, before, after)
      select id, section, ${actor}, version, before, after from changed
    )
    select from old_row`;
  return rows.length > 0;
}

/** Removes a review; removing it again changes nothing. */
export async function removeReview(sql: Sql, { id, actor }: { id: number; actor: string }) {
  await sql`
    with removed as (
      delete from content where id = ${id} and section = 'review'
      returning id, section, version, value
    )
    insert into content_changes (content_id, section, actor, version, before)
    select id, section, ${actor}, version, value from removed`;
}

/** Lists the changes of a row since a version, oldest first. */
export async function listContentChanges(
  sql: Sql,
  { id, since }: { id: number; since: number },
): Promise<ColumnChange[]> {
  return sql<ColumnChange[]>`
    select actor, changed_at as at, before, after
    from content_changes where content_id = ${id} and version > ${since}
    order by content_changes.id`;
}
