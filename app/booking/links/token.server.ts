import { createHash, randomBytes } from "node:crypto";

/** SHA-256 as base64url. Idempotency-Keys are stored hashed: clients may put anything into them. */
export function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** The secret token of a link that is sent once: 128 random bits, 22 characters. */
export function newToken(): string {
  return randomBytes(16).toString("base64url");
}

/** Whether a text has the form of a token; others may have characters the database rejects. */
export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
