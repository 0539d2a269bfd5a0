import { parseDate } from "~/calendar";

/** The days of a trip that an address asks for, `YYYY-MM-DD` both. */
export type TripDates = { from: string; to: string };

/** A date as it stands in the address, and what is wrong with it. */
export type DateField = {
  /** `YYYY-MM-DD`, or what was typed where that is no date. */
  value: string;
  problem: "noSuchDate" | "missing" | null;
};

export type AskedDates = {
  /** Null where a date is missing or wrong. The return may be before the pick-up. */
  dates: TripDates | null;
  fields: Record<keyof TripDates, DateField>;
};

/** More than any date has: of what is typed by mistake, the page repeats this much. */
const MOST_TYPED = 40;

/** Reads `?from=` and `?to=` of an address, as `YYYY-MM-DD` or `D.M.YYYY`. */
export function readTripDates(query: URLSearchParams): AskedDates {
  const from = readField(query, "from");
  const to = readField(query, "to");
  if (from.value !== "" && to.value !== "") {
    const bothHold = from.problem === null && to.problem === null;
    return { dates: bothHold ? { from: from.value, to: to.value } : null, fields: { from, to } };
  }
  return {
    dates: null,
    fields: { from: withoutOther(from, to), to: withoutOther(to, from) },
  };
}

function readField(query: URLSearchParams, name: keyof TripDates): DateField {
  const typed = (query.get(name) ?? "").trim();
  const date = parseDate(typed);
  if (date !== null || typed === "") return { value: date ?? "", problem: null };
  return { value: typed.slice(0, MOST_TYPED), problem: "noSuchDate" };
}

/** A field that is empty while the other is filled in. */
function withoutOther(field: DateField, other: DateField): DateField {
  return field.value === "" && other.value !== "" ? { ...field, problem: "missing" } : field;
}

/**
 * Whether two date inputs can be taken as they stand. While a year is typed, an input tells of
 * each digit: of the years 2, 20 and 203 before 2030.
 */
export function areComplete(from: string, to: string): boolean {
  if (from === "" && to === "") return true;
  return parseDate(from) !== null && parseDate(to) !== null;
}

/** A path of the fleet's pages that keeps the days of the trip. */
export function withDates(path: string, dates: TripDates | null): string {
  return dates ? `${path}?${new URLSearchParams(dates)}` : path;
}
