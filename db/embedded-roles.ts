import { randomBytes, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { areRulesStrict, replaceRules } from "./cluster-files";
import { changeOwner } from "./change-owner";
import { APPLICATION_NAME, embeddedRole } from "./connect";
import type { EmbeddedPaths } from "./embedded-paths";
import { linkOnce } from "./link-once";
import { LOCKS } from "./locks";
import type { Server } from "./postmaster";
import type { Account } from "./program";
import { EMBEDDED_ROLES, passwordFile, readPasswords, type Passwords } from "./roles";

const RELOADED_WITHIN_MS = 5_000;

/** Names in `pg_stat_activity` of the owner's sessions of nodes that know no passwords: 0.1.0 and 0.2.0. */
const OLD_NODES = [APPLICATION_NAME, `${APPLICATION_NAME} node`];

/**
 * Creates the role of the app, sets both passwords and makes the server ask for them, unless that is done.
 * While an older release uses the server, it goes on accepting the owner without a password.
 */
export async function ensureRoles(sql: postgres.Sql, { paths, account }: Server) {
  if (await areRulesStrict(paths)) return;
  await sql`select pg_advisory_lock(${LOCKS.embeddedRoles})`;
  try {
    if (await areRulesStrict(paths)) return;
    const passwords = await ensurePasswords(paths, account);
    const [found] = await sql`select from pg_roles where rolname = ${EMBEDDED_ROLES.app}`;
    if (!found) await sql`create role ${sql(EMBEDDED_ROLES.app)}`;
    // More iterations protect against guessing, which random passwords exclude; each connection would take
    // 3 ms more.
    await sql`set scram_iterations = 1`;
    // A utility statement takes no parameters. The passwords have no quotes.
    await sql`
      alter role ${sql(EMBEDDED_ROLES.app)} login nosuperuser nocreatedb nocreaterole
      password ${sql.unsafe(`'${passwords.app}'`)}`;
    await sql`
      alter role ${sql(EMBEDDED_ROLES.owner)} password ${sql.unsafe(`'${passwords.owner}'`)}`;
    const [old] = await sql`
      select from pg_stat_activity
      where usename = ${EMBEDDED_ROLES.owner} and application_name = any(${OLD_NODES}) limit 1`;
    await replaceRules(paths, account, old ? "transitional" : "strict");
    await sql`select pg_reload_conf()`;
    await waitForRole(paths);
  } finally {
    await sql`select pg_advisory_unlock(${LOCKS.embeddedRoles})`;
  }
}

/** Waits until a role can connect: the server reads its rules some time after `pg_reload_conf`. */
async function waitForRole(paths: EmbeddedPaths) {
  const deadline = Date.now() + RELOADED_WITHIN_MS;
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await tryRole(paths);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop
    await pause(50);
  }
}

async function tryRole(paths: EmbeddedPaths) {
  const sql = postgres({
    ...embeddedRole(paths, "app"),
    database: "postgres",
    max: 1,
    connect_timeout: 3,
  });
  try {
    await sql`select 1`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Reads the passwords, or creates them. Processes that do so at once get equal ones. */
async function ensurePasswords(paths: EmbeddedPaths, account: Account): Promise<Passwords> {
  const found = await readPasswords(paths);
  if (found) return found;
  const fresh = `${passwordFile(paths)}.${randomUUID()}.new`;
  const passwords: Passwords = { owner: newPassword(), app: newPassword() };
  await writeFile(fresh, JSON.stringify(passwords), { mode: 0o600 });
  await changeOwner(fresh, account);
  await linkOnce(fresh, passwordFile(paths));
  return ensurePasswords(paths, account);
}

function newPassword() {
  return randomBytes(32).toString("base64url");
}
