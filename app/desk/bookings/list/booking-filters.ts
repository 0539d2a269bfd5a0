import { BOOKING_STATUSES, type BookingStatus } from "~/booking/status";
import { parseDate } from "~/web/calendar";
import { withoutDirectionMarks, withoutNul } from "~/web/plain-text";

/**
 * The bookings are ordered by pick-up, the first one first; without an order the newest booking is first.
 */
export type BookingOrder = "pickup";

/** Filters of the list of bookings. `from` and `to` are pick-up dates `YYYY-MM-DD`, inclusive. */
export type BookingFilters = {
  /** The search, trimmed. */
  q: string;
  status: BookingStatus | null;
  from: string | null;
  to: string | null;
  order: BookingOrder | null;
};

export const NO_FILTERS: BookingFilters = {
  q: "",
  status: null,
  from: null,
  to: null,
  order: null,
};

export const MAX_SEARCH_LENGTH = 100;

/**
 * Returns the search of a query, trimmed, without the marks of direction that come with copied text and
 * what is no character.
 */
export function searchText(query: URLSearchParams): string {
  const plain = withoutDirectionMarks(withoutNul(query.get("q") ?? ""));
  return plain.replaceAll(/[\u061c\u200e\u200f\ufffd]/g, "").trim();
}

/** Reads the filters of a query; invalid values are ignored. */
export function readFilters(query: URLSearchParams): BookingFilters {
  const date = (name: string) => parseDate(query.get(name) ?? "");
  return {
    q: searchText(query).slice(0, MAX_SEARCH_LENGTH),
    status: BOOKING_STATUSES.find((status) => status === query.get("status")) ?? null,
    from: date("from"),
    to: date("to"),
    order: query.get("order") === "pickup" ? "pickup" : null,
  };
}

export function filterQuery(filters: BookingFilters): URLSearchParams {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(set);
}

export function isFiltered(filters: BookingFilters): boolean {
  return filterQuery(filters).size > 0;
}
