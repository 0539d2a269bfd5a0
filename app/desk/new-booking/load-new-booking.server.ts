import { FORM_DEFAULTS, SAME_AS_PICKUP } from "~/booking/booking";
import { addDays, businessTime, parseDate } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { readFleet } from "~/catalog/fleet/fleet.queries.server";
import type { Language } from "~/web/i18n/languages";
import { readId } from "~/web/id";
import { readBack } from "./new-booking";
import { listVehicleChoices } from "./new-booking.queries.server";

type NewBookingRequest = { request: Request; lang: Language; now: Date };

/** Loads the form for a new booking, with the vehicle and the days of the address. */
export async function loadNewBooking(sql: Sql, { request, lang, now }: NewBookingRequest) {
  const today = businessTime(now);
  const [{ cars: _, ...prices }, vehicles] = await Promise.all([
    readFleet(sql, lang),
    listVehicleChoices(sql, today.date),
  ]);
  const search = new URL(request.url).searchParams;
  const asked = String(readId(search.get("vehicle") ?? "") ?? "");
  const chosen = vehicles.find(({ id }) => String(id) === asked);
  const to = parseDate(search.get("to") ?? "");
  const { from, pickupTime } = firstPickup(parseDate(search.get("from") ?? ""), today);
  const defaults: Record<string, string> = {
    ...FORM_DEFAULTS,
    vehicleId: chosen ? String(chosen.id) : "",
    source: "phone",
    pickupDate: from,
    pickupTime,
    returnDate: to && to > from ? to : addDays(from, 1),
    return: SAME_AS_PICKUP,
  };
  return { prices, vehicles, defaults, today, back: readBack(search) };
}

/**
 * Returns the first pick-up: on the day that was asked for, else today, but not before now: then at the
 * next whole hour, which late in the evening is tomorrow's noon.
 */
function firstPickup(asked: string | null, { date, time }: ReturnType<typeof businessTime>) {
  const { pickupTime } = FORM_DEFAULTS;
  const from = asked ?? date;
  if (from !== date || time < pickupTime) return { from, pickupTime };
  const hour = Number(time.slice(0, 2)) + 1;
  return hour < 24 ? { from, pickupTime: `${hour}:00` } : { from: addDays(date, 1), pickupTime };
}

export type NewBookingPageData = Awaited<ReturnType<typeof loadNewBooking>>;
