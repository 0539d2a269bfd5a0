import { nameSetting } from "./address-fault";
import { connect, type DatabaseTarget, type Queries } from "./connect";
import type { Role } from "./roles";

/** The oldest version that works: 15.0, in PostgreSQL's notation. */
const OLDEST = 150_000;

/** Throws a sentence if the site can't work in a database, because of its encoding or an old server. */
export async function requireUsable(sql: Queries, { databaseUrl }: DatabaseTarget) {
  if (!databaseUrl) return;
  const [row] = await sql<[{ encoding: string; version: number; text: string }]>`
    select
      current_setting('server_encoding') as encoding,
      current_setting('server_version_num')::int as version,
      current_setting('server_version') as text`;
  if (row.encoding !== "UTF8") {
    throw new Error(
      `DATABASE_URL: the database must be UTF8, but this one is ${row.encoding}: create another one ` +
        "with: create database mgzavri encoding 'UTF8' template template0",
    );
  }
  if (row.version < OLDEST) {
    throw new Error(`DATABASE_URL: its server is PostgreSQL ${row.text}: 15 or newer is needed`);
  }
}

/**
 * Throws a sentence if the addresses of both roles lead to different databases. Bookings would be stored in
 * one, and the other would be migrated and backed up.
 */
export async function requireOneDatabase(target: DatabaseTarget) {
  const { databaseUrl, migrationUrl } = target;
  if (!databaseUrl || !migrationUrl || migrationUrl === databaseUrl) return;
  const app = await findPlace(target, "app");
  const owner = await findPlace(target, "owner");
  if (app.name === owner.name && app.startedAt === owner.startedAt) return;
  const where =
    app.name === owner.name ? `"${app.name}" on two servers` : `"${app.name}" and "${owner.name}"`;
  throw new Error(
    `DATABASE_URL and MIGRATION_DATABASE_URL lead to different databases (${where}): correct one of them`,
  );
}

/**
 * Resolves with what identifies a database. Behind a pooler the name may be another than in the address. No
 * two servers start in one microsecond.
 */
async function findPlace(target: DatabaseTarget, role: Role) {
  const sql = connect(target, { max: 1, role });
  try {
    const [row] = await nameSetting(
      target,
      role,
      () => sql<[{ name: string; startedAt: string }]>`
        select
          current_database() as name,
          extract(epoch from pg_postmaster_start_time())::text as "startedAt"`,
    );
    return row;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
