import { MEASURED, usedMegabytes } from "../../http/fuzz/heap";
import type { SiteProcess } from "../../browser/site";
import { bookingCall, MAIN_PAGES, pageCall, renderedCall, visitCall } from "../calls";
import { signIn } from "../desk";
import { send, type ExpectedResponses } from "../load";
import { residentKilobytes } from "../process-use";
import { makeDataFolder, openSite } from "../sites";
import { openStaffSockets } from "../staff-sockets";
import { figure, FIGURES, type Section } from "./section";

/** The share of the time until which caches fill and code is compiled. */
const WARM_UP = 0.1;
const SOCKETS = 40;
const MOST_GROWTH_MB = 5;

export const soak: Section = {
  about: "memory under mixed load",
  async run({ minutes }) {
    const site = await openSite(await makeDataFolder(), MEASURED);
    const load = await mixedLoad(site.url);
    const start = performance.now();
    let requests = 0;
    const rows: string[][] = [];
    const until = async (share: number, when: string) => {
      const end = start + share * minutes * 60_000;
      while (performance.now() < end) requests += await load();
      const { used, resident } = await memoryOf(site);
      rows.push(figure(`used ${when}, after a garbage collection`, used, "MB"));
      rows.push(figure(`resident ${when}`, resident, "MB", null, 0));
      return used;
    };
    await until(WARM_UP, "at a tenth of the time");
    const middle = await until(0.5, "in the middle");
    const growth = (await until(1, "at the end")) - middle;
    rows.push(figure("growth in the second half", growth, "MB", { atMost: MOST_GROWTH_MB }));
    return {
      tables: [{ head: FIGURES, rows }],
      notes: [
        `${minutes} minutes, ${requests} requests: cached and rendered pages in both languages, pages that don't exist, the API, bookings, visits, the desk, and ${SOCKETS} sockets opened and closed in each round.`,
      ],
    };
  },
};

/** Returns a function that sends one round and resolves with the number of requests. */
async function mixedLoad(url: string) {
  const Cookie = await signIn(url);
  const desk = ["/admin?tab=bookings", "/admin/calendar", "/admin", "/api/bookings?limit=20"];
  const pages = MAIN_PAGES.flatMap((path) => [pageCall(path, "br"), renderedCall(path, "br")]);
  const loads: [amount: number, expected: ExpectedResponses][] = [
    [400, { calls: [...pages, pageCall("/api/cars")], status: 200 }],
    [20, { calls: desk.map((path) => withCookie(path, Cookie)), status: 200 }],
    [50, { calls: [pageCall("/no-such-page")], status: 404 }],
    [50, { calls: bookingCall, status: 201 }],
    [100, { calls: visitCall, status: 204 }],
  ];
  return async () => {
    for (const [amount, expected] of loads) await send(url, amount, expected);
    await (await openStaffSockets(url, Cookie, SOCKETS)).close();
    return loads.reduce((sum, [amount]) => sum + amount, SOCKETS);
  };
}

function withCookie(path: string, Cookie: string) {
  const call = pageCall(path, "br");
  return { ...call, headers: { ...call.headers, Cookie } };
}

async function memoryOf(site: SiteProcess) {
  const used = await usedMegabytes(site);
  return { used, resident: residentKilobytes(site.process.pid!) / 1024 };
}
