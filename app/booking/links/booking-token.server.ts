import { createHmac } from "node:crypto";

/** The nonce makes the token differ from that of another booking with this number, as after a restore. */
export type LinkKey = { id: number; nonce: string };

const TOKEN_LENGTH = 22;

/**
 * The secret token of a booking's link: 132 bits. Derived, so that messages can contain it although the
 * database has only its hash.
 */
export function bookingToken(secret: string, { id, nonce }: LinkKey): string {
  const mac = createHmac("sha256", secret).update(`booking ${id} ${nonce}`);
  return mac.digest("base64url").slice(0, TOKEN_LENGTH);
}
