import { randomInt } from "node:crypto";
import type { Sql } from "~/web/db.server";
import type { HashCost } from "./password-rules";
import { hashPassword } from "./password.server";
import { FAULT_SENTENCES, passwordFault } from "./password-rules.server";
import { hasUsers, insertFirstUser } from "./first-account.queries.server";

/**
 * The name of the first account. While there is an account of this name, the sign-in form of the desk asks only
 * for its password.
 */
export const USUAL_ACCOUNT = "admin";

type FirstAccount = {
  /** The password in the settings; null if a password is generated. */
  configured: string | null;
  /** The names of the site, which are no passwords. */
  names?: readonly string[];
  username?: string;
  cost?: HashCost;
};

/**
 * Creates the first account if there is none. Prints its password if none was configured; that one has
 * to be changed. Throws if the configured one is against the rules.
 */
export async function ensureFirstAccount(
  sql: Sql,
  { configured, names = [], username = USUAL_ACCOUNT, cost }: FirstAccount,
) {
  if (await hasUsers(sql)) return;
  if (configured !== null) await checkConfigured(configured, [...names, username]);
  const password = configured ?? newPassword();
  const inserted = await insertFirstUser(
    sql,
    username,
    await hashPassword(password, cost),
    configured === null ? "first" : "good",
  );
  if (!inserted || configured !== null) return;
  const account = username === USUAL_ACCOUNT ? "" : ` of ${username}`;
  console.log(`staff password${account} for /admin (shown only now): ${password}`);
}

async function checkConfigured(password: string, names: readonly string[]) {
  const fault = await passwordFault(password, names);
  if (!fault) return;
  const sentence = FAULT_SENTENCES[fault];
  throw new Error(
    `bad environment\n  ADMIN_PASSWORD: ${sentence} (for example: some words that only you put together)`,
  );
}

/** The letters and digits that look unlike each other. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
/** The length of a generated password. Each of its letters is one of 31 equally probable ones: 128 bits. */
const PASSWORD_LETTERS = 26;

/** Returns 128 random bits, in groups that are easy to type. */
export function newPassword(): string {
  const picked = Array.from({ length: PASSWORD_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]);
  return picked.join("").replace(/(.{5})(?=.{5})/g, "$1-");
}
