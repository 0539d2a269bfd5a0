import { BOOKING_STATUSES, type BookingStatus } from "~/booking/status";
import { parseDate } from "~/calendar";
import { withoutNul } from "~/web/plain-text";

/** By pick-up, the first one first; without an order the newest booking is first. */
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

const MAX_SEARCH_LENGTH = 100;

/** Reads the filters of a query; invalid values are ignored. */
export function readFilters(query: URLSearchParams): BookingFilters {
  const date = (name: string) => parseDate(query.get(name) ?? "");
  return {
    q: withoutNul(query.get("q") ?? "")
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
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

/** A parsed search; a booking matches if any part does. */
export type BookingSearch = {
  id: string | null;
  /** The start or end of a phone number. */
  digits: string | null;
  /** Prefixes of words in the name or the car, without quotes and backslashes. */
  words: string[];
};

const NUMBER = /^(?:#|№)?\s*(\d{1,18})$/;
const PHONE = /^[\d\s()+./-]+$/;
const MIN_DIGITS = 3;
/** Same word separators as in the migration `folded_search`. */
// oxlint-disable-next-line no-control-regex -- they separate words too.
const WORD_SEPARATORS = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+/;

/** Parses a search by number, phone, name or car; null if it is empty. `folded` is by `fold_text`. */
export function readSearch(q: string, folded = q): BookingSearch | null {
  if (!q) return null;
  const digits = PHONE.test(folded) ? folded.replaceAll(/\D/g, "") : "";
  return {
    id: (NUMBER.exec(q) ?? NUMBER.exec(folded))?.[1] ?? null,
    digits: digits.length >= MIN_DIGITS ? digits : null,
    words: folded.split(WORD_SEPARATORS).filter(Boolean),
  };
}
