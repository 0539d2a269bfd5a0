// `npm run bench:photos`: see bench/README.md.
import { ensureBuild } from "../bin/build.mjs";
import { runWithCleanup } from "./cleanup";
import { signIn } from "./desk";
import { timesOf } from "./latency";
import { childPids, cpuSeconds, peakKilobytes, residentKilobytes } from "./process-use";
import { hasAllSizes, makeNoisyPhoto, uploadPhoto, waitFor } from "./photos";
import { makeDataFolder, openSite } from "./sites";

const ROUNDS = 3;
const IN_A_ROW = 40;
const GOALS = { shownMs: 2_500, allMs: 5_000, childMB: 300, slowdown: 1.2, growth: 1.2 };

runWithCleanup(async () => {
  ensureBuild();
  const site = await openSite(await makeDataFolder());
  const Cookie = await signIn(site.url);
  const server = site.process.pid!;
  const send = async (car: number) =>
    uploadPhoto({ url: site.url, Cookie, car, photo: await makeNoisyPhoto() });
  await send(1);
  await waitFor(() => hasAllSizes(site.url, 1));
  const used = () => Math.max(...childPids(server).map(cpuSeconds));
  for (let car = 2; car < 2 + ROUNDS; car += 1) {
    const cpu = used();
    await measureOne(site.url, car, () => send(car));
    console.log(`  of it the child's CPU time: ${((used() - cpu) * 1000).toFixed(0)} ms`);
  }
  await measureHome(site.url, () => send(10));
  const before = memoryOf(server);
  for (let sent = 0; sent < IN_A_ROW; sent += 1) await send(11 + (sent % 5));
  const after = memoryOf(server);
  const peak = Math.max(...childPids(server).map(peakKilobytes)) / 1024;
  report("the child's peak memory, MB", peak, GOALS.childMB);
  report(
    `the site's memory after ${IN_A_ROW} photos, ratio`,
    after.site / before.site,
    GOALS.growth,
  );
  report(`the child's after ${IN_A_ROW} photos, ratio`, after.child / before.child, GOALS.growth);
});

/** From the last byte of a photo of 12 megapixels. */
async function measureOne(url: string, car: number, send: () => Promise<number>) {
  const sent = await send();
  await waitFor(() => isShown(url, car));
  report("on its page, ms", performance.now() - sent, GOALS.shownMs);
  await waitFor(() => hasAllSizes(url, car));
  report("all sizes, ms", performance.now() - sent, GOALS.allMs);
}

/** `GET /` alone and while photos are processed. */
async function measureHome(url: string, send: () => Promise<unknown>) {
  const home = async () => {
    const response = await fetch(url);
    await response.arrayBuffer();
  };
  const median = async () => (await timesOf(home, 50, 6)).toSorted((a, b) => a - b)[150]!;
  const alone = await median();
  const [during] = await Promise.all([median(), send().then(send)]);
  report("GET / meanwhile, ratio of medians", during / alone, GOALS.slowdown);
}

async function isShown(url: string, car: number) {
  const page = await fetch(`${url}/cars/${car}`);
  return (await page.text()).includes('type="image/webp"');
}

function memoryOf(server: number) {
  const child = childPids(server).map(residentKilobytes);
  return { site: residentKilobytes(server), child: Math.max(...child) };
}

function report(what: string, value: number, goal: number) {
  const met = value <= goal ? "met" : "missed";
  console.log(
    `${what.padEnd(46)}${value.toFixed(goal < 10 ? 2 : 0).padStart(7)}  goal ${goal}: ${met}`,
  );
}
