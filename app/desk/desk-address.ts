import { href } from "react-router";
import { inLanguage, LANGUAGE_PARAMETER, languageIn } from "~/i18n/address";
import { DESK_PAGES } from "~/pages/desk-pages";
import { firstPageOf, mayOpenAddress } from "~/pages/may-open";
import { pageAt } from "~/pages/match";
import type { Role } from "~/pages/roles";
import { readId } from "~/web/id";
import { pagePath } from "~/web/http/page-path";
import { filterQuery, readFilters, type BookingFilters } from "./bookings/list/booking-filters";

/** The URL of the list of bookings with filters, below the booking `before`. */
export function listAddress(filters?: BookingFilters, before?: number | string | null): string {
  const query = new URLSearchParams({ tab: "bookings" });
  if (filters) for (const [name, value] of filterQuery(filters)) query.set(name, value);
  if (before) query.set("before", String(before));
  return `${href("/admin")}?${query}`;
}

/** The pages besides the list whose forms change bookings. */
const BOOKING_PAGES = new Set<string | undefined>(["deskBooking", "deskToday", "deskCalendar"]);

function bookingPath(url: URL): string | null {
  const path = pagePath(url);
  const page = pageAt(DESK_PAGES, path)?.id;
  if (!BOOKING_PAGES.has(page)) return null;
  return page === "deskCalendar" ? calendarPath(path, url.searchParams) : path;
}

/** With the days and filters that it shows. */
function calendarPath(path: string, search: URLSearchParams) {
  const shown = new URLSearchParams([...search].filter(([name]) => CALENDAR_FIELDS.has(name)));
  return shown.size > 0 ? `${path}?${shown}` : path;
}

const CALENDAR_FIELDS = new Set(["from", "days", "model", "freeFrom", "freeUntil", "page"]);

/** Where a form of the desk redirects to: the filtered list, or its own page. */
export function deskAddress(text: string): string {
  const url = new URL(text);
  const before = readId(url.searchParams.get("before") ?? "");
  const list = () =>
    listAddress(readFilters(url.searchParams), before === null ? null : String(before));
  return inLanguage(bookingPath(url) ?? list(), languageIn(url.search));
}

/** The address of the sign-in form that redirects to a page of the desk afterwards. */
export function gateAddress(page: string): string {
  return `${href("/admin")}?${new URLSearchParams({ [NEXT]: page })}`;
}

const NEXT = "next";

/** Of the router and the sign-in form; redirects add the language. */
const OTHER_PARAMETERS = ["_routes", "index", "account", LANGUAGE_PARAMETER];

/** The address of the page that a request is for, with its query. */
export function pageAddress(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of OTHER_PARAMETERS) query.delete(name);
  return query.size > 0 ? `${pagePath(url)}?${query}` : pagePath(url);
}

/** Where a confirmation redirects to: the page or file that asked for it, else the account. */
export function deskAfterConfirmation(text: string): string {
  const url = new URL(text);
  const next = url.searchParams.get(NEXT) ?? "";
  const [path = ""] = next.split("?");
  const to = pageAt(DESK_PAGES, path) ? next : href("/admin/account");
  return inLanguage(to, languageIn(url.search));
}

/** Where a sign-in redirects to: the requested page of the desk, else the first one of the role. */
export function deskAfterSignIn(text: string, role: Role): string {
  const url = new URL(text);
  const requested = requestedPage(url, text);
  const next = requested && mayOpenAddress(role, requested) ? requested : firstPageOf(role);
  return inLanguage(next, languageIn(url.search));
}

function requestedPage(url: URL, text: string) {
  if (url.searchParams.get("tab") === "bookings") return deskAddress(text);
  return bookingPath(url) ? pageAddress(url) : nextPage(url.searchParams.get(NEXT) ?? "");
}

/** Files are no pages. */
const FILES = new Set<string>(["deskExport", "deskSiteExport", "deskPasskey"]);

/** A requested page of the desk with its query; null for any other address. */
function nextPage(requested: string): string | null {
  const [path = "", ...query] = requested.split("?");
  const page = pageAt(DESK_PAGES, path);
  if (!page || FILES.has(page.id)) return null;
  const search = new URLSearchParams(query.join("?"));
  return search.size > 0 ? `${path}?${search}` : path;
}
