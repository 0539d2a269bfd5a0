import { createHash } from "node:crypto";
import { leaving, serving } from "virtual:service-worker";

/** It may load and reach nothing but the site. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The worker's script, or where it is off one that removes it. Its version is counted from `parts`, all that its cached pages depend on: a
 * browser takes a script that differs in one byte for a new worker.
 */
export function workerScript(isOn: boolean, parts: readonly string[]): Response {
  const script = isOn ? versioned(parts) : leaving;
  return new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": POLICY,
    },
  });
}

function versioned(parts: readonly string[]) {
  const hash = createHash("sha256");
  for (const part of [serving, ...parts]) hash.update(part).update("\0");
  return `const VERSION = "${hash.digest("hex").slice(0, 12)}";\n${serving}`;
}
