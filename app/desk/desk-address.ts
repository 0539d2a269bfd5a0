import { href } from "react-router";
import { languageIn, inLanguage } from "~/i18n/address";
import { DESK_PAGES } from "~/pages";
import { pageAt } from "~/pages/match";
import { readId } from "~/web/id";
import { filterQuery, readFilters, type BookingFilters } from "./bookings/booking-filters";

/** The URL of the list of bookings with filters, below the booking `before`. */
export function listAddress(filters?: BookingFilters, before?: number | string | null): string {
  const query = new URLSearchParams({ tab: "bookings" });
  if (filters) for (const [name, value] of filterQuery(filters)) query.set(name, value);
  if (before) query.set("before", String(before));
  return `${href("/admin")}?${query}`;
}

/** The pages besides the list whose forms change bookings. */
const BOOKING_PAGES = new Set<string | undefined>(["deskBooking", "deskToday"]);

/** The router sends forms to `PATH.data`. */
function bookingPath(url: URL): string | null {
  const path = url.pathname.replace(/\.data$/, "");
  return BOOKING_PAGES.has(pageAt(DESK_PAGES, path)?.id) ? path : null;
}

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

/** Where a sign-in redirects to: the requested page of the desk, else the visitor analytics. */
export function deskAfterSignIn(text: string): string {
  const url = new URL(text);
  if (bookingPath(url) || url.searchParams.get("tab") === "bookings") return deskAddress(text);
  const next = url.searchParams.get(NEXT) ?? "";
  const page = pageAt(DESK_PAGES, next);
  const isPage = page !== null && page.id !== "deskExport" && page.id !== "deskSiteExport";
  return inLanguage(isPage ? next : href("/admin"), languageIn(url.search));
}
