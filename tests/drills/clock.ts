import { existsSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { faultsIn } from "../http/fuzz/run";
import { makeDataFolder, openSite } from "../bench/sites";
import { countOutcomes, describeAttempt, isAcknowledged, type Attempt } from "./attempts";
import { atLeast, none, type Check, type Drill } from "./outcome";
import { startRequests } from "./requests";
import { storedChecks } from "./stored-checks";
import { startGuests, type Journal } from "./writers";

const GUEST_EVERY_MS = 100;
const READY_EVERY_MS = 200;
const PAGES = ["/", "/all-cars", "/cars/1", "/api/cars"];
const PAGE_EVERY_MS = 50;
const BETWEEN_MS = 6_000;

/** Of Debian's `libfaketime`; the clock that counts the time since the start is left alone. */
const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

/** Offsets of the clock in seconds: an hour ahead, back, an hour behind, a day ahead, a month behind. */
const OFFSETS = [3_600, 0, -3_600, 86_400, -2_592_000, 0];

export const clock: Drill = {
  about:
    "the clock of the site and its database jumps by an hour, a day and a month, under bookings",
  async run() {
    if (!existsSync(LIBRARY)) return { skipped: "libfaketime of Debian is not installed" };
    const file = join(await makeDataFolder(), "offset");
    await setOffset(file, 0);
    // The database has an account of its own.
    await chmod(dirname(file), 0o755);
    const site = await openSite(await makeDataFolder(), {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
    const observed = await jumpUnderLoad(site.url, file);
    const { journal, requests, seen } = observed;
    return {
      figures: {
        "bookings, by outcome": countOutcomes(journal.attempts),
        "pages and /readyz, by outcome": countOutcomes(requests),
        "offsets by the header Date, in seconds": seen.join(", "),
      },
      checks: [
        ...checksOf(observed),
        none("the log has no fault", faultsIn(site.output())),
        ...(await storedChecks(site.url, journal)),
      ],
    };
  },
};

type Observed = { journal: Journal; requests: Attempt[]; seen: number[] };

async function jumpUnderLoad(site: string, file: string): Promise<Observed> {
  const url = () => site;
  const guests = startGuests(GUEST_EVERY_MS, url);
  const pages = startRequests(url, PAGES, PAGE_EVERY_MS);
  const ready = startRequests(url, ["/readyz"], READY_EVERY_MS);
  const seen: number[] = [];
  for (const offset of OFFSETS) {
    await pause(BETWEEN_MS);
    await setOffset(file, offset);
    await pause(BETWEEN_MS);
    seen.push(await offsetOf(site));
  }
  const requests = [...(await pages.stop()), ...(await ready.stop())];
  await guests.stop();
  return { journal: guests.journal, requests, seen };
}

function checksOf({ journal, requests, seen }: Observed): Check[] {
  const describe = (one: Attempt) => describeAttempt(one, journal.from);
  return [
    none(
      "every booking is accepted",
      journal.attempts.filter((one) => !isAcknowledged(one)).map(describe),
    ),
    none(
      "every page and /readyz gets 200",
      requests.filter(({ outcome }) => outcome !== 200).map(describe),
    ),
    atLeast(
      OFFSETS.length,
      "the site's clock jumped each time",
      seen.filter((offset, index) => Math.abs(offset - OFFSETS[index]!) < 60).length,
    ),
  ];
}

/** As `libfaketime` reads it. */
async function setOffset(file: string, seconds: number) {
  await writeFile(file, seconds < 0 ? String(seconds) : `+${seconds}`);
}

/** How far the site's clock is ahead of this one, in seconds. */
async function offsetOf(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/healthz`);
  return Math.round((Date.parse(headers.get("Date") ?? "") - Date.now()) / 1000);
}
