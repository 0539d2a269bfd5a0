import { connect, LIMITS, type DatabaseTarget, type Queries, type Sql } from "./connect";
import { errorCode } from "./error-code";
import { LOCKS } from "./locks";

/** Codes of a role that may not change itself, and of a database that is read-only for now. */
const CANNOT_SET = /^(42501|25006)$/;

/** Codes of a session that the server ends, or a pooler in front of it. */
const ENDED = /^(57P01|CONNECTION_CLOSED|08P01|08006)$/;

/**
 * Sets the limits of the app's role in its database, unless somebody has set others. As settings of the
 * role they also hold behind a pooler such as PgBouncer, which refuses or drops the settings that a
 * connection asks for. Any role may change its own. Writes nothing if they are set.
 */
export async function limitRole(target: DatabaseTarget) {
  const sql = connect(target, { max: 1 });
  try {
    // The lock prevents nodes that start at once from changing one row of the server's catalogue.
    const hasSet = await sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(${LOCKS.roleLimits})`;
      return setMissing(transaction);
    });
    if (hasSet) await endSession(sql);
  } catch (error) {
    if (!CANNOT_SET.test(errorCode(error))) throw error;
    console.warn(
      `the limits of statements could not be set for the role of DATABASE_URL: ${String(error)}`,
    );
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function setMissing(sql: Queries): Promise<boolean> {
  const rows = await sql<{ name: string }[]>`
    select split_part(setting, '=', 1) as name
    from pg_db_role_setting
    join pg_roles on pg_roles.oid = setrole, unnest(setconfig) as setting
    where rolname = current_user and setdatabase in (
      0, (select oid from pg_database where datname = current_database())
    )`;
  const known = new Set(rows.map(({ name }) => name));
  const missing = Object.entries(LIMITS).filter(([name]) => !known.has(name));
  if (missing.length === 0) return false;
  const [row] = await sql<[{ name: string }]>`select quote_ident(current_database()) as name`;
  const alter = `alter role current_user in database ${row.name} set`;
  await sql.unsafe(missing.map(([name, ms]) => `${alter} ${name} = ${ms}`).join(";"));
  return true;
}

/** Ends this session, which still has none of the limits: a pooler would give it to the site. */
async function endSession(sql: Sql) {
  await sql`select pg_terminate_backend(pg_backend_pid())`.catch((error: unknown) => {
    if (!ENDED.test(errorCode(error))) throw error;
  });
}
