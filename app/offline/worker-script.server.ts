import { createHash } from "node:crypto";
import { cachingWorker, removalWorker } from "virtual:bundled-scripts";

const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The worker's script, or if it is off one that removes it. Its version is a hash of `parts`, all
 * that its cached pages depend on: a browser installs a script that differs in one byte.
 */
export function workerScript(isOn: boolean, parts: readonly string[]): Response {
  const script = isOn ? versioned(parts) : removalWorker;
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
  for (const part of [cachingWorker, ...parts]) hash.update(part).update("\0");
  return `const VERSION = "${hash.digest("hex").slice(0, 12)}";\n${cachingWorker}`;
}
