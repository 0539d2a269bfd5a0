import type { Sql } from "~/web/db.server";
import type { Role } from "~/web/pages/roles";
import { FACTOR_SETTING, type Staff } from "./staff.queries.server";

/** The minutes for which a confirmation counts. */
const CONFIRMED_MINUTES = 15;

/** The hours after the last page or form of a person when a session ends. */
const IDLE_HOURS = 12;

/** Returns the condition that a row of `sessions` is open. */
export function isOpenSession(sql: Sql) {
  return sql`sessions.expires_at > now()
    and sessions.active_at > now() - make_interval(hours => ${IDLE_HOURS})`;
}

/** The seconds for which the token before a confirmation stays valid, for requests that were sent with it already. */
const FORMER_TOKEN_SECONDS = 10;

/** Returns the condition that a row of `sessions` is that of a token. */
function hasToken(sql: Sql, sessionId: string) {
  return sql`(sessions.id = ${sessionId} or sessions.former_id = ${sessionId}
    and sessions.renewed_at > now() - make_interval(secs => ${FORMER_TOKEN_SECONDS}))`;
}

/**
 * Returns the condition that a second factor is demanded of everybody, and a row of `sessions` is by a password
 * alone.
 */
function needsFactor(sql: Sql) {
  return sql`(users.totp_secret is null and not sessions.by_passkey
    and exists (select from settings where name = ${FACTOR_SETTING}))`;
}

type NewSession = {
  id: string;
  userId: number;
  passwordSetAt: string;
  seconds: number;
  device: string;
  byPasskey?: boolean;
  /** The id of the session that the new one replaces. */
  replaced?: string | null;
};

/**
 * Inserts a session and deletes expired ones. Returns false if the account's password has changed since it was
 * checked, or the account was disabled: a check takes a while.
 */
export async function insertSession(sql: Sql, session: NewSession) {
  const rows = await sql`
    with ended as (
      delete from sessions where not (${isOpenSession(sql)}) or id = ${session.replaced ?? null}
    )
    insert into sessions (id, user_id, expires_at, device, by_passkey)
    select ${session.id}, id, now() + make_interval(secs => ${session.seconds}), ${session.device},
      ${session.byPasskey ?? false}
    from users where id = ${session.userId} and disabled_at is null
      and password_set_at::text = ${session.passwordSetAt}
    for share
    returning id`;
  return rows.length > 0;
}

/**
 * Finds the account of a session; null if it is not open. With its former token the session is open, but not
 * confirmed. Updates `last_seen_at` once a minute, and with `isActive` the time from which the session counts as
 * idle.
 */
export async function findSessionUser(
  sql: Sql,
  sessionId: string,
  { isActive = false } = {},
): Promise<Staff | null> {
  const [row] = await sql<Staff[]>`
    with seen as (
      update sessions set last_seen_at = now(),
        active_at = case when ${isActive} then now() else active_at end
      where ${hasToken(sql, sessionId)} and ${isOpenSession(sql)} and (
        last_seen_at < now() - interval '1 minute'
        or ${isActive} and active_at < now() - interval '1 minute'
      )
    )
    select users.id, users.username, users.role, users.password_state as "passwordState",
      totp_secret is not null as "hasFactor",
      exists (select from passkeys where user_id = users.id) as "hasPasskey",
      ${needsFactor(sql)} as "needsFactor",
      sessions.id = ${sessionId}
        and sessions.confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES}) as "isConfirmed"
    from sessions join users on users.id = sessions.user_id
    where ${hasToken(sql, sessionId)} and ${isOpenSession(sql)} and users.disabled_at is null`;
  return row ?? null;
}

/**
 * Confirms a session, and gives it another id. Returns false for a former id, whose session was confirmed by
 * another request at the same time.
 */
export async function updateConfirmed(
  sql: Sql,
  session: { id: string; newId: string; byPasskey: boolean },
): Promise<boolean> {
  const rows = await sql`
    update sessions set id = ${session.newId}, former_id = id, renewed_at = now(),
      confirmed_at = now(), by_passkey = by_passkey or ${session.byPasskey}
    where id = ${session.id}
    returning id`;
  return rows.length > 0;
}

/**
 * Lists the given sessions that are still open, of accounts with one of the roles. Sessions that may open only the
 * account's page (`mustVisitAccount`) are left out.
 */
export async function listOpenSessions(
  sql: Sql,
  sessionIds: string[],
  roles: readonly Role[],
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select sessions.id from sessions join users on users.id = user_id
    where sessions.id = any(${sessionIds}) and ${isOpenSession(sql)}
      and disabled_at is null and role = any(${[...roles]})
      and password_state <> 'first' and not ${needsFactor(sql)}`;
  return new Set(rows.map((row) => row.id));
}

export async function deleteSession(sql: Sql, sessionId: string) {
  await sql`delete from sessions where ${hasToken(sql, sessionId)}`;
}
