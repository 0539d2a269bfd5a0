import { setTimeout as pause } from "node:timers/promises";
import { MEASURED, usedMegabytes } from "../../http/fuzz/heap";
import type { SiteProcess } from "../../browser/site";
import { bookingCall } from "../calls";
import { spreadOf } from "../compare";
import { signIn } from "../desk";
import { residentKilobytes } from "../process-use";
import { makeDataFolder, openSite } from "../sites";
import { openStaffSockets } from "../staff-sockets";
import { figure, FIGURES, type Section } from "./section";

const WARM_UP = 500;
const BOOKINGS = 10;
const SETTLE_MS = 2_000;
const GOAL_KB = 10;

export const sockets: Section = {
  about: "memory of staff sockets, and the time until all have a new booking",
  async run({ sockets: count }) {
    const site = await openSite(await makeDataFolder(), MEASURED);
    const Cookie = await signIn(site.url);
    await (await openStaffSockets(site.url, Cookie, WARM_UP)).close();
    const before = await memoryOf(site);
    const start = performance.now();
    const open = await openStaffSockets(site.url, Cookie, count);
    const seconds = (performance.now() - start) / 1000;
    const after = await memoryOf(site);
    const times: number[] = [];
    for (let booking = 0; booking < BOOKINGS; booking++) {
      const message = open.nextMessage();
      const sent = performance.now();
      await book(site.url);
      times.push((await message) - sent);
    }
    await open.close();
    const each = (of: keyof typeof before) => (after[of] - before[of]) / count;
    const rows = [
      figure("memory of a socket, resident", each("resident"), "KB", { atMost: GOAL_KB }),
      figure("memory of a socket, used after a garbage collection", each("used"), "KB"),
      figure("the site's memory with all", after.resident / 1024, "MB", null, 0),
      figure("opening all", seconds, "s"),
      figure("from sending a booking until all have it", spreadOf(times), "ms", null, 0),
    ];
    return {
      tables: [{ head: FIGURES, rows }],
      notes: [
        `${count} sockets with a session, 20 from each address, opened in turns of 50; ${BOOKINGS} bookings.`,
      ],
    };
  },
};

/** Measures the KiB of memory after a garbage collection. */
async function memoryOf(site: SiteProcess) {
  await pause(SETTLE_MS);
  const used = (await usedMegabytes(site)) * 1024;
  return { used, resident: residentKilobytes(site.process.pid!) };
}

async function book(url: string) {
  const { path, ...call } = bookingCall();
  const response = await fetch(url + path, call);
  if (response.status !== 201) throw new Error(`${response.status} for a valid booking`);
}
