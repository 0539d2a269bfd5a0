import { createHash } from "node:crypto";
import { version } from "#package.json";
import type { Queries } from "./connect";
import { compareReleases } from "./release";

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
 * Functions whose text differs from the one that the database had last, or that a migration has dropped. None if a
 * later release has replaced some.
 */
export async function changedFunctions(sql: Queries): Promise<{ name: string; text: string }[]> {
  const [found] = await sql<[{ is: boolean }]>`select to_regclass('functions') is not null as is`;
  const rows = found.is
    ? await sql<{ name: string; hash: string | null; release: string }[]>`
        select name, release, case when exists (
          select from pg_proc where proname = name and pronamespace = current_schema()::regnamespace
        ) then hash end as hash from functions`
    : [];
  if (rows.some(({ release }) => compareReleases(release, version) > 0)) return [];
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  return [...functions]
    .map(([name, text]) => ({ name, text }))
    .filter(({ name, text }) => applied.get(name) !== hashOf(text));
}

/**
 * Replaces the changed functions in the current transaction. One that gets other parameters or loses its file is
 * dropped by a migration.
 */
export async function applyFunctions(sql: Queries) {
  const changed = await changedFunctions(sql);
  if (changed.length === 0) return;
  await sql`
    create table if not exists functions (
      name text primary key,
      hash text not null,
      release text not null
    )`;
  // A function may name a table that a later migration creates.
  await sql`set local check_function_bodies = off`;
  await fixSearchPath(sql);
  await sql.unsafe(changed.map(({ text }) => text).join("\n"));
  const stored = changed.map(({ name, text }) => ({ name, hash: hashOf(text) }));
  await sql`
    insert into functions
    select name, hash, ${version} from jsonb_to_recordset(${sql.json(stored)})
      as changed (name text, hash text)
    on conflict (name) do update set hash = excluded.hash, release = excluded.release`;
}

/**
 * Sets the search path of the current transaction, which functions with the owner's rights store: what the caller has
 * in its own, as a temporary table, does not count for them.
 */
export async function fixSearchPath(sql: Queries) {
  await sql`select set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true)`;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
