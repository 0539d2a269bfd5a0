import { createHash } from "node:crypto";

/** Browsers don't run structured data: it needs no hash. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/** Allowed sources in addition to the site itself. */
export type ForeignSources = Partial<Record<"script-src" | "connect-src" | "img-src", string[]>>;

/**
 * The content security policy of a rendered page. Its inline scripts are allowed by their hashes,
 * not by a nonce, so that a page can be cached.
 */
export function contentPolicy(html: string, foreign: ForeignSources = {}): string {
  const hashes = new Set<string>();
  for (const [, text = ""] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  const own = (name: keyof ForeignSources, ...sources: string[]) =>
    [name, "'self'", ...sources, ...(foreign[name] ?? [])].join(" ");
  return [
    "default-src 'none'",
    own("script-src", ...hashes),
    "style-src 'self'",
    own("img-src", "data:"),
    "font-src 'self'",
    own("connect-src"),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
