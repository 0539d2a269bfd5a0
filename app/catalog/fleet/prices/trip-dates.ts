import { parseDate, parseTime } from "~/web/calendar";
import { isServed, type Place } from "~/catalog/pricing/places";
import { USUAL_TIME } from "~/catalog/pricing/rates";
import type { TermsTrip } from "~/catalog/terms/terms";
import { quote, type Quote } from "~/catalog/pricing/quote";
import { routeCharges, type PricePlan } from "~/catalog/pricing/seasons";

/**
 * The days of a trip, `YYYY-MM-DD` both. `pickup` is a place, as in the address. The times are `HH:MM`, and noon where
 * they are missing.
 */
export type TripDates = {
  from: string;
  to: string;
  pickup?: string;
  pickupTime?: string;
  returnTime?: string;
};

type TripTimes = Pick<TripDates, "pickupTime" | "returnTime">;

/** A date from the address, and its error. */
export type DateField = {
  /** `YYYY-MM-DD`, or the typed text if it is not a date. */
  value: string;
  problem: "noSuchDate" | "missing" | null;
};

type DateName = "from" | "to";

export type ParsedDates = {
  /** Null if a date is missing or invalid. The return may be before the pick-up. */
  dates: TripDates | null;
  fields: Record<DateName, DateField>;
  /** The times of the address, also where its dates are incomplete. */
  times: TripTimes;
  /** The place as in the address: cars may no longer be delivered there. */
  pickup: string | null;
};

/** Characters of an invalid date that the page repeats. */
const MAX_TYPED = 40;

/** The maximum number of characters of a place's name. */
const MAX_PLACE = 60;

/** The names of a date in addresses: that of the filters, and that of the booking form. */
const NAMES = { from: ["from", "pickupDate"], to: ["to", "returnDate"] } as const;

/**
 * Parses `?from=` and `?to=` of an address, or `?pickupDate=` and `?returnDate=`, as `YYYY-MM-DD` or `D.M.YYYY`,
 * with `?pickupTime=` and `?returnTime=`, and `?pickup=`.
 */
export function readTripDates(query: URLSearchParams): ParsedDates {
  const from = readField(query, "from");
  const to = readField(query, "to");
  const pickup = readPickup(query);
  const times = readTimes(query);
  if (from.value !== "" && to.value !== "") {
    const bothValid = from.problem === null && to.problem === null;
    const place = pickup ? { pickup } : {};
    const dates = { from: from.value, to: to.value, ...place, ...times };
    return { dates: bothValid ? dates : null, fields: { from, to }, times, pickup };
  }
  return {
    dates: null,
    fields: { from: requireIfOther(from, to), to: requireIfOther(to, from) },
    times,
    pickup,
  };
}

function readPickup(query: URLSearchParams): string | null {
  return query.get("pickup")?.slice(0, MAX_PLACE) || null;
}

/** Returns the times of an address that are times. */
function readTimes(query: URLSearchParams): TripTimes {
  const times = (["pickupTime", "returnTime"] as const).flatMap((name) => {
    const time = parseTime(query.get(name) ?? "");
    return time ? [[name, time]] : [];
  });
  return Object.fromEntries(times);
}

function typedDate(query: URLSearchParams, name: DateName): string {
  const [own, ofForm] = NAMES[name].map((one) => query.get(one)?.trim());
  return own || ofForm || "";
}

function readField(query: URLSearchParams, name: DateName): DateField {
  const typed = typedDate(query, name);
  const date = parseDate(typed);
  if (date !== null || typed === "") return { value: date ?? "", problem: null };
  return { value: typed.slice(0, MAX_TYPED), problem: "noSuchDate" };
}

/** Reports a missing date if a field is empty and the other one is filled in. */
function requireIfOther(field: DateField, other: DateField): DateField {
  return field.value === "" && other.value !== "" ? { ...field, problem: "missing" } : field;
}

/**
 * Returns whether two date inputs can be submitted. While a year is being typed, an input fires for each
 * digit: the years 2, 20 and 203 before 2030.
 */
export function areComplete(from: string, to: string): boolean {
  if (from === "" && to === "") return true;
  return parseDate(from) !== null && parseDate(to) !== null;
}

/** Returns the pick-up's date of a trip, also while its return is not chosen; null without one. */
export function pickupDateOf({ fields: { from } }: ParsedDates): string | null {
  return from.problem === null && from.value !== "" ? from.value : null;
}

/** Returns whether a search was sent without any date. */
export function isEmptySearch(query: URLSearchParams): boolean {
  return (["from", "to"] as const).every(
    (name) => NAMES[name].some((one) => query.has(one)) && typedDate(query, name) === "",
  );
}

/** Why a trip has no price: its return is before its pick-up, or its pick-up before today. */
export type TripProblem = "reversed" | "past";

/** Returns why a trip has no price; null if it has one. `today` is in business time. */
export function tripProblem({ from, to }: TripDates, today: string): TripProblem | null {
  if (to < from) return "reversed";
  return from < today ? "past" : null;
}

/** Returns a trip that has a price and can be free; null for one that makes no sense. */
export function pricedTrip(dates: TripDates | null, today: string): TripDates | null {
  return dates && tripProblem(dates, today) === null ? dates : null;
}

/** Returns the pick-up of a trip, on which its terms depend. */
export function beginOf(dates: TripDates | null): TermsTrip | null {
  return dates && { pickupDate: dates.from, pickupTime: dates.pickupTime ?? null };
}

/** Returns a reversed trip the right way round; null if it would begin before today. */
export function swappedTrip(dates: TripDates, today: string): TripDates | null {
  return pricedTrip({ ...dates, from: dates.to, to: dates.from }, today);
}

/** Returns the value of a time in an address, which leaves out the usual one. */
export const timeValue = (time = "") => (time === USUAL_TIME ? "" : time);

/** Returns a trip as the values of a query, also where it is incomplete. What it has not is empty. */
export function tripValues({ fields: { from, to }, times, pickup }: ParsedDates) {
  return {
    from: from.value,
    to: to.value,
    pickup: pickup ?? "",
    pickupTime: timeValue(times.pickupTime),
    returnTime: timeValue(times.returnTime),
  };
}

/** Appends the trip dates, if any, to a path. */
export function withDates(path: string, dates: TripDates | null): string {
  return dates ? `${path}?${new URLSearchParams(dates)}` : path;
}

/**
 * Returns whether the address has no place, or one that is served: pages of other addresses aren't cached.
 */
export function hasServedPlace({ pickup }: ParsedDates, places: readonly Place[]): boolean {
  return pickup === null || isServed(places, pickup);
}

/** Returns the price of a trip without extras, with the delivery to its place. */
export function tripQuote(plan: PricePlan, dates: TripDates, places: readonly Place[]): Quote {
  const { rules } = plan;
  const charges = routeCharges({ places, ...(rules && { rules }) }, { pickup: dates.pickup });
  const { from, to, pickupTime, returnTime } = dates;
  return quote(plan, { pickupDate: from, returnDate: to, pickupTime, returnTime, ...charges });
}
