import { createHash, randomBytes, createHmac } from "node:crypto";
import { TOKEN_LENGTH } from "./token";

/**
 * Returns the SHA-256 of a text as base64url. Idempotency-Keys are stored hashed: clients may put anything into
 * them.
 */
export function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Returns the secret token of a link that is sent once. Its bits are random. */
export function newToken(): string {
  return randomBytes(TOKEN_LENGTH).toString("base64url").slice(0, TOKEN_LENGTH);
}

/**
 * The values that a booking's token is derived from. The nonce makes it differ from that of another booking with
 * this number, as after a restore.
 */
export type LinkKey = { id: number; nonce: string };

/**
 * Returns the secret token of a booking's link: 132 bits. It is derived, so that messages can contain it although
 * the database has only its hash.
 */
export function bookingToken(secret: string, { id, nonce }: LinkKey): string {
  const mac = createHmac("sha256", secret).update(`booking ${id} ${nonce}`);
  return mac.digest("base64url").slice(0, TOKEN_LENGTH);
}
