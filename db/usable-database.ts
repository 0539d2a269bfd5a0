import type { DatabaseTarget, Queries } from "./connect";

/** 15.0, as PostgreSQL writes it. */
const OLDEST = 150_000;

/** Throws a sentence if the site can't work in a database, of another encoding or an old server. */
export async function requireUsable(sql: Queries, { databaseUrl }: DatabaseTarget) {
  if (!databaseUrl) return;
  const [row] = await sql<[{ encoding: string; version: number; text: string }]>`
    select
      current_setting('server_encoding') as encoding,
      current_setting('server_version_num')::int as version,
      current_setting('server_version') as text`;
  if (row.encoding !== "UTF8") {
    throw new Error(
      `DATABASE_URL: the database must be UTF8, this one is ${row.encoding}: create another one ` +
        "with: create database mgzavri encoding 'UTF8' template template0",
    );
  }
  if (row.version < OLDEST) {
    throw new Error(`DATABASE_URL: its server is PostgreSQL ${row.text}: 15 or newer is needed`);
  }
}
