import type { Sql } from "~/db.server";

export type SignIn = {
  /** The hash that the table knows the session by: it opens nothing. */
  id: string;
  /** Browser and system by name; empty where they are unknown. */
  device: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC, to the minute. */
  lastSeenAt: string;
};

/** The open sign-ins of an account, the last seen first. */
export async function listSignIns(sql: Sql, userId: number): Promise<SignIn[]> {
  const rows = await sql<(Pick<SignIn, "id" | "device"> & { createdAt: Date; lastSeenAt: Date })[]>`
    select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt" from sessions
    where user_id = ${userId} and expires_at > now()
    order by last_seen_at desc, created_at desc
    limit 100`;
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/** Ends one sign-in of an account; another account's stays. */
export async function deleteSignIn(sql: Sql, { id, userId }: { id: string; userId: number }) {
  await sql`delete from sessions where id = ${id} and user_id = ${userId}`;
}

export async function deleteSignIns(sql: Sql, userId: number) {
  await sql`delete from sessions where user_id = ${userId}`;
}

/**
 * Sets an account's new password and ends all its sessions but one; false where the old one is no
 * more what was checked.
 */
export async function replacePassword(
  sql: Sql,
  change: { userId: number; old: string; fresh: string; keptSession: string },
): Promise<boolean> {
  const rows = await sql`
    with account as (
      update users set password = ${change.fresh}
      where id = ${change.userId} and password = ${change.old}
      returning id
    ), ended as (
      delete from sessions using account
      where user_id = account.id and sessions.id <> ${change.keptSession}
    )
    select id from account`;
  return rows.length > 0;
}
