import { createHash, randomBytes } from "node:crypto";
import type { BookingInput } from "~/booking/booking";
import type { ExtraQuantity } from "~/pricing/offered-extras";

/** A hash of the input that doesn't depend on the order of its fields. */
export function fingerprintOf(input: BookingInput, extras: readonly ExtraQuantity[] = []): string {
  const sorted = extras.map(({ name, quantity }) => [name, quantity]).sort();
  const all = { ...input, ...(extras.length > 0 && { extras: sorted }) };
  return hash(JSON.stringify(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))));
}

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
