import { useEffect, useState } from "react";
import { businessInstant, businessTime } from "~/web/calendar";

/** A date and a time in business time. */
export type ClockTime = { date: string; time: string };

const READ_EVERY_MS = 30_000;

/** How far the browser's clock may be from the time of the page: a page from the cache is some minutes old. */
const MOST_MS = { before: 2 * 60_000, after: 12 * 3_600_000 };

/**
 * Returns the time of the page, and once scripts run that of the browser's clock. A clock that can't be right is not
 * read; `isLive` is false then.
 */
export function useClock(page: ClockTime): ClockTime & { isLive: boolean } {
  const [live, setLive] = useState<ClockTime | null>(null);
  const made = businessInstant(page.date, page.time).getTime();
  useEffect(() => {
    const read = () => setLive(readClock(new Date(), made));
    read();
    const timer = setInterval(read, READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [made]);
  return live ? { ...live, isLive: true } : { ...page, isLive: false };
}

/** Returns the time of a clock; null if it is wrong. `made` is the time of the page in ms. */
export function readClock(clock: Date, made: number): ClockTime | null {
  const passed = clock.getTime() - made;
  return passed < -MOST_MS.before || passed > MOST_MS.after ? null : businessTime(clock);
}
