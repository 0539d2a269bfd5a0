import { addDays } from "~/web/calendar";
import { groupBy } from "~/web/records";
import type { Bar, CalendarVehicle } from "./calendar";
import { WEEK_DAYS } from "./calendar-query";

/** A rental that begins or ends on the day. */
export type DayBar = Bar & { vehicle: CalendarVehicle | null };

const RENTALS = new Set<Bar["state"]>([
  "booked",
  "out",
  "late",
  "unmarked",
  "returned",
  "unassigned",
]);

/**
 * Returns which rentals begin and end on a day (`YYYY-MM-DD`), by time, and which vehicles are not for
 * rent.
 */
export function dayListOf(bars: readonly Bar[], vehicles: readonly CalendarVehicle[], day: string) {
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const listOf = (bound: "from" | "until", isListed: (bar: Bar) => boolean): DayBar[] =>
    bars
      .filter(isListed)
      .map((bar) => ({ ...bar, vehicle: byId.get(bar.vehicleId ?? 0) ?? null }))
      .toSorted((a, b) => a[bound].localeCompare(b[bound]));
  const rentals = (bound: "from" | "until") =>
    listOf(bound, (bar) => bar[bound].startsWith(day) && RENTALS.has(bar.state));
  const isBlocked = ({ state, from, until }: Bar) =>
    state === "block" && from.slice(0, 10) <= day && until > `${day} 00:00`;
  return { out: rentals("from"), back: rentals("until"), blocked: listOf("from", isBlocked) };
}

/**
 * Returns the days of the list's links, with their numbers of hand-overs: a week that begins with a date.
 */
export function weekOf(bars: readonly Bar[], from: string, days: number) {
  const rentals = bars.filter(({ state }) => RENTALS.has(state));
  const byDay = groupBy(
    rentals.flatMap((bar) => [bar.from, bar.until]),
    (moment) => moment.slice(0, 10),
  );
  return Array.from({ length: Math.min(days, WEEK_DAYS) }, (_, index) => {
    const day = addDays(from, index);
    return { day, handovers: byDay.get(day)?.length ?? 0 };
  });
}
