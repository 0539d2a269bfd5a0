import { scryptSync } from "node:crypto";

export const CHEAP_COST = { N: 1024, r: 8, p: 1 };

/** Returns a stored password of low cost, to keep tests fast. */
export function cheapHash(password: string): string {
  const salt = Buffer.from("sixteen bytes ok");
  const hash = scryptSync(password, salt, 32, CHEAP_COST);
  return [
    "scrypt",
    ...Object.values(CHEAP_COST),
    salt.toString("base64url"),
    hash.toString("base64url"),
  ].join("$");
}
