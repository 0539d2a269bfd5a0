import { version } from "#package.json";
import { errorCode } from "./error-code";
import { findAppRole, grantToApp } from "./grants";
import { limitRole } from "./limit-role";
import { findTables } from "./backup/schema.queries";
import { LOCKS } from "./locks";
import { connect, setLimits, type DatabaseTarget, type Queries, type Sql } from "./connect";
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

type MigrateOptions = { database?: string; known?: Migration[]; signal?: AbortSignal };

/**
 * Migrates the schema and seeds a new database with the example. Safe if several nodes start
 * at once: one migrates, the others wait. Then grants the role of the app its rights and sets its limits.
 * Throws if the database is more than one release ahead. An aborted `signal` stops it between two migrations.
 */
export async function migrate(
  target: DatabaseTarget,
  { database, known = migrations, signal }: MigrateOptions = {},
) {
  const sql = connect(target, {
    role: "owner",
    max: 1,
    query_timeout: 0,
    connection: { application_name: "mgzavri migration" },
    ...(database && { database }),
  });
  try {
    await setLimits(sql, { statement: 0, lock: 0 });
    await sql`select pg_advisory_lock(${LOCKS.migration})`;
    await runPending(sql, known, signal);
    signal?.throwIfAborted();
    await seedOnce(sql);
    const appRole = await findAppRole(target);
    if (appRole !== null) await grantToApp(sql, appRole);
    await limitRole(target, database);
  } catch (error) {
    if (errorCode(error) !== NOT_ALLOWED || target.migrationUrl) throw error;
    throw new Error(`${String(error)}: set MIGRATION_DATABASE_URL to the owner of the schema`, {
      cause: error,
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const NOT_ALLOWED = "42501";

/** Writes nothing if nothing is pending: the database may be read-only. */
async function runPending(sql: Sql, known: Migration[], signal?: AbortSignal) {
  const applied = await readApplied(sql);
  const names = new Set(applied.map(({ name }) => name));
  const pending = known.filter(({ name }) => !names.has(name));
  checkNewer(without(applied, known), pending);
  if (pending.length > 0) await createMigrationsTable(sql);
  for (const migration of pending) {
    signal?.throwIfAborted();
    await sql.begin((transaction) => applyMigrations(transaction, [migration]));
  }
}

/** In the current transaction. */
export async function applyMigrations(sql: Queries, pending: Migration[]) {
  for (const { name, text } of pending) {
    await sql.unsafe(text);
    await sql`insert into migrations (name, release) values (${name}, ${version})`;
  }
}

/** Release 0.1.0 recorded no releases. */
export async function createMigrationsTable(sql: Queries) {
  await sql`
    create table if not exists migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`;
  await sql`alter table migrations add column if not exists release text`;
}

/** A migration in the database, with the release that ran it. */
type Applied = { name: string; release: string | null };

async function readApplied(sql: Sql): Promise<Applied[]> {
  const [found] = await sql<{ is: boolean }[]>`select to_regclass('migrations') is not null as is`;
  if (!found?.is) {
    await refuseForeign(sql);
    await createMigrationsTable(sql);
  }
  // The column may be missing.
  return sql<Applied[]>`
    select name, to_jsonb(migrations) ->> 'release' as release from migrations order by name`;
}

/** Another program's tables stay as they are. */
async function refuseForeign(sql: Sql) {
  const tables = await findTables(sql);
  if (tables.length === 0) return;
  throw new Error(
    `the database has tables of another program (${tables.join(", ")}): ` +
      "create an empty database for the site",
  );
}

function without(applied: Applied[], known: Migration[]): Applied[] {
  const names = new Set(known.map(({ name }) => name));
  return applied.filter(({ name }) => !names.has(name));
}

/** Migrations leave the code of the release before them working, but no older code. */
function checkNewer(unknown: Applied[], pending: Migration[]) {
  if (unknown.length === 0) return;
  const [release, ...others] = new Set(unknown.map((migration) => migration.release));
  const isNext = release && release !== version && others.length === 0;
  if (isNext && pending.length === 0) {
    console.warn(
      `the database belongs to release ${release}, this is ${version}: upgrade this node`,
    );
    return;
  }
  throw new Error(
    `the database is newer than this code (it has ${unknown.map(({ name }) => name).join(", ")}): ` +
      "start the version that migrated it, or a later one",
  );
}
