import { version } from "#package.json";
import { applyFunctions, changedFunctions } from "./functions";
import { applyMigrations, createMigrationsTable, migrations, type Migration } from "./migrations";
import { compareReleases } from "./release";
import { isOfChain, upgradeToBaseline } from "./upgrade/upgrade";
import { nameSetting } from "./address-fault";
import { errorCode } from "./error-code";
import { findAppRole, grantToApp } from "./grants";
import { findTables } from "./backup/schema.queries";
import { LOCKS } from "./locks";
import { connect, setLimits, type DatabaseTarget, type Sql } from "./connect";
import { seedOnce } from "./seed/seed";
import { requireOneDatabase, requireUsable } from "./usable-database";

type MigrateOptions = { database?: string; known?: Migration[]; signal?: AbortSignal };

/**
 * Migrates the schema and seeds a new database with the example. Safe if several nodes start
 * at once: one migrates, the others wait. Then grants the role of the app its rights.
 * Throws if the database is of a later release that excludes this one. An aborted `signal` stops it between two migrations.
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
    await nameSetting(target, "owner", () => requireUsable(sql, target));
    await requireOneDatabase(target);
    await setLimits(sql, { statement: 0, lock: 0 });
    await sql`select pg_advisory_lock(${LOCKS.migration})`;
    await runPending(sql, known, signal);
    signal?.throwIfAborted();
    await seedOnce(sql);
    const appRole = await nameSetting(target, "app", () => findAppRole(target));
    if (appRole !== null) {
      if (target.databaseUrl) await refuseSwapped(sql, appRole);
      await grantToApp(sql, appRole);
    }
  } catch (error) {
    throw explained(error, target);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Returns an error that says what to do about a role without rights or a full disk; others stay as they are. */
function explained(error: unknown, target: DatabaseTarget): unknown {
  const code = errorCode(error);
  if (code === DISK_FULL) {
    const remedy = "free some space, and start again: nothing stored is lost";
    return new Error(`the disk of the database is full (${String(error)}): ${remedy}`, {
      cause: error,
    });
  }
  if (code !== NOT_ALLOWED) return error;
  const { refused, remedy } = target.migrationUrl ? SWAPPED : ALONE;
  return new Error(`${refused} (${String(error)}): ${remedy}`, { cause: error });
}

const DISK_FULL = "53100";
const NOT_ALLOWED = "42501";

const ALONE = {
  refused: "DATABASE_URL: its role may not change the tables",
  remedy: "set MIGRATION_DATABASE_URL to the owner of the schema",
};
const SWAPPED = {
  refused: "MIGRATION_DATABASE_URL: its role may not change the tables",
  remedy:
    "it must own them, and DATABASE_URL must have the role with fewer rights: perhaps you have swapped the two",
};

/** Refuses swapped addresses: the site would otherwise work, but as the owner of its tables. */
async function refuseSwapped(sql: Sql, appRole: string) {
  const [row] = await sql<[{ is: boolean }]>`
    select pg_get_userbyid(relowner) = ${appRole}
      and not pg_has_role(current_user, relowner, 'usage') as is
    from pg_class where oid = to_regclass('migrations')`;
  if (row.is) throw new Error(`${SWAPPED.refused}: ${SWAPPED.remedy}`);
}

/** Returns the names of the migrations and functions that a site's database lacks. */
export async function findPending(sql: Sql): Promise<string[]> {
  const names = new Set((await listApplied(sql)).map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !names.has(name));
  return [...missing, ...(await changedFunctions(sql))].map(({ name }) => name);
}

/** Runs the missing migrations. Writes nothing if there are none: the database may be read-only. */
async function runPending(sql: Sql, known: Migration[], signal?: AbortSignal) {
  let applied = await readApplied(sql);
  const namesOf = (rows: AppliedMigration[]) => new Set(rows.map(({ name }) => name));
  if (isOfChain(namesOf(applied))) {
    await upgradeToBaseline(sql, namesOf(applied), known, signal);
    applied = await listApplied(sql);
  }
  const names = namesOf(applied);
  const pending = known.filter(({ name }) => !names.has(name));
  checkNewer(without(applied, known), pending);
  for (const migration of pending) {
    signal?.throwIfAborted();
    await sql.begin((transaction) => applyMigrations(transaction, [migration]));
  }
  if ((await changedFunctions(sql)).length === 0) return;
  signal?.throwIfAborted();
  await sql.begin((transaction) => applyFunctions(transaction));
}

/** A migration in the database, with the release that ran it, and the oldest whose nodes may go on. */
type AppliedMigration = { name: string; release: string | null; oldestNode: string | null };

async function readApplied(sql: Sql): Promise<AppliedMigration[]> {
  const [found] = await sql<{ is: boolean }[]>`select to_regclass('migrations') is not null as is`;
  if (!found?.is) {
    await refuseForeign(sql);
    await createMigrationsTable(sql);
  }
  return listApplied(sql);
}

/** Lists the migrations of a database whose table may lack the columns of releases. */
function listApplied(sql: Sql) {
  return sql<AppliedMigration[]>`
    select name, to_jsonb(migrations) ->> 'release' as release,
      to_jsonb(migrations) ->> 'oldest_node' as "oldestNode"
    from migrations order by name`;
}

/** Throws if the database has tables of another program, which must stay unchanged. */
async function refuseForeign(sql: Sql) {
  const tables = await findTables(sql);
  if (tables.length === 0) return;
  throw new Error(
    `the database has tables of another program (${tables.join(", ")}): ` +
      "create an empty database for the site",
  );
}

function without(applied: AppliedMigration[], known: Migration[]): AppliedMigration[] {
  const names = new Set(known.map(({ name }) => name));
  return applied.filter(({ name }) => !names.has(name));
}

/**
 * Throws if the database is too new for this release. A node of an earlier release may be started again,
 * while others are updated or if an update failed.
 */
function checkNewer(unknown: AppliedMigration[], pending: Migration[]) {
  const last = unknown.at(-1);
  if (!last) return;
  const mayGoOn = unknown.every(
    ({ oldestNode }) => oldestNode !== null && compareReleases(version, oldestNode) >= 0,
  );
  if (mayGoOn && pending.length === 0) {
    console.warn(
      `the database was migrated by release ${last.release}, but this is ${version}: update this node`,
    );
    return;
  }
  throw new Error(
    `the database is newer than this code (it has ${unknown.map(({ name }) => name).join(", ")}): ` +
      "start the version that migrated it, or a later one",
  );
}
