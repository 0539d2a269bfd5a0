import type { Sql } from "~/web/db.server";

/**
 * Returns the stored value; stores the given one if there is none. To read a stored value takes no right to write.
 */
export async function findOrInsertSetting(sql: Sql, name: string, initial: string) {
  const stored = await findSetting(sql, name);
  if (stored !== null) return stored;
  const [row] = await sql<[{ value: string }]>`
    insert into settings (name, value) values (${name}, to_jsonb(${initial}::text))
    on conflict (name) do update set value = settings.value
    returning value #>> '{}' as value`;
  return row.value;
}

/** Finds a setting that is text. */
export async function findSetting(sql: Sql, name: string): Promise<string | null> {
  const [row] = await sql<{ value: string }[]>`
    select value #>> '{}' as value from settings where name = ${name}`;
  return row?.value ?? null;
}

export async function deleteSetting(sql: Sql, name: string) {
  await sql`delete from settings where name = ${name}`;
}
