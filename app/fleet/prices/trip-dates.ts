import { parseDate } from "~/calendar";
import { isLocation, type Location } from "~/pricing/locations";

/** The days of a trip that an address asks for, `YYYY-MM-DD` both, and its pick-up place if known. */
export type TripDates = { from: string; to: string; pickup?: Location };

/** A date as it stands in the address, and what is wrong with it. */
export type DateField = {
  /** `YYYY-MM-DD`, or what was typed where that is no date. */
  value: string;
  problem: "noSuchDate" | "missing" | null;
};

type DateName = "from" | "to";

export type AskedDates = {
  /** Null where a date is missing or wrong. The return may be before the pick-up. */
  dates: TripDates | null;
  fields: Record<DateName, DateField>;
  pickup: Location | null;
};

/** More than any date has: of what is typed by mistake, the page repeats this much. */
const MOST_TYPED = 40;

/** Reads `?from=` and `?to=` of an address, as `YYYY-MM-DD` or `D.M.YYYY`, and `?pickup=`. */
export function readTripDates(query: URLSearchParams): AskedDates {
  const from = readField(query, "from");
  const to = readField(query, "to");
  const pickup = readPickup(query);
  if (from.value !== "" && to.value !== "") {
    const bothHold = from.problem === null && to.problem === null;
    const dates = { from: from.value, to: to.value, ...(pickup && { pickup }) };
    return { dates: bothHold ? dates : null, fields: { from, to }, pickup };
  }
  return {
    dates: null,
    fields: { from: withoutOther(from, to), to: withoutOther(to, from) },
    pickup,
  };
}

function readPickup(query: URLSearchParams): Location | null {
  const pickup = query.get("pickup");
  return isLocation(pickup) ? pickup : null;
}

function readField(query: URLSearchParams, name: DateName): DateField {
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
