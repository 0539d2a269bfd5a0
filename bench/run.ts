// `npm run bench`: see bench/README.md.
import { ensureBuild } from "../bin/build.mjs";
import { startBare } from "./bare";
import { bookingCall, pageCall, renderedCall } from "./calls";
import { compare, compareWays, type Comparison } from "./compare";
import { listBookings } from "./desk";
import { runWithCleanup } from "./cleanup";
import { measureGrowth } from "./memory";
import { measureReaction } from "./reaction";
import {
  printBookings,
  printComparisons,
  printGrowth,
  printCachedPage,
  printReaction,
  printStart,
} from "./report";
import { measureSecondStart } from "./second-start";
import { makeDataFolder, openSite } from "./sites";

const MEASURED = {
  "GET /, cached (brotli)": { calls: [pageCall("/", "br")], status: 200 },
  "GET /, rendered per request": { calls: [renderedCall("/")], status: 200 },
  "GET /, rendered and compressed (brotli)": { calls: [renderedCall("/", "br")], status: 200 },
  "POST /api/booking, a new one each time": { calls: bookingCall, status: 201 },
};

runWithCleanup(async () => {
  ensureBuild();
  const dataDir = await makeDataFolder();
  await compareAll(dataDir);
  const site = await openSite(dataDir);
  printReaction(await measureReaction(site.url));
  printGrowth(await measureGrowth({ url: site.url, pid: site.process.pid! }));
  await site.stop();
  printStart(await measureSecondStart(dataDir));
});

async function compareAll(dataDir: string) {
  const site = await openSite(dataDir);
  const bare = await startBare();
  const comparisons: Record<string, Comparison> = {};
  let bookings = 0;
  for (const [name, measured] of Object.entries(MEASURED)) {
    console.log(`measuring ${name}`);
    const compared = await compare({ url: site.url, pid: site.process.pid! }, bare, measured);
    comparisons[name] = compared;
    if (measured.status === 201) bookings += compared.requests;
  }
  console.log("measuring cached and rendered pages");
  const cached = await compareWays(
    { url: site.url, pid: site.process.pid! },
    MEASURED["GET /, cached (brotli)"],
    MEASURED["GET /, rendered and compressed (brotli)"],
  );
  await checkBookings(site.url, bookings);
  console.log("");
  printComparisons(comparisons);
  printCachedPage(cached);
  printBookings(bookings);
  await site.stop();
}

async function checkBookings(url: string, acknowledged: number) {
  const stored = await listBookings(url);
  const distinct = new Set(stored.map((booking) => booking.email));
  if (stored.length === acknowledged && distinct.size === acknowledged) return;
  throw new Error(
    `${acknowledged} bookings were acknowledged, but ${stored.length} are stored, ` +
      `of ${distinct.size} guests`,
  );
}
