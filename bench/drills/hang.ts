import { setTimeout as pause } from "node:timers/promises";
import { makeDataFolder, openSite } from "../sites";
import { ask, startAsking, type Question } from "./asking";
import { atLeast, none, type Drill, type Mark, type Outcome } from "./outcome";
import { freeze } from "./server-processes";
import { storedMarks } from "./stored";
import { countOutcomes, describeTry, endOf, isAcknowledged, sentIn, slowest } from "./tries";
import { startGuests, type Journal } from "./writers";

const GUEST_EVERY_MS = 100;
const PAGES = ["/", "/all-cars", "/cars/1", "/?lng=ka"];
const PAGE_EVERY_MS = 50;
/** Not asked for before, so that no page cache has them. */
const UNCACHED = ["/all-cars?type=suv", "/cars/3", "/api/cars"];
const UNCACHED_EVERY_MS = 1_000;
const READY_EVERY_MS = 200;
const BEFORE_MS = 4_000;
const HANG_MS = 20_000;
const AFTER_MS = 8_000;

const ANSWER_WITHIN_MS = 15_000;
const READY_WITHIN_MS = 2_000;
const PAGE_WITHIN_MS = 1_200;
const BACK_WITHIN_MS = 3_000;

type Times = { frozen: number; thawed: number };
type Seen = { journal: Journal; pages: Question[]; uncached: Question[]; ready: Question[] };

export const hang: Drill = {
  about: "every process of the embedded PostgreSQL is stopped for 20 s and goes on",
  async run() {
    const dataDir = await makeDataFolder();
    const site = await openSite(dataDir);
    for (const path of PAGES) await ask(site.url, path);
    const { seen, times } = await hangUnderLoad(dataDir, () => site.url);
    return {
      figures: figuresOf(seen, times),
      marks: [
        ...duringMarks(seen, times),
        ...afterMarks(seen, times),
        ...logMarks(site.output()),
        ...(await storedMarks(site.url, seen.journal)),
      ],
    };
  },
};

async function hangUnderLoad(dataDir: string, url: () => string) {
  const guests = startGuests(GUEST_EVERY_MS, url);
  const pages = startAsking(url, PAGES, PAGE_EVERY_MS);
  const ready = startAsking(url, ["/readyz"], READY_EVERY_MS);
  await pause(BEFORE_MS);
  const thaw = await freeze(dataDir);
  const frozen = performance.now();
  const uncached = startAsking(url, UNCACHED, UNCACHED_EVERY_MS);
  await pause(HANG_MS);
  thaw();
  const times: Times = { frozen, thawed: performance.now() };
  const late = uncached.stop();
  await pause(AFTER_MS);
  const asked = { pages: await pages.stop(), ready: await ready.stop(), uncached: await late };
  await guests.stop();
  const seen: Seen = { journal: guests.journal, ...asked };
  return { seen, times };
}

function figuresOf({ journal, pages, uncached, ready }: Seen, times: Times): Outcome["figures"] {
  const during = <T extends Question>(asked: T[]) => sentIn(asked, times.frozen, times.thawed);
  const back = journal.tries.find((one) => isAcknowledged(one) && endOf(one) > times.thawed);
  return {
    "bookings acknowledged": journal.acknowledged.size,
    "tries to book, by outcome": countOutcomes(journal.tries),
    "slowest try": `${(slowest(journal.tries) / 1000).toFixed(1)} s`,
    "/readyz while it hangs": countOutcomes(during(ready)),
    "slowest /readyz while it hangs": `${slowest(during(ready)).toFixed(0)} ms`,
    "cached pages while it hangs": countOutcomes(during(pages)),
    "slowest cached page while it hangs": `${slowest(during(pages)).toFixed(0)} ms`,
    "other pages while it hangs": countOutcomes(uncached),
    "slowest other page": `${(slowest(uncached) / 1000).toFixed(1)} s`,
    "first booking after it": back ? `${Math.round(endOf(back) - times.thawed)} ms` : "none",
  };
}

function duringMarks({ journal, pages, uncached, ready }: Seen, { frozen, thawed }: Times): Mark[] {
  const refused = ({ outcome }: Question) => outcome === 503;
  const tell = (broken: Parameters<typeof describeTry>[0][]) =>
    broken.map((one) => describeTry(one, frozen));
  const asked = sentIn(ready, frozen, thawed);
  return [
    none(
      "/readyz answers within 2 s of each question, 503 while it hangs",
      tell(
        asked.filter((one) => one.took > READY_WITHIN_MS || (endOf(one) < thawed && !refused(one))),
      ),
    ),
    none(
      "each cached page is answered with 200 within 1.2 s",
      tell(
        sentIn(pages, frozen, thawed).filter(
          ({ outcome, took }) => outcome !== 200 || took > PAGE_WITHIN_MS,
        ),
      ),
    ),
    none(
      "each other page is answered within 15 s",
      tell(
        uncached.filter(({ outcome, took }) => took > ANSWER_WITHIN_MS || outcome === "cut off"),
      ),
    ),
    none(
      "each try to book gets 503 or is acknowledged within 15 s",
      tell(journal.tries.filter((one) => one.outcome !== 503 && !isAcknowledged(one))),
    ),
    atLeast(
      10,
      "the hang was felt: tries to book got 503",
      journal.tries.filter(({ outcome }) => outcome === 503).length,
    ),
  ];
}

function afterMarks({ journal, ready }: Seen, { thawed }: Times): Mark[] {
  const back = thawed + BACK_WITHIN_MS;
  const late = [
    ...sentIn(ready, back).filter(({ outcome }) => outcome !== 200),
    ...sentIn(journal.tries, back).filter((one) => !isAcknowledged(one)),
  ];
  const early = journal.tries.filter((one) => endOf(one) > thawed && endOf(one) < back);
  return [
    none(
      "3 s after it /readyz says 200 and every booking is accepted",
      late.map((one) => describeTry(one, thawed)),
    ),
    atLeast(1, "bookings are accepted within 3 s", early.filter(isAcknowledged).length),
  ];
}

function logMarks(output: string): Mark[] {
  const count = (pattern: RegExp) => output.match(pattern)?.length ?? 0;
  const silent = count(/the database is (unavailable|read-only|full):/g);
  const back = count(/the database is ready again/g);
  return [
    {
      text: "one log line says that the database is silent, one that it is back",
      isMet: silent === 1 && back === 1,
      seen: `${silent} and ${back}`,
    },
  ];
}
