import { data, redirect } from "react-router";
import { inLanguage, languageIn } from "~/i18n/address";
import { isDesk } from "~/pages/areas";
import { isSecretAddress } from "~/pages/secret-address";
import { isSwitchedOff, OFF_COOKIE, SWITCH_ADDRESS } from "./counted";

/**
 * Whether a visitor is counted: `none` where no measurement id is set, `signal` where the browser
 * sends `Sec-GPC`, which outranks a choice, `off` where the visitor has switched it off.
 */
export type AnalyticsState = "on" | "off" | "signal" | "none";

const YEAR_S = 31_536_000;

export function readAnalyticsState(request: Request, measurementId: string | null): AnalyticsState {
  if (!measurementId) return "none";
  if (request.headers.get("Sec-GPC") === "1") return "signal";
  return isSwitchedOff(request.headers.get("Cookie") ?? "") ? "off" : "on";
}

/**
 * The measurement id for a page whose visitor is counted, else null; it is null too on the desk and
 * where the address is a secret.
 */
export function measurementIdFor(request: Request, measurementId: string | null): string | null {
  const url = new URL(request.url);
  if (isDesk(url.pathname) || isSecretAddress(url)) return null;
  return readAnalyticsState(request, measurementId) === "on" ? measurementId : null;
}

/** What the page's content policy lets in beside the site itself. */
export function analyticsSources(measurementId: string | null) {
  if (!measurementId) return {};
  const collectors = ["google-analytics.com", "analytics.google.com", "googletagmanager.com"];
  const addresses = collectors.map((host) => `https://*.${host}`);
  return {
    "script-src": ["https://www.googletagmanager.com"],
    "connect-src": addresses,
    "img-src": addresses,
  };
}

/** Answers the switch: keeps the choice for a year or forgets it, and goes back. */
export function answerAnalyticsForm(form: FormData, request: Request): Response {
  const choice = form.get("analytics");
  if (choice !== "on" && choice !== "off") throw data(null, 400);
  const cookies = choice === "on" ? [cookieLine(OFF_COOKIE.name, "", 0)] : offCookies(request);
  return redirect(inLanguage(SWITCH_ADDRESS, languageIn(new URL(request.url).search)), {
    status: 303,
    headers: new Headers(cookies.map((line): [string, string] => ["Set-Cookie", line])),
  });
}

/** Switches off, and takes back what Google's script has kept in the browser. */
function offCookies(request: Request) {
  const sent = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  const names = sent.map((cookie) => cookie.split("=")[0]!).filter((name) => /^_ga\w*$/.test(name));
  return [
    cookieLine(OFF_COOKIE.name, OFF_COOKIE.value, YEAR_S),
    ...names.map((name) => cookieLine(name, "", 0)),
  ];
}

/** Scripts may read it: the page looks at it before each event. */
function cookieLine(name: string, value: string, maxAge: number) {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}
