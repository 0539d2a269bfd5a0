import { BOOKING_STATUSES, type BookingStatus } from "~/booking/status";
import { parseDate } from "~/calendar";
import { withoutNul } from "~/web/plain-text";

/** What the list of bookings is cut down to. Dates of the pick-up are `YYYY-MM-DD`, both inclusive. */
export type BookingFilters = {
  /** What was typed into the search, trimmed. */
  q: string;
  status: BookingStatus | null;
  from: string | null;
  to: string | null;
};

export const NO_FILTERS: BookingFilters = { q: "", status: null, from: null, to: null };

const LONGEST_SEARCH = 100;

/** Reads the filters of an address; a value that is none filters nothing. */
export function readFilters(query: URLSearchParams): BookingFilters {
  const date = (name: string) => parseDate(query.get(name) ?? "");
  return {
    q: withoutNul(query.get("q") ?? "")
      .trim()
      .slice(0, LONGEST_SEARCH),
    status: BOOKING_STATUSES.find((status) => status === query.get("status")) ?? null,
    from: date("from"),
    to: date("to"),
  };
}

/** The filters that are set, as an address has them. */
export function filterQuery(filters: BookingFilters): URLSearchParams {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(set);
}

export function isFiltered(filters: BookingFilters): boolean {
  return filterQuery(filters).size > 0;
}

/** How a search is understood; a booking is found that fits any of it. */
export type BookingSearch = {
  /** The number of a booking. */
  id: string | null;
  /** With what a phone number starts or ends. */
  digits: string | null;
  /** With what words of the name or the car start; there are neither quotes nor backslashes in them. */
  words: string[];
};

const NUMBER = /^(?:#|№)?\s*(\d{1,18})$/;
const PHONE = /^[\d\s()+./-]+$/;
const LEAST_DIGITS = 3;
/** As the migration `booking_search` parts them. */
// oxlint-disable-next-line no-control-regex -- they part words too.
const BETWEEN_WORDS = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+/;

/** Reads a search by number, phone, name or car; null where nothing is looked for. */
export function readSearch(q: string): BookingSearch | null {
  if (!q) return null;
  const digits = PHONE.test(q) ? q.replaceAll(/\D/g, "") : "";
  return {
    id: NUMBER.exec(q)?.[1] ?? null,
    digits: digits.length >= LEAST_DIGITS ? digits : null,
    words: q.split(BETWEEN_WORDS).filter(Boolean),
  };
}
