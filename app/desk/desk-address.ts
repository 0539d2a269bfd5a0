import { href } from "react-router";
import { keepLanguage } from "~/web/i18n/address";
import { LANGUAGE_PARAMETER } from "~/web/i18n/languages";
import { DESK_PAGES } from "~/web/pages/desk-pages";
import { mayOpenAddress } from "~/web/pages/may-open";
import { pageAt } from "~/web/pages/match";
import type { Role } from "~/web/pages/roles";
import { readId } from "~/web/id";
import { REDIRECT_LIMIT, pagePath } from "~/web/http/local-path";
import { filterQuery, readFilters, type BookingFilters } from "./bookings/list/booking-filters";
import { readTodayView, todayAddress } from "./today/today-view";

/** Returns the URL of the list of bookings with filters, below the booking `before`. */
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
  if (page === "deskToday") return todayAddress(readTodayView(url.searchParams));
  return page === "deskCalendar" ? calendarPath(path, url.searchParams) : path;
}

/** Returns the calendar's path with the days and filters that it shows. */
function calendarPath(path: string, search: URLSearchParams) {
  return withQuery(
    path,
    new URLSearchParams([...search].filter(([name]) => CALENDAR_FIELDS.has(name))),
  );
}

const CALENDAR_FIELDS = new Set(["from", "days", "model", "freeFrom", "freeUntil", "page"]);

/** Returns where a form of the desk redirects to: the filtered list, or its own page. */
export function deskAddress(text: string): string {
  const url = new URL(text);
  const before = readId(url.searchParams.get("before") ?? "");
  const list = () =>
    listAddress(readFilters(url.searchParams), before === null ? null : String(before));
  return keepLanguage(bookingPath(url) ?? list(), url.search);
}

/** Returns the address of the sign-in form that redirects to a page of the desk afterwards. */
export function gateAddress(page: string): string {
  return `${href("/admin")}?${new URLSearchParams({ [NEXT]: page })}`;
}

const NEXT = "next";

/** The parameters of the router and the sign-in form; redirects add the language. */
const OTHER_PARAMETERS = ["_routes", "index", "account", LANGUAGE_PARAMETER];

/** Returns the address of the page that a request is for, with its query. */
export function pageAddress(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of OTHER_PARAMETERS) query.delete(name);
  return withQuery(pagePath(url), query);
}

/** Returns a path with a query; one that is too long for a header is dropped. */
function withQuery(path: string, query: URLSearchParams): string {
  const search = String(query);
  return search && search.length <= REDIRECT_LIMIT ? `${path}?${search}` : path;
}

/** Returns where a confirmation redirects to: the page or file that asked for it, else the account. */
export function deskAfterConfirmation(text: string): string {
  const url = new URL(text);
  const next = nextAddress(url.searchParams.get(NEXT) ?? "");
  return keepLanguage(next?.address ?? href("/admin/account"), url.search);
}

/** Returns where a sign-in redirects to: the requested page of the desk, else Today. */
export function deskAfterSignIn(text: string, role: Role): string {
  const url = new URL(text);
  const requested = requestedPage(url, text);
  const next = requested && mayOpenAddress(role, requested) ? requested : href("/admin/today");
  return keepLanguage(next, url.search);
}

function requestedPage(url: URL, text: string) {
  const tab = url.searchParams.get("tab");
  if (tab === "bookings") return deskAddress(text);
  if (tab === "analytics") return `${href("/admin")}?tab=analytics`;
  return bookingPath(url) ? pageAddress(url) : nextPage(url.searchParams.get(NEXT) ?? "");
}

/** The pages that are files, to which no sign-in redirects. */
const FILES = new Set<string>(["deskExport", "deskSiteExport", "deskPasskey"]);

/** Returns a requested page of the desk with its query; null for any other address. */
function nextPage(requested: string): string | null {
  const next = nextAddress(requested);
  return next && !FILES.has(next.id) ? next.address : null;
}

/**
 * Returns a requested page or file of the desk with its query; null for any other address. The query is
 * encoded again: it becomes a header as it is.
 */
function nextAddress(requested: string): { id: string; address: string } | null {
  const [path = "", ...query] = requested.split("?");
  const page = pageAt(DESK_PAGES, path);
  return page && { id: page.id, address: withQuery(path, new URLSearchParams(query.join("?"))) };
}
