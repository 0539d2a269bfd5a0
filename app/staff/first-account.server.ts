import { randomBytes } from "node:crypto";
import type { Sql } from "~/db.server";
import { hashPassword } from "./password.server";
import { hasUsers, insertFirstUser } from "./staff.queries.server";

/** The sign-in form of the desk asks only for the password of this account. */
export const FIRST_ACCOUNT = "admin";

/** Creates the first account if there is none; prints its password if none was configured. */
export async function ensureFirstAccount(sql: Sql, configured: string | null) {
  if (await hasUsers(sql)) return;
  const password = configured ?? newPassword();
  const inserted = await insertFirstUser(sql, FIRST_ACCOUNT, await hashPassword(password));
  if (!inserted || configured !== null) return;
  console.log(`staff password for /admin (shown only now): ${password}`);
}

/** About 95 random bits, easy to type. */
export function newPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const picked = Array.from(randomBytes(19), (byte) => letters[byte % letters.length]!);
  return picked.join("").replace(/(.{5})(?=.)/g, "$1-");
}
