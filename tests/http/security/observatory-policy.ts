/**
 * These are the rules of `src/analyzer/tests/csp.js` for one policy in a header, without `strict-dynamic`.
 */

const BROAD = new Set([
  "*",
  "ftp:",
  "http:",
  "https:",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
]);
const PASSIVE = ["img-src", "media-src"];
const INLINE = "'unsafe-inline'";

type Policy = ReadonlyMap<string, readonly string[]>;

/** Returns the directives with their sources; null if one comes twice. */
export function parsePolicy(text: string): Policy | null {
  const policy = new Map<string, string[]>();
  for (const entry of text.toLowerCase().split(";")) {
    const [name, ...sources] = entry.trim().split(/\s+/);
    if (!name) continue;
    if (policy.has(name)) return null;
    policy.set(name, sources);
  }
  return policy;
}

export function policyModifier(text: string | null): number {
  const policy = parsePolicy(text ?? "");
  if (!policy || policy.size === 0) return -25;
  const scripts = activeSources(policy, "script-src");
  const styles = activeSources(policy, "style-src");
  const objects = activeSources(policy, "object-src");
  if (scripts.some(isUnsafe) || objects.some((source) => BROAD.has(source))) return -20;
  if (sourcesOf(policy, (name) => !PASSIVE.includes(name)).some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (PASSIVE.flatMap((name) => activeSources(policy, name)).some(isInsecure)) return -10;
  if (styles.some(isUnsafe)) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/**
 * Returns the sources that are in force. Hashes and nonces switch `'unsafe-inline'` off. Without a
 * directive every source is allowed.
 */
function activeSources(policy: Policy, name: string): readonly string[] {
  const sources = policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const isMarked = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  return isMarked ? sources.filter((source) => source !== INLINE) : sources;
}

function sourcesOf(policy: Policy, isWanted: (name: string) => boolean) {
  return [...policy].flatMap(([name, sources]) => (isWanted(name) ? sources : []));
}

function isUnsafe(source: string) {
  return BROAD.has(source) || source === INLINE || source === "data:";
}

function isInsecure(source: string) {
  return /^(?:http|ftp):/.test(source);
}
