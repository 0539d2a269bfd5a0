import type { Sql } from "~/web/db.server";
import type { Role } from "~/web/pages/roles";

/**
 * The state of a password. `first`: generated or set by an owner, to be changed at once; `weak`: against the
 * present rules.
 */
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
  /** Whether the person signed in or confirmed the session within the last minutes. */
  isConfirmed: boolean;
};

type NewAccount = { role?: Role; state?: PasswordState };

/** Inserts an account. Returns false if the name is taken. */
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

type NewPassword = {
  state?: PasswordState;
  /** Whether the second factor is turned off, and passkeys are removed. */
  removesFactors?: boolean;
};

/** Stores another password of an account, and ends all its sessions. Returns false if there is no such account. */
export async function updatePassword(
  sql: Sql,
  username: string,
  password: string,
  { state = "good", removesFactors = false }: NewPassword = {},
) {
  const rows = await sql`
    with account as (
      update users set password = ${password}, password_state = ${state}, password_set_at = now(),
        totp_secret = case when ${!removesFactors} then totp_secret end,
        totp_step = case when ${!removesFactors} then totp_step end,
        totp_setup = case when ${!removesFactors} then totp_setup end
      where username = ${username}
      returning id
    ), ended as (
      delete from sessions using account where user_id = account.id
    ), codes as (
      delete from recovery_codes using account where user_id = account.id and ${removesFactors}
    ), removed as (
      delete from passkeys using account where user_id = account.id and ${removesFactors}
    )
    select id from account`;
  return rows.length > 0;
}

/** Stores another hash of the same password, unless that was changed meanwhile. */
export async function replaceHash(
  sql: Sql,
  { id, password }: Pick<User, "id" | "password">,
  renewed: string,
) {
  await sql`update users set password = ${renewed} where id = ${id} and password = ${password}`;
}

/** The days for which a first password is valid, used or not. */
export const FIRST_PASSWORD_DAYS = 7;

/** The setting by which the owner demands a second factor of everybody. */
export const FACTOR_SETTING = "secondFactor";

/** An account with the stored hash of its password. */
export type User = Pick<Staff, "id" | "username" | "role" | "passwordState" | "hasFactor"> & {
  password: string;
  /** The time when the password was set, as text with all digits. */
  passwordSetAt: string;
  hasSignedIn: boolean;
  isDisabled: boolean;
  /** Whether the password is a first one that was not changed in time. */
  hasExpired: boolean;
  /** Whether a second factor is demanded, and passkeys are the only one. */
  needsPasskey: boolean;
};

export async function findUser(sql: Sql, username: string): Promise<User | null> {
  const [row] = await sql<User[]>`
    select id, username, role, password, password_state as "passwordState",
      password_set_at::text as "passwordSetAt",
      disabled_at is not null as "isDisabled",
      password_state = 'first'
        and password_set_at < now() - make_interval(days => ${FIRST_PASSWORD_DAYS}) as "hasExpired",
      signed_in_at is not null as "hasSignedIn", totp_secret is not null as "hasFactor",
      totp_secret is null and exists (select from passkeys where user_id = users.id)
        and exists (select from settings where name = ${FACTOR_SETTING}) as "needsPasskey"
    from users where username = ${username}`;
  return row ?? null;
}

/**
 * Updates an account after a sign-in. A generated password stays one that has to be changed. `state` is null if
 * the password was not typed.
 */
export async function updateSignedIn(sql: Sql, userId: number, state: "good" | "weak" | null) {
  await sql`
    update users set signed_in_at = now(),
      password_state = case password_state when 'first' then 'first'
        else coalesce(${state}, password_state) end
    where id = ${userId}`;
}
