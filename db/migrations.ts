import { version } from "#package.json";
import type { Queries } from "./connect";
import { withFunctions } from "./functions";

const files = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Migrations in the order in which they run. Their names, such as `0001_staff`, are in no other release. */
export const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ""), text: withFunctions(text) }))
  .sort((a, b) => a.name.localeCompare(b.name));

export type Migration = { name: string; text: string };

/** The migrations that stand for what the old chain made: a later one runs after the upgrade, as in any database. */
export const BASELINE = [
  "0001_staff",
  "0002_catalog",
  "0003_booking",
  "0004_occupancy",
  "0005_messaging",
  "0006_visits",
  "0007_operation",
];

/**
 * The oldest release whose nodes work on the schema of these migrations. Each migration is recorded with
 * it, and so a node of that release or a later one can still be started. Set it to the release of a
 * migration that the code before can't work with.
 */
const OLDEST_NODE = "0.7.0";

/** Runs and records migrations in the current transaction. */
export async function applyMigrations(sql: Queries, pending: Migration[]) {
  // A function may name a table that a later statement creates.
  await sql`set local check_function_bodies = off`;
  for (const { name, text } of pending) {
    await sql.unsafe(text);
    await sql`
      insert into migrations (name, release, oldest_node) values (${name}, ${version}, ${OLDEST_NODE})`;
  }
}

/**
 * Creates the table, or adds its columns: release 0.1.0 recorded no releases, 0.2.0 not the oldest that may
 * go on.
 */
export async function createMigrationsTable(sql: Queries) {
  await sql`
    create table if not exists migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`;
  await sql`
    alter table migrations
      add column if not exists release text,
      add column if not exists oldest_node text`;
}
