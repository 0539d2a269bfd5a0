import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { startSite, type SiteProcess } from "../../browser/site";
import { startReceiver } from "~/messaging/delivery/testing/webhook-stand-in";
import { bringBack, useRemoteDatabase } from "./remote-database";

/** A script that does twice a second what a site does each minute or each hour. */
const HURRY = `
  const { setInterval } = globalThis;
  globalThis.setInterval = (task, ms, ...words) => setInterval(task, Math.min(ms, 500), ...words);
`;

/** The sentences by which the pollers of a site report what could not be done. */
const POLLERS = [
  "booking events could not be read",
  "events could not be sealed",
  "unanswered requests could not be cancelled",
  "the phones of bookings could not be read",
  "old personal data could not be erased",
  "old security events could not be deleted",
  "a scheduled message could not be written",
  "old rows of the outbox could not be deleted",
  "the outbox could not be processed",
  "photos could not be listed",
  "old photos could not be deleted",
  "calendars could not be imported",
  "old visits could not be deleted",
];

type Line = { level: number; msg: string };

const WARNING = 40;
const remote = useRemoteDatabase();
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let site: SiteProcess;

beforeAll(async () => {
  receiver = await startReceiver();
  const env = {
    DATABASE_URL: remote.url,
    LOG_LEVEL: "debug",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(HURRY)}`,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: "the secret of this webhook",
    WEBHOOK_ALLOW_PRIVATE: "on",
  };
  site = await startSite({ env });
});

afterAll(async () => {
  await site?.stop();
  await receiver?.stop();
});

function readLines(from: number) {
  const lines = site.output().slice(from).split("\n");
  return lines.filter((line) => line.endsWith("}")).map((line) => JSON.parse(line) as Line);
}

test("an outage of the database is two lines of the log, whatever is polled meanwhile", async () => {
  const from = site.output().length;
  await remote.proxy.close();
  const countOf = (msg: string) => readLines(from).filter((line) => line.msg === msg).length;
  const failedTwice = () => expect(POLLERS.filter((msg) => countOf(msg) < 2)).toEqual([]);
  await vi.waitFor(failedTwice, { ...SOON, interval: 200 });
  await bringBack(remote, site);
  const isOver = () => expect(countOf("the database is ready again (it was unavailable)")).toBe(1);
  await vi.waitFor(isOver, { ...SOON, interval: 50 });
  const logged = readLines(from).filter(({ level }) => level >= WARNING);
  expect(logged.map(({ msg }) => msg)).toEqual([
    "the database is unavailable: no booking can be stored",
    "the database is ready again (it was unavailable)",
  ]);
});
