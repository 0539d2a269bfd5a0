import { parseHTML } from "linkedom";
import { cookieModifier } from "./observatory-cookies";
import { parsePolicy, policyModifier } from "./observatory-policy";

/**
 * The score of MDN's HTTP Observatory, by its published rules (github.com/mdn/mdn-http-observatory:
 * `src/scanner/index.js`, `src/analyzer/tests`, `src/grader/charts.js`, the pull requests 332 for
 * `X-Frame-Options` and 498 for the opener and embedder policies). Left out is what a test on one machine
 * can't see: certificates, the redirect from http, which is the proxy's, and the browsers' list of HSTS.
 */
export type Scanned = {
  /** Of the response to a request with the header `Origin`. */
  headers: Headers;
  origin: string;
  html: string;
  /** The lines of `Set-Cookie` of the whole visit. */
  cookies: readonly string[];
};

const BASE = 100;
/** Bonuses count only if the score without them is at least this. */
const MINIMUM_FOR_BONUS = 90;

export function scoreOf(scanned: Scanned): number {
  const modifiers = Object.values(modifiersOf(scanned));
  const penalized = sum([BASE, ...modifiers.filter((modifier) => modifier < 0)]);
  return Math.max(0, penalized >= MINIMUM_FOR_BONUS ? sum([BASE, ...modifiers]) : penalized);
}

/** What each test adds or takes. */
export function modifiersOf({ headers, origin, html, cookies }: Scanned) {
  const value = (name: string) => headers.get(name)?.trim().toLowerCase() ?? null;
  const transport = transportModifier(value("Strict-Transport-Security"));
  return {
    policy: policyModifier(headers.get("Content-Security-Policy")),
    cookies: cookieModifier(cookies, transport >= 0),
    sharing: sharingModifier(headers, origin),
    referrer: referrerModifier(value("Referrer-Policy")),
    transport,
    integrity: integrityModifier(html),
    contentType: value("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    frames: frameModifier(headers),
    resource: tokenModifier(value("Cross-Origin-Resource-Policy"), RESOURCE),
    opener: tokenModifier(value("Cross-Origin-Opener-Policy"), OPENER),
    embedder: tokenModifier(value("Cross-Origin-Embedder-Policy"), EMBEDDER),
  };
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, one) => total + one, 0);
}

const RESOURCE = { "same-origin": 10, "same-site": 10, "cross-origin": 0 };
const OPENER = {
  "same-origin": 10,
  "same-origin-allow-popups": 10,
  "noopener-allow-popups": 10,
  "unsafe-none": 0,
};
const EMBEDDER = { "require-corp": 10, credentialless: 10, "unsafe-none": 0 };

/** A missing header is neutral, an unknown value is not. */
function tokenModifier(value: string | null, known: Readonly<Record<string, number>>) {
  if (value === null) return 0;
  return known[value.split(";")[0]!.trim()] ?? -5;
}

/** Reflecting any origin, with credentials. */
function sharingModifier(headers: Headers, origin: string) {
  const isReflected = headers.get("Access-Control-Allow-Origin") === origin;
  const credentials = headers.get("Access-Control-Allow-Credentials")?.toLowerCase();
  return isReflected && credentials === "true" ? -50 : 0;
}

const PRIVATE_REFERRERS = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];
const UNSAFE_REFERRERS = [
  "origin",
  "origin-when-cross-origin",
  "unsafe-url",
  "no-referrer-when-downgrade",
];

/** The last known value counts. */
function referrerModifier(value: string | null) {
  if (value === null) return 0;
  const known = value
    .split(",")
    .map((token) => token.trim())
    .findLast((token) => [...PRIVATE_REFERRERS, ...UNSAFE_REFERRERS].includes(token));
  return known && PRIVATE_REFERRERS.includes(known) ? 5 : -5;
}

const SIX_MONTHS_S = 15_552_000;

function transportModifier(value: string | null) {
  const [, seconds] = /^(?:[^,]*;)?\s*max-age=(\d+)[^,]*$/.exec(value ?? "") ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= SIX_MONTHS_S ? 0 : -10;
}

function frameModifier(headers: Headers) {
  const policy = parsePolicy(headers.get("Content-Security-Policy") ?? "");
  if (policy?.has("frame-ancestors")) return 5;
  const value = headers.get("X-Frame-Options")?.trim().toLowerCase() ?? "";
  if (["deny", "sameorigin"].includes(value)) return 5;
  return value.startsWith("allow-from") ? 0 : -20;
}

/** Scripts of other sites need checksums; those of the site may have them. */
function integrityModifier(html: string) {
  const scripts = [...parseHTML(html).document.querySelectorAll("script[src]")].map((script) => ({
    address: script.getAttribute("src") ?? "",
    hasHash: Boolean(script.getAttribute("integrity")),
  }));
  const foreign = scripts.filter(({ address }) => /^(?:https?:)?\/\//.test(address));
  const insecure = foreign.filter(({ address }) => !address.startsWith("https:"));
  if (insecure.some(({ hasHash }) => !hasHash)) return -50;
  if (insecure.length > 0) return -20;
  if (foreign.some(({ hasHash }) => !hasHash)) return -5;
  return foreign.length > 0 || scripts.some(({ hasHash }) => hasHash) ? 5 : 0;
}
