import { addDays } from "~/calendar";
import type { Bar, CalendarVehicle } from "./calendar";

export type DayBar = Bar & { vehicle: CalendarVehicle | null };

/** Which rentals begin and end on a day (`YYYY-MM-DD`), by time. */
export function handoversOf(bars: readonly DayBar[], day: string) {
  const isRental = ({ state }: Bar) => RENTALS.has(state);
  const rentals = bars.filter(isRental);
  return {
    out: rentals
      .filter(({ from }) => from.startsWith(day))
      .toSorted((a, b) => a.from.localeCompare(b.from)),
    back: rentals
      .filter(({ until }) => until.startsWith(day))
      .toSorted((a, b) => a.until.localeCompare(b.until)),
  };
}

const RENTALS = new Set<Bar["state"]>(["booked", "out", "late", "returned", "unassigned"]);

/** The days of the links of the list, with their numbers of hand-overs: a week that begins with a date. */
export function weekOf(bars: readonly DayBar[], from: string, days: number) {
  return Array.from({ length: Math.min(days, 7) }, (_, index) => {
    const day = addDays(from, index);
    const { out, back } = handoversOf(bars, day);
    return { day, handovers: out.length + back.length };
  });
}
