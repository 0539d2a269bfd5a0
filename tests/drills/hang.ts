import { setTimeout as pause } from "node:timers/promises";
import { makeDataFolder, openSite } from "../bench/sites";
import { sendRequest, startRequests, type TimedRequest } from "./requests";
import { atLeast, none, type Drill, type Check, type Outcome } from "./outcome";
import { freeze } from "./server-processes";
import { storedChecks } from "./stored-checks";
import { countOutcomes, describeAttempt, endOf, isAcknowledged, sentIn, slowest } from "./attempts";
import { startGuests, type Journal } from "./writers";

const GUEST_EVERY_MS = 100;
const PAGES = ["/", "/all-cars", "/cars/1", "/?lng=ka"];
const PAGE_EVERY_MS = 50;
/** Not requested before, so no page cache has them. */
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

type Times = { frozen: number; resumed: number };
type Observed = {
  journal: Journal;
  pages: TimedRequest[];
  uncached: TimedRequest[];
  ready: TimedRequest[];
};

export const hang: Drill = {
  about: "every process of the embedded PostgreSQL is stopped for 20 s and resumed",
  async run() {
    const dataDir = await makeDataFolder();
    const site = await openSite(dataDir);
    for (const path of PAGES) await sendRequest(site.url, path);
    const { observed, times } = await hangUnderLoad(dataDir, () => site.url);
    return {
      figures: figuresOf(observed, times),
      checks: [
        ...duringChecks(observed, times),
        ...afterChecks(observed, times),
        ...logChecks(site.output()),
        ...(await storedChecks(site.url, observed.journal)),
      ],
    };
  },
};

async function hangUnderLoad(dataDir: string, url: () => string) {
  const guests = startGuests(GUEST_EVERY_MS, url);
  const pages = startRequests(url, PAGES, PAGE_EVERY_MS);
  const ready = startRequests(url, ["/readyz"], READY_EVERY_MS);
  await pause(BEFORE_MS);
  const resume = await freeze(dataDir);
  const frozen = performance.now();
  const uncached = startRequests(url, UNCACHED, UNCACHED_EVERY_MS);
  await pause(HANG_MS);
  resume();
  const times: Times = { frozen, resumed: performance.now() };
  const late = uncached.stop();
  await pause(AFTER_MS);
  const requests = { pages: await pages.stop(), ready: await ready.stop(), uncached: await late };
  await guests.stop();
  const observed: Observed = { journal: guests.journal, ...requests };
  return { observed, times };
}

function figuresOf(
  { journal, pages, uncached, ready }: Observed,
  times: Times,
): Outcome["figures"] {
  const during = <T extends TimedRequest>(requests: T[]) =>
    sentIn(requests, times.frozen, times.resumed);
  const back = journal.attempts.find((one) => isAcknowledged(one) && endOf(one) > times.resumed);
  return {
    "bookings acknowledged": journal.acknowledged.size,
    "booking attempts, by outcome": countOutcomes(journal.attempts),
    "slowest attempt": `${(slowest(journal.attempts) / 1000).toFixed(1)} s`,
    "/readyz while it hangs": countOutcomes(during(ready)),
    "slowest /readyz while it hangs": `${slowest(during(ready)).toFixed(0)} ms`,
    "cached pages while it hangs": countOutcomes(during(pages)),
    "slowest cached page while it hangs": `${slowest(during(pages)).toFixed(0)} ms`,
    "other pages while it hangs": countOutcomes(uncached),
    "slowest other page": `${(slowest(uncached) / 1000).toFixed(1)} s`,
    "first booking after it": back ? `${Math.round(endOf(back) - times.resumed)} ms` : "none",
  };
}

function duringChecks(
  { journal, pages, uncached, ready }: Observed,
  { frozen, resumed }: Times,
): Check[] {
  const refused = ({ outcome }: TimedRequest) => outcome === 503;
  const describe = (attempts: Parameters<typeof describeAttempt>[0][]) =>
    attempts.map((one) => describeAttempt(one, frozen));
  const requests = sentIn(ready, frozen, resumed);
  return [
    none(
      "/readyz responds within 2 s, with 503 while it hangs",
      describe(
        requests.filter(
          (one) => one.ms > READY_WITHIN_MS || (endOf(one) < resumed && !refused(one)),
        ),
      ),
    ),
    none(
      "each cached page gets 200 within 1.2 s",
      describe(
        sentIn(pages, frozen, resumed).filter(
          ({ outcome, ms }) => outcome !== 200 || ms > PAGE_WITHIN_MS,
        ),
      ),
    ),
    none(
      "each other page gets a response within 15 s",
      describe(
        uncached.filter(({ outcome, ms }) => ms > ANSWER_WITHIN_MS || outcome === "cut off"),
      ),
    ),
    none(
      "each booking attempt gets 503 or is acknowledged within 15 s",
      describe(journal.attempts.filter((one) => one.outcome !== 503 && !isAcknowledged(one))),
    ),
    atLeast(
      10,
      "the hang had an effect: booking attempts got 503",
      journal.attempts.filter(({ outcome }) => outcome === 503).length,
    ),
  ];
}

function afterChecks({ journal, ready }: Observed, { resumed }: Times): Check[] {
  const back = resumed + BACK_WITHIN_MS;
  const late = [
    ...sentIn(ready, back).filter(({ outcome }) => outcome !== 200),
    ...sentIn(journal.attempts, back).filter((one) => !isAcknowledged(one)),
  ];
  const early = journal.attempts.filter((one) => endOf(one) > resumed && endOf(one) < back);
  return [
    none(
      "3 s later /readyz returns 200 and every booking is accepted",
      late.map((one) => describeAttempt(one, resumed)),
    ),
    atLeast(1, "bookings are accepted within 3 s", early.filter(isAcknowledged).length),
  ];
}

function logChecks(output: string): Check[] {
  const count = (pattern: RegExp) => output.match(pattern)?.length ?? 0;
  const silent = count(/the database is (unavailable|read-only|full):/g);
  const back = count(/the database is ready again/g);
  return [
    {
      text: "one log line when the database stops responding, one when it is back",
      isMet: silent === 1 && back === 1,
      observed: `${silent} and ${back}`,
    },
  ];
}
