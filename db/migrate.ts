import { LOCKS } from "./locks";
import { connect, type DatabaseTarget, type Sql } from "./connect";
import { seedFleet } from "./seed/fleet";

const files = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Migrations by name, such as `0001_fleet`, in the order in which they run. */
export const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ""), text }))
  .sort((a, b) => a.name.localeCompare(b.name));

export type Migration = { name: string; text: string };

/**
 * Brings the schema up to date and fills an empty database with the first fleet. Safe when
 * several nodes start at once: one works, the others wait for it. Throws when the database holds
 * a migration that this code does not know.
 */
export async function migrate(
  target: DatabaseTarget,
  { database, known = migrations }: { database?: string; known?: Migration[] } = {},
) {
  const sql = connect(target, {
    max: 1,
    query_timeout: 0,
    connection: { application_name: "mgzavri migration" },
    ...(database && { database }),
  });
  try {
    await sql`select pg_advisory_lock(${LOCKS.migration})`;
    await runMissing(sql, known);
    if (await isWithoutFleet(sql)) await seedFleet(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Writes nothing where nothing is missing: the database may be read-only. */
async function runMissing(sql: Sql, known: Migration[]) {
  const applied = await readApplied(sql);
  refuseNewer(applied, known);
  for (const { name, text } of known.filter((migration) => !applied.has(migration.name))) {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`insert into migrations (name) values (${name})`;
    });
  }
}

async function readApplied(sql: Sql): Promise<Set<string>> {
  const [found] = await sql<{ is: boolean }[]>`select to_regclass('migrations') is not null as is`;
  if (!found?.is) {
    await sql`
      create table if not exists migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      )`;
  }
  const rows = await sql<{ name: string }[]>`select name from migrations order by name`;
  return new Set(rows.map((row) => row.name));
}

async function isWithoutFleet(sql: Sql) {
  const [found] = await sql<{ is: boolean }[]>`
    select not exists (select from cars) or not exists (select from rate_tiers) as is`;
  return found?.is === true;
}

function refuseNewer(applied: Set<string>, known: Migration[]) {
  const names = new Set(known.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `the database is newer than this code (it has ${unknown.join(", ")}): ` +
      `start the version that made it, or a later one`,
  );
}
