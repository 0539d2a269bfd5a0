import { isViolation, type Sql } from "~/web/db.server";
import type { Role } from "~/web/pages/roles";

export type StaffAccount = {
  username: string;
  role: Role;
  isDisabled: boolean;
  /** Whether the sign-in asks for a code. */
  hasFactor: boolean;
  hasPasskey: boolean;
  /** The number of calendar feeds with names that belong to the account, and end with it. */
  feeds: number;
  /** The time of the last sign-in; null if there was none. */
  signedInAt: Date | null;
};

/** Lists all accounts, those that may sign in first. */
export function listAccounts(sql: Sql): Promise<StaffAccount[]> {
  return sql<StaffAccount[]>`
    select username, role, disabled_at is not null as "isDisabled",
      totp_secret is not null as "hasFactor",
      exists (select from passkeys where user_id = users.id) as "hasPasskey",
      (select count(*)::int from calendar_feeds where created_by = users.id) as feeds,
      signed_in_at as "signedInAt"
    from users order by disabled_at is not null, username`;
}

export type AccountChange = { ok: true } | { ok: false; reason: "unknown" | "lastOwner" };

export function updateRole(sql: Sql, username: string, role: Role): Promise<AccountChange> {
  return change(sql`update users set role = ${role} where username = ${username} returning id`);
}

/** Changes the role of an account like `updateRole`, but returns `stale` if it has another role than the one seen. */
export async function updateSeenRole(
  sql: Sql,
  { username, role, seen }: { username: string; role: Role; seen: Role },
): Promise<AccountChange | { ok: false; reason: "stale" }> {
  const changed = await change(sql`
    update users set role = ${role} where username = ${username} and role = ${seen} returning id`);
  if (changed.ok || changed.reason === "lastOwner") return changed;
  const known = await sql`select from users where username = ${username}`;
  return known.length > 0 ? { ok: false, reason: "stale" } : changed;
}

/** Disables or enables an account. A trigger ends the sessions of one that is disabled. */
export function updateDisabled(
  sql: Sql,
  username: string,
  isDisabled: boolean,
): Promise<AccountChange> {
  return change(sql`
    update users
    set disabled_at = case when ${isDisabled} then coalesce(disabled_at, now()) end
    where username = ${username} returning id`);
}

/** Deletes an account with its sessions, recovery codes and calendar feeds with names. */
export function deleteAccount(sql: Sql, username: string): Promise<AccountChange> {
  return change(sql`delete from users where username = ${username} returning id`);
}

/** Changes an account. A trigger protects the last owner who may sign in. */
async function change(statement: Promise<readonly unknown[]>): Promise<AccountChange> {
  try {
    const rows = await statement;
    return rows.length > 0 ? { ok: true } : { ok: false, reason: "unknown" };
  } catch (error) {
    if (isViolation(error, "users_last_owner")) return { ok: false, reason: "lastOwner" };
    throw error;
  }
}
