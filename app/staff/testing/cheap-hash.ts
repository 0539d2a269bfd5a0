import { scryptSync } from "node:crypto";

/** A stored password of low cost, to keep tests fast. */
export function cheapHash(password: string): string {
  const salt = Buffer.from("sixteen bytes ok");
  const hash = scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 });
  return ["scrypt", 1024, 8, 1, salt.toString("base64url"), hash.toString("base64url")].join("$");
}
