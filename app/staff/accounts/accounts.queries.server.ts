import type { Sql } from "~/web/db.server";
import { isOpenSession } from "~/staff/session.queries.server";

export type SignIn = {
  /** The hash of the session token, which is of no use as a cookie. */
  id: string;
  /** The name of the device, see `deviceLabel`. */
  device: string;
  /** The time of the sign-in, ISO 8601 in UTC. */
  createdAt: string;
  /** The time of the last request to the minute, ISO 8601 in UTC. */
  lastSeenAt: string;
};

/** Lists the open sessions of an account, the last seen first. */
export async function listSignIns(sql: Sql, userId: number): Promise<SignIn[]> {
  const rows = await sql<(Pick<SignIn, "id" | "device"> & { createdAt: Date; lastSeenAt: Date })[]>`
    select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt" from sessions
    where user_id = ${userId} and ${isOpenSession(sql)}
    order by last_seen_at desc, created_at desc
    limit 100`;
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/**
 * Deletes a session of an account. Its id from before the last confirmation is right too. Returns false if there
 * is no such session, or it is another account's.
 */
export async function deleteSignIn(sql: Sql, { id, userId }: { id: string; userId: number }) {
  const rows = await sql`
    delete from sessions where (id = ${id} or former_id = ${id}) and user_id = ${userId}
    returning id`;
  return rows.length > 0;
}

export async function deleteSignIns(sql: Sql, userId: number) {
  await sql`delete from sessions where user_id = ${userId}`;
}

/**
 * Stores another password, ends all other sessions of the account, and gives the current one another id. Returns
 * false if the old password has changed since it was checked.
 */
export async function replacePassword(
  sql: Sql,
  change: {
    userId: number;
    oldHash: string;
    newHash: string;
    currentSession: string;
    newSession: string;
  },
): Promise<boolean> {
  const rows = await sql`
    with account as (
      update users set password = ${change.newHash}, password_state = 'good', password_set_at = now()
      where id = ${change.userId} and password = ${change.oldHash}
      returning id
    ), ended as (
      delete from sessions using account
      where user_id = account.id and sessions.id <> ${change.currentSession}
    ), renewed as (
      update sessions set id = ${change.newSession}, former_id = null from account
      where user_id = account.id and sessions.id = ${change.currentSession}
    )
    select id from account`;
  return rows.length > 0;
}
