import { data, redirect } from "react-router";
import { inLanguage } from "~/web/i18n/address";
import type { Language } from "~/web/i18n/languages";
import { isDesk } from "~/web/pages/areas";
import { isSecretAddress } from "~/web/pages/secret-address";
import { isSecure } from "~/web/http/security/host-cookie.server";
import { CHOICE_COOKIE, hasConsent, SWITCH_ADDRESS } from "./consent";

/**
 * Whether a visitor is counted: `none` without a measurement id, `signal` if the browser sends
 * `Sec-GPC`, which overrides a choice, `off` until the visitor agrees.
 */
export type AnalyticsState = "on" | "off" | "signal" | "none";

const YEAR_S = 31_536_000;

export function readAnalyticsState(request: Request, measurementId: string | null): AnalyticsState {
  if (!measurementId) return "none";
  if (request.headers.get("Sec-GPC") === "1") return "signal";
  return hasConsent(request.headers.get("Cookie") ?? "", isSecure(request)) ? "on" : "off";
}

/**
 * Returns the measurement id for a page whose visitor is counted, else null. It is also null on the desk
 * and at secret addresses.
 */
export function measurementIdFor(request: Request, measurementId: string | null): string | null {
  const url = new URL(request.url);
  if (isDesk(url.pathname) || isSecretAddress(url)) return null;
  return readAnalyticsState(request, measurementId) === "on" ? measurementId : null;
}

/** Returns the additional sources of the page's content security policy. */
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

/** Stores the choice for a year, and redirects back to the switch. */
export function handleAnalyticsForm(form: FormData, request: Request, lang: Language): Response {
  const choice = form.get("analytics");
  if (choice !== "on" && choice !== "off") throw data(null, 400);
  const cookies = [
    cookieLine(CHOICE_COOKIE, choice, YEAR_S),
    ...(choice === "off" ? deletedCookies(request) : []),
  ];
  return redirect(inLanguage(SWITCH_ADDRESS, lang), {
    status: 303,
    headers: new Headers(cookies.map((line): [string, string] => ["Set-Cookie", line])),
  });
}

/** How many cookies of Google are deleted: its script has two, and one more for each measurement id. */
const MAX_DELETED = 20;

/** Deletes the cookies of Google's script. */
function deletedCookies(request: Request) {
  const sent = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  const names = new Set(sent.flatMap((cookie) => /^_ga\w{0,60}(?==|$)/.exec(cookie)?.[0] ?? []));
  return [...names].slice(0, MAX_DELETED).map((name) => cookieLine(name, "", 0));
}

/** Scripts can read the cookie: the page checks it before each event. */
function cookieLine(name: string, value: string, maxAge: number) {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}
