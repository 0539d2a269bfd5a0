import type { Sql } from "~/web/db.server";
import { FACTOR_SETTING } from "~/staff/staff.queries.server";

export type StoredFactor = { secret: string | null; setup: string | null };

/** Finds the factor of an account. Its secrets are encrypted, see `seal`. */
export async function findFactor(sql: Sql, userId: number): Promise<StoredFactor> {
  const [row] = await sql<StoredFactor[]>`
    select totp_secret as secret, totp_setup as setup from users where id = ${userId}`;
  return row ?? { secret: null, setup: null };
}

/** Starts a set-up, or ends it without a change (null). */
export async function updateSetup(sql: Sql, userId: number, setup: string | null) {
  await sql`update users set totp_setup = ${setup} where id = ${userId}`;
}

/**
 * Turns the factor of a set-up on. Wrong codes of a former one count no more. Returns false if the set-up has
 * changed since it was read.
 */
export async function insertFactor(
  sql: Sql,
  factor: { userId: number; setup: string; secret: string; step: number; hashes: string[] },
): Promise<boolean> {
  const rows = await sql`
    with account as (
      update users set totp_secret = ${factor.secret}, totp_step = ${factor.step}, totp_setup = null
      where id = ${factor.userId} and totp_setup = ${factor.setup}
      returning id
    ), removed as (
      delete from recovery_codes using account
      where user_id = account.id and hash <> all(${factor.hashes})
    ), forgotten as (
      delete from wrong_codes using account where user_id = account.id
    ), codes as (
      insert into recovery_codes (user_id, hash)
      select account.id, hash from account, unnest(${factor.hashes}::text[]) as hash
      on conflict do nothing
    )
    select id from account`;
  return rows.length > 0;
}

export async function deleteFactor(sql: Sql, userId: number) {
  await sql`
    with codes as (delete from recovery_codes where user_id = ${userId})
    update users set totp_secret = null, totp_step = null, totp_setup = null where id = ${userId}`;
}

/** Claims the period of a code. Returns false if a code of this period or a later one was used before. */
export async function claimStep(sql: Sql, userId: number, step: number): Promise<boolean> {
  const rows = await sql`
    update users set totp_step = ${step}
    where id = ${userId} and coalesce(totp_step, 0) < ${step}
    returning id`;
  return rows.length > 0;
}

/** Takes a recovery code, which is used once. Returns false if there is no such code. */
export async function takeRecoveryCode(sql: Sql, userId: number, hash: string): Promise<boolean> {
  const rows = await sql`
    delete from recovery_codes where user_id = ${userId} and hash = ${hash} returning hash`;
  return rows.length > 0;
}

export async function countRecoveryCodes(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from recovery_codes where user_id = ${userId}`;
  return row?.count ?? 0;
}

/** Returns whether the sign-in form asks for a code. */
export async function hasAnyFactor(sql: Sql): Promise<boolean> {
  const rows = await sql`select from users where totp_secret is not null limit 1`;
  return rows.length > 0;
}

/** Returns whether everybody needs a second factor. */
export async function isFactorDemanded(sql: Sql): Promise<boolean> {
  const rows = await sql`select from settings where name = ${FACTOR_SETTING}`;
  return rows.length > 0;
}

export async function updateFactorDemand(sql: Sql, isDemanded: boolean) {
  if (isDemanded) {
    await sql`
      insert into settings (name, value) values (${FACTOR_SETTING}, '"required"')
      on conflict (name) do nothing`;
  } else {
    await sql`delete from settings where name = ${FACTOR_SETTING}`;
  }
}
