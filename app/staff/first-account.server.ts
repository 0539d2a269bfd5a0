import { randomBytes } from "node:crypto";
import type { Sql } from "~/db.server";
import { hashPassword } from "./password.server";
import { hasUsers, insertFirstUser } from "./staff.queries.server";

/** The account that the gate of the desk asks the password of. */
export const FIRST_ACCOUNT = "admin";

/** Makes the first account where there is none, and prints a password that it had to invent, once. */
export async function prepareFirstAccount(sql: Sql, given: string | null) {
  if (await hasUsers(sql)) return;
  const password = given ?? newPassword();
  const made = await insertFirstUser(sql, FIRST_ACCOUNT, await hashPassword(password));
  if (!made || given !== null) return;
  console.log(`staff password for /admin (shown only now): ${password}`);
}

/** Some 95 random bits, easy to type. */
export function newPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const picked = Array.from(randomBytes(19), (byte) => letters[byte % letters.length]!);
  return picked.join("").replace(/(.{5})(?=.)/g, "$1-");
}
