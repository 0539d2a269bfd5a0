import { createHash } from "node:crypto";

/** Returns a strong tag of a body, which differs for each encoding. */
export function etagOf(body: string | Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** Returns whether `If-None-Match` names a tag: the client has that body. */
export function isNamed(condition: string | null, etag: string): boolean {
  const tags = condition?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(etag.replace(/^W\//, "")) || tags.includes("*");
}
