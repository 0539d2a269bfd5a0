import { businessTime } from "~/web/calendar";
import type { SeenBooking } from "~/booking/booking.queries.server";
import { MAX_SEARCH_LENGTH, searchText } from "~/desk/bookings/list/booking-filters";
import { searchBookings } from "~/desk/bookings/list/booking-list.queries.server";
import { findVehicles } from "~/desk/fleet/list/listed-vehicles.queries.server";
import { findHolders, readQuestion } from "~/desk/rentals/find-holders.server";
import { readPage } from "~/desk/rentals/load-rentals.server";
import type { Sql } from "~/web/db.server";
import { plateFault, plateKey } from "~/catalog/fleet/vehicles/plate";

const BOOKINGS = 10;
const VEHICLES = 10;

/** The number up to which bookings are counted. */
const MAX_COUNT = 500;

/**
 * Matches a search that is long enough: a single letter is in too many names; a digit is the number of a
 * booking.
 */
const ENOUGH = /^(?:\d|.{2,})$/su;

/** Matches a number plate as it is searched, for the form that asks who had it. */
const LIKE_PLATE = /^(?=.*\d)[A-Z0-9]{5,9}$/;

/**
 * Matches a whole plate as it is typed, possibly with letters of another script, which no plate here has.
 */
const LIKE_ANY_PLATE = /^\p{L}{1,3}\p{Nd}{2,4}\p{L}{1,3}$/u;

/** Loads what the desk's search finds, and who had a plate at the minute that was asked for. */
export async function loadSearch(sql: Sql, query: URLSearchParams, now: Date) {
  const q = searchText(query);
  const today = businessTime(now).date;
  const problem = problemOf(q);
  const typed = readQuestion(query);
  const page = readPage(query);
  const [found, answer] = await Promise.all([
    q && !problem ? findMatches(sql, q, { page, today }) : null,
    findHolders(sql, typed, { vehicleId: null, now }),
  ]);
  const isEmpty = found !== null && found.bookingCount + found.vehicleCount === 0;
  const plate = typed.plate || (LIKE_PLATE.test(plateKey(q)) ? q : "");
  return {
    q: q.slice(0, MAX_SEARCH_LENGTH),
    problem,
    found,
    /** Why nothing can be found by a search that looks like a plate. */
    plateFault: isEmpty && LIKE_ANY_PLATE.test(plateKey(q)) ? plateFault(q) : null,
    typed: { ...typed, plate },
    answer,
    today,
  };
}

function problemOf(q: string): "short" | "long" | null {
  if (q.length > MAX_SEARCH_LENGTH) return "long";
  return q === "" || ENOUGH.test(q) ? null : "short";
}

/** Finds what matches a search. Later pages have vehicles only: all bookings are in their own list. */
async function findMatches(sql: Sql, q: string, { page, today }: { page: number; today: string }) {
  const offset = (page - 1) * VEHICLES;
  const [{ bookings, count }, vehicles] = await Promise.all([
    page === 1
      ? searchBookings(sql, q, { limit: BOOKINGS, maxCount: MAX_COUNT + 1 })
      : { bookings: [], count: 0 },
    findVehicles(sql, q, { today, limit: VEHICLES, offset }),
  ]);
  return {
    bookings: bookings.map(foundBooking),
    bookingCount: Math.min(count, MAX_COUNT),
    hasMoreBookings: count > MAX_COUNT,
    vehicles: vehicles.vehicles,
    vehicleCount: vehicles.count,
    page,
    hasMoreVehicles: offset + VEHICLES < vehicles.count,
  };
}

function foundBooking(booking: SeenBooking) {
  const { id, reference, name, phone, phoneE164, status, car, pickupDate, returnDate } = booking;
  return { id, reference, name, phone, phoneE164, status, car, pickupDate, returnDate };
}

export type SearchPageData = Awaited<ReturnType<typeof loadSearch>>;
