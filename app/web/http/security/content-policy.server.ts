import { createHash, randomUUID } from "node:crypto";

/** Returns a nonce for the renderer, which nothing that stands in the page can know. */
export function newMark(): string {
  return randomUUID();
}

const INLINE_SCRIPT = /<script(?![^<>]*\ssrc=)([^<>]*)>([\s\S]*?)<\/script>/g;

/**
 * Returns the inline scripts of a page that the renderer marked with its nonce, and the page without the
 * marks, so that it can be cached. A script that got into the page by another way is not among them.
 */
export function takeMarked(marked: string, mark: string): { html: string; scripts: string[] } {
  const nonce = ` nonce="${mark}"`;
  const own = [...marked.matchAll(INLINE_SCRIPT)].filter(([, tag]) => tag?.includes(nonce));
  return {
    scripts: own.map(([, , text = ""]) => text),
    html: marked.replaceAll(nonce, ""),
  };
}

/**
 * Directives that let texts become scripts by these policies only. Pages with Google's script go without:
 * it adds others by their address.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types default prose"];

/** Allowed sources in addition to the site itself. */
export type ForeignSources = Partial<Record<"script-src" | "connect-src" | "img-src", string[]>>;

/**
 * Returns the content security policy of a page with these inline scripts and styles, which are allowed by
 * their hashes. Browsers don't run structured data: it needs none.
 */
export function contentPolicy(
  scripts: readonly string[],
  {
    styles = null,
    sources: foreign = {},
  }: { styles?: string | null; sources?: ForeignSources } = {},
): string {
  const ownScripts = new Set(scripts.map(hashSource));
  const own = (name: keyof ForeignSources, ...sources: string[]) =>
    [name, "'self'", ...sources, ...(foreign[name] ?? [])].join(" ");
  return [
    "default-src 'none'",
    own("script-src", ...ownScripts),
    ["style-src 'self'", ...(styles === null ? [] : [hashSource(styles)])].join(" "),
    own("img-src", "data:"),
    "font-src 'self'",
    own("connect-src"),
    "manifest-src 'self'",
    "worker-src 'self'",
    // The desk shows e-mails in a frame; other answers refuse to stand in one.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(foreign["script-src"] ? [] : TRUSTED_TYPES),
  ].join("; ");
}

function hashSource(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
