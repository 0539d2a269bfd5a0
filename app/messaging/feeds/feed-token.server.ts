import { createHmac, timingSafeEqual } from "node:crypto";
import type { Feed } from "./feeds.queries.server";

type Key = Pick<Feed, "id" | "nonce">;

const TOKEN = /^([1-9]\d{0,8})-([\w-]{32})$/;
const MAC_LENGTH = 32;

/** Returns the token in a feed's address. It is derived, so that neither the database nor a backup contains it. */
export function feedToken(secret: string, key: Key): string {
  return `${key.id}-${macOf(secret, key)}`;
}

/** Returns the id in a token, or null if it can't be one. */
export function feedIdIn(token: string): number | null {
  const [, id] = TOKEN.exec(token) ?? [];
  return id ? Number(id) : null;
}

export function isFeedToken(secret: string, key: Key, token: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(feedToken(secret, key))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function macOf(secret: string, { id, nonce }: Key) {
  const mac = createHmac("sha256", secret).update(`calendar feed ${id} ${nonce}`);
  return mac.digest("base64url").slice(0, MAC_LENGTH);
}
