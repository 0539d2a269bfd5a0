import { createHash, randomBytes } from "node:crypto";
import type { BookingInput } from "~/booking/booking";

/** The same input gives the same fingerprint, whatever the order of its fields. */
export function fingerprintOf(input: BookingInput): string {
  return hash(JSON.stringify(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Keys are kept as hashes: a client may have put anything into them. */
export function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** The secret of a booking's link: 128 random bits, 22 characters. */
export function newToken(): string {
  return randomBytes(16).toString("base64url");
}

/** Whether a text has the form of a token; another one may hold what the database does not take. */
export function isToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
