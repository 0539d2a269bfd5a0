import { LOCKS } from "./locks";
import { connect, type DatabaseTarget, type Sql } from "./connect";
import { seedOnce } from "./seed/seed";

const files = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** In the order in which they run. Names such as `0001_fleet`. */
export const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ""), text }))
  .sort((a, b) => a.name.localeCompare(b.name));

export type Migration = { name: string; text: string };

/**
 * Migrates the schema and seeds a new database with the example. Safe if several nodes start
 * at once: one migrates, the others wait. Throws if the database has an unknown migration.
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
    await runPending(sql, known);
    await seedOnce(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Writes nothing if nothing is pending: the database may be read-only. */
async function runPending(sql: Sql, known: Migration[]) {
  const applied = await readApplied(sql);
  rejectNewer(applied, known);
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

function rejectNewer(applied: Set<string>, known: Migration[]) {
  const names = new Set(known.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `the database is newer than this code (it has ${unknown.join(", ")}): ` +
      `start the version that migrated it, or a later one`,
  );
}
