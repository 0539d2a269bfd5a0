import { createHash } from "node:crypto";
import type { Queries } from "./connect";

const files = import.meta.glob<string>("./functions/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The only text of each SQL function, by its name. A file has every function of that name. */
export const functions: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.sql$/g, ""), text]),
);

/** Replaces lines such as `\\ir ../functions/plate_key.sql` by the text of that file, as psql does. */
export function withFunctions(text: string): string {
  return text.replaceAll(/^\\ir \.\.\/functions\/(\w+)\.sql$/gm, (_, name: string) => {
    const included = functions.get(name);
    if (included === undefined) throw new Error(`there is no db/functions/${name}.sql`);
    return included;
  });
}

/**
 * Replaces the functions whose text differs from the one that the database had last, in the current transaction.
 * A function that has lost its file is dropped by a migration, as is one that gets other parameters.
 */
export async function applyFunctions(sql: Queries) {
  await sql`
    create table if not exists functions (name text primary key, hash text not null)`;
  const rows = await sql<{ name: string; hash: string }[]>`select name, hash from functions`;
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = [...functions]
    .map(([name, text]) => ({ name, text, hash: hashOf(text) }))
    .filter(({ name, hash }) => applied.get(name) !== hash);
  const removed = [...applied.keys()].filter((name) => !functions.has(name));
  if (changed.length === 0 && removed.length === 0) return;
  await sql`set local check_function_bodies = off`;
  // Functions with the owner's rights store this path: what the caller has in its own does not count.
  await sql`select set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true)`;
  await sql.unsafe(changed.map(({ text }) => text).join("\n"));
  const stored = changed.map(({ name, hash }) => ({ name, hash }));
  await sql`
    insert into functions select name, hash from jsonb_to_recordset(${sql.json(stored)})
      as changed (name text, hash text)
    on conflict (name) do update set hash = excluded.hash`;
  await sql`delete from functions where name = any(${removed})`;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
