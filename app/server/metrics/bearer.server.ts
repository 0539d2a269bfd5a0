import { createHash, timingSafeEqual } from "node:crypto";

/** Returns whether a request has `Authorization: Bearer TOKEN`, compared in constant time. */
export function isBearer(headers: Headers, token: string): boolean {
  const [scheme = "", sent = ""] = headers.get("Authorization")?.split(" ") ?? [];
  return scheme.toLowerCase() === "bearer" && timingSafeEqual(digest(sent), digest(token));
}

function digest(text: string) {
  return createHash("sha256").update(text).digest();
}
