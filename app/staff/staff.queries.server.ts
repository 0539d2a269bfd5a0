import type { Sql } from "~/db.server";
import type { Role } from "~/pages/roles";

/** `first`: generated, to be changed at once; `weak`: against the present rules. */
export type PasswordState = "good" | "weak" | "first";

export type Staff = {
  id: number;
  username: string;
  role: Role;
  passwordState: PasswordState;
  /** Whether a second factor is on. */
  hasFactor: boolean;
  hasPasskey: boolean;
  /** Whether the owner demands a second factor, and the session is by a password alone. */
  needsFactor: boolean;
  /** Whether the person signed in or confirmed it within the last minutes. */
  isConfirmed: boolean;
};

type NewAccount = { role?: Role; state?: PasswordState };

/** False if the name is taken. */
export async function insertUser(
  sql: Sql,
  username: string,
  password: string,
  { role = "owner", state = "good" }: NewAccount = {},
) {
  const rows = await sql`
    insert into users (username, password, role, password_state)
    values (${username}, ${password}, ${role}, ${state})
    on conflict (username) do nothing
    returning id`;
  return rows.length > 0;
}

/** Also ends every session of the account, and removes its second factor and passkeys. False if there is none. */
export async function updatePassword(sql: Sql, username: string, password: string) {
  const rows = await sql`
    with account as (
      update users set password = ${password}, password_state = 'good',
        totp_secret = null, totp_step = null, totp_setup = null
      where username = ${username}
      returning id
    ), ended as (
      delete from sessions using account where user_id = account.id
    ), codes as (
      delete from recovery_codes using account where user_id = account.id
    ), removed as (
      delete from passkeys using account where user_id = account.id
    )
    select id from account`;
  return rows.length > 0;
}

/** An account with the stored hash of its password. */
export type User = Pick<Staff, "id" | "username" | "role" | "passwordState" | "hasFactor"> & {
  password: string;
  hasSignedIn: boolean;
  isDisabled: boolean;
  /** Whether a second factor is demanded, and passkeys are the only one. */
  needsPasskey: boolean;
};

export async function findUser(sql: Sql, username: string): Promise<User | null> {
  const [row] = await sql<User[]>`
    select id, username, role, password, password_state as "passwordState",
      disabled_at is not null as "isDisabled",
      signed_in_at is not null as "hasSignedIn", totp_secret is not null as "hasFactor",
      totp_secret is null and exists (select from passkeys where user_id = users.id)
        and exists (select from settings where name = ${FACTOR_SETTING}) as "needsPasskey"
    from users where username = ${username}`;
  return row ?? null;
}

/** After a sign-in. A generated password stays one that has to be changed; null: it was not typed. */
export async function updateSignedIn(sql: Sql, userId: number, state: "good" | "weak" | null) {
  await sql`
    update users set signed_in_at = now(),
      password_state = case password_state when 'first' then 'first'
        else coalesce(${state}, password_state) end
    where id = ${userId}`;
}

/** A confirmation counts for this long. */
const CONFIRMED_MINUTES = 15;

/** The setting by which the owner demands a second factor of everybody. */
export const FACTOR_SETTING = "secondFactor";

/** A session ends this long after the last page or form of a person. */
const IDLE_HOURS = 12;

/** The condition that a row of `sessions` is open. */
export function isOpenSession(sql: Sql) {
  return sql`sessions.expires_at > now()
    and sessions.active_at > now() - make_interval(hours => ${IDLE_HOURS})`;
}

type NewSession = {
  id: string;
  userId: number;
  password: string;
  seconds: number;
  device: string;
  byPasskey?: boolean;
  /** The id of the session that it replaces. */
  replaced?: string | null;
};

/**
 * Also deletes expired sessions. False if the account's password has changed since it was checked, or
 * the account was disabled: a check takes a while.
 */
export async function insertSession(sql: Sql, session: NewSession) {
  const rows = await sql`
    with ended as (
      delete from sessions where not (${isOpenSession(sql)}) or id = ${session.replaced ?? null}
    )
    insert into sessions (id, user_id, expires_at, device, by_passkey)
    select ${session.id}, id, now() + make_interval(secs => ${session.seconds}), ${session.device},
      ${session.byPasskey ?? false}
    from users where id = ${session.userId} and password = ${session.password}
      and disabled_at is null
    for share
    returning id`;
  return rows.length > 0;
}

/**
 * Null if the session is not open. Updates `last_seen_at` once a minute, and with `isActive` the time
 * from which the session counts as idle.
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
      where id = ${sessionId} and ${isOpenSession(sql)} and (
        last_seen_at < now() - interval '1 minute'
        or ${isActive} and active_at < now() - interval '1 minute'
      )
    )
    select users.id, users.username, users.role, users.password_state as "passwordState",
      totp_secret is not null as "hasFactor",
      exists (select from passkeys where user_id = users.id) as "hasPasskey",
      totp_secret is null and not by_passkey and exists (select from settings where name = ${FACTOR_SETTING})
        as "needsFactor",
      sessions.confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES}) as "isConfirmed"
    from sessions join users on users.id = sessions.user_id
    where sessions.id = ${sessionId} and ${isOpenSession(sql)} and users.disabled_at is null`;
  return row ?? null;
}

export async function updateConfirmed(sql: Sql, sessionId: string, { byPasskey = false } = {}) {
  await sql`
    update sessions set confirmed_at = now(), by_passkey = by_passkey or ${byPasskey}
    where id = ${sessionId}`;
}

/** The given sessions that are still open, of accounts with one of the roles. */
export async function listOpenSessions(
  sql: Sql,
  sessionIds: string[],
  roles: readonly Role[],
): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select sessions.id from sessions join users on users.id = user_id
    where sessions.id = any(${sessionIds}) and ${isOpenSession(sql)}
      and disabled_at is null and role = any(${[...roles]})`;
  return new Set(rows.map((row) => row.id));
}

export async function deleteSession(sql: Sql, sessionId: string) {
  await sql`delete from sessions where id = ${sessionId}`;
}
