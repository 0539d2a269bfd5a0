import { MEASURED } from "../http/fuzz/heap";
import { fuzz as attack, MAX_GROWTH_MB } from "../http/fuzz/run";
import { makeDataFolder, openSite } from "../bench/sites";
import { atLeast, atMost, none, type Drill } from "./outcome";

/** Faults of the site, not of its speed: no check depends on time. */
export const fuzz: Drill = {
  about: "random requests, forms, uploads, JSON and socket frames, with and without a session",
  async run({ cases, seed }) {
    const limits = {
      BOOKINGS_PER_HOUR: "1000000",
      PAGES_PER_MINUTE: "1000000",
      UNCACHED_PAGES_PER_MINUTE: "1000000",
      ...MEASURED,
    };
    const site = await openSite(await makeDataFolder(), limits);
    const result = await attack(site, { cases, ...(seed !== null && { seed }) });
    const { middle, end } = result.used;
    const sent = Object.values(result.answers).reduce((sum, count) => sum + count, 0);
    return {
      figures: {
        ...result.answers,
        "forms found": result.forms,
        "calls found": result.calls,
        "memory used in the middle": `${Math.round(middle)} MB`,
        "memory used at the end": `${Math.round(end)} MB`,
      },
      checks: [
        none("no case is answered with a fault", result.failure === null ? [] : [result.failure]),
        none("the log has no fault", result.faults),
        atLeast(cases, "all cases are sent", sent),
        atMost(MAX_GROWTH_MB, "MB", "memory does not grow in the second half", end - middle),
        none("the site answers afterwards", result.isAlive ? [] : ["no answer"]),
        none("the session is still open", result.isSignedIn ? [] : ["signed out"]),
      ],
    };
  },
};
