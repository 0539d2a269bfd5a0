import { setTimeout as pause } from "node:timers/promises";
import { connect, type Sql } from "#db/connect";
import { seedLarge } from "#db/seed/large";
import { CHANNEL } from "~/booking/events/wake-up.server";
import { startMailServer } from "~/messaging/delivery/testing/mail-stand-in";
import { businessTime } from "~/web/calendar";
import { addCleanup } from "../cleanup";
import { spreadOf } from "../compare";
import { latencyOf, timesOf } from "../latency";
import { cpuSeconds } from "../process-use";
import { makeDataFolder, openSite, OWN_COMPANY } from "../sites";
import { figure, FIGURES, type Section } from "./section";

const MAILS = 1_000;
const ROUNDS = 3;
const ROUND_SECONDS = 8;
/** Requests a second. */
const RATE = 20;
/** Mails that are sent before the first measured one: the JIT compiler has done most by then. */
const WARM_UP = 200;
const SENT_WITHIN_MS = 180_000;

const PAGES = ["/", "/all-cars", "/faq", "/ka"];

const AMOUNTS = { models: 30, vehicles: 80, bookings: 400, visits: 100, days: 90 };

export const mails: Section = {
  about: "the CPU of a mail, and pages while 1,000 mails are sent",
  async run() {
    const server = await startMailServer();
    addCleanup(() => server.stop());
    const dataDir = await makeDataFolder();
    const mail = { SMTP_URL: server.url, PUBLIC_URL: "https://cars.example" };
    const site = await openSite(dataDir, { ...OWN_COMPANY, ...mail });
    const sql = connect({ dataDir }, { role: "owner", max: 1 });
    addCleanup(() => sql.end());
    await seedLarge(sql, AMOUNTS, businessTime(new Date()).date);
    const used = () => cpuSeconds(site.process.pid!);

    await queueMails(sql, WARM_UP);
    await waitForMails(sql);
    const alone = await cpuOfMail(sql, used);

    const rounds: { without: number; during: number }[] = [];
    await latencies(site.url);
    for (let round = 0; round < ROUNDS; round += 1) {
      const without = await latencies(site.url);
      await queueMails(sql, MAILS);
      const during = await latencies(site.url);
      const left = await countMails(sql);
      if (left === 0) throw new Error("all mails were sent before the pages were measured");
      console.log(`p99 ${without.toFixed(0)} ms, with a queue ${during.toFixed(0)} ms`);
      rounds.push({ without, during });
      await sql`delete from outbox where sent_at is null`;
      await pause(1_000);
    }
    const spread = (of: (round: (typeof rounds)[number]) => number) => spreadOf(rounds.map(of));
    return {
      tables: [
        {
          head: FIGURES,
          rows: [
            figure("CPU of a mail", alone, "ms", { atMost: 50 }),
            figure(
              "p99 of pages without mails",
              spread((one) => one.without),
              "ms",
            ),
            figure(
              `p99 of pages with a queue of ${MAILS}`,
              spread((one) => one.during),
              "ms",
            ),
            figure(
              "multiple with the queue",
              spread((one) => one.during / one.without),
              "",
              { atMost: 2 },
              2,
            ),
          ],
        },
      ],
      notes: [
        `Mails about a confirmation, to a server that speaks SMTP; ${server.mails.length} were received. CPU is that of the site's process, with its own work. Pages: ${PAGES.join(", ")}, ${RATE} requests a second.`,
      ],
    };
  },
};

/** Queues mails about confirmed bookings that still lie ahead, and wakes the site. */
async function queueMails(sql: Sql, amount: number) {
  await sql`
    insert into outbox (booking_id, kind, channel)
    select id, 'confirmed', 'emailVisitor'
    from bookings, generate_series(1, ${amount}::integer)
    where status = 'confirmed' and pickup_date > current_date
    limit ${amount}`;
  await sql`select pg_notify(${CHANNEL}, '')`;
}

async function countMails(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from outbox where sent_at is null and dead_at is null`;
  return row!.count;
}

async function waitForMails(sql: Sql) {
  const deadline = Date.now() + SENT_WITHIN_MS;
  while ((await countMails(sql)) > 0) {
    if (Date.now() > deadline) throw new Error("the mails were not sent in time");
    await pause(100);
  }
}

/** Resolves with the CPU milliseconds of the site for a mail while it does nothing else. */
async function cpuOfMail(sql: Sql, used: () => number): Promise<number> {
  const before = used();
  await queueMails(sql, WARM_UP);
  await waitForMails(sql);
  return ((used() - before) * 1000) / WARM_UP;
}

/** Resolves with the milliseconds of pages at the 99th percentile. */
async function latencies(url: string): Promise<number> {
  let asked = 0;
  const load = async () => {
    const path = PAGES[asked % PAGES.length]!;
    asked += 1;
    const response = await fetch(url + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
  };
  return latencyOf(await timesOf(load, RATE, ROUND_SECONDS)).p99;
}
