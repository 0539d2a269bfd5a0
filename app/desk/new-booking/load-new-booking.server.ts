import { FORM_DEFAULTS, SAME_AS_PICKUP } from "~/booking/booking";
import { addDays, businessTime, parseDate } from "~/calendar";
import type { Sql } from "~/db.server";
import { readFleet } from "~/fleet/fleet.queries.server";
import type { Language } from "~/i18n/languages";
import { readId } from "~/web/id";
import { listVehicleChoices } from "./new-booking.queries.server";

type Asked = { request: Request; lang: Language; now: Date };

/** The form for a new booking, with the vehicle and the days of the address. */
export async function loadNewBooking(sql: Sql, { request, lang, now }: Asked) {
  const today = businessTime(now);
  const [{ cars: _, ...prices }, vehicles] = await Promise.all([
    readFleet(sql, lang),
    listVehicleChoices(sql, today.date),
  ]);
  const search = new URL(request.url).searchParams;
  const asked = String(readId(search.get("vehicle") ?? "") ?? "");
  const chosen = vehicles.find(({ id }) => String(id) === asked);
  const from = parseDate(search.get("from") ?? "") ?? today.date;
  const to = parseDate(search.get("to") ?? "");
  const defaults: Record<string, string> = {
    ...FORM_DEFAULTS,
    vehicleId: chosen ? String(chosen.id) : "",
    source: "phone",
    pickupDate: from,
    returnDate: to && to > from ? to : addDays(from, 1),
    return: SAME_AS_PICKUP,
  };
  return { prices, vehicles, defaults, today };
}

export type NewBookingPageData = Awaited<ReturnType<typeof loadNewBooking>>;
