import { expect, test, vi } from "vitest";
import { startSite, type Site } from "../../browser/site";
import { readPostmaster, listProcesses } from "./postgres-process";
import { bookingBody, bookingOf, postBooking } from "../site-fixture";
import { inDatabase } from "../site-database";

const WRITERS = 16;
const KILLS = 3;
const BACK_WITHIN_MS = 100_000;

/** The numbers of acknowledged bookings by name. */
type BookingNumbers = Map<string, number>;

/** Sends bookings in sequence until stopped, with retries. */
async function write(site: Site, writer: number, done: BookingNumbers, load: { on: boolean }) {
  for (let sent = 0; load.on; sent += 1) {
    const name = `Writer ${writer} guest ${sent}`;
    // Each writer has its own address, to stay below the rate limit.
    const from = { "X-Forwarded-For": `10.${writer}.${sent >> 8}.${sent & 255}` };
    while (!done.has(name)) {
      const answer = await postBooking(site, bookingBody({ name }), from);
      if (answer.status === 503) continue;
      done.set(name, bookingOf(answer).id);
    }
  }
}

/** Kills the server like a power cut and waits until another one accepts bookings. */
async function killDatabase(site: Site, done: BookingNumbers) {
  const killed = await readPostmaster(site);
  process.kill(killed, "SIGKILL");
  const before = done.size;
  const comesBack = async () => {
    expect(await readPostmaster(site)).not.toBe(killed);
    expect(done.size).toBeGreaterThan(before + WRITERS);
  };
  await vi.waitFor(comesBack, { timeout: BACK_WITHIN_MS, interval: 50 });
}

test("no acknowledged booking is lost or doubled when the database is killed under load", async () => {
  const site = await startSite({ env: { TRUST_PROXY: "1" } });
  const done: BookingNumbers = new Map();
  const load = { on: true };
  const writers = Array.from({ length: WRITERS }, (_, index) => write(site, index, done, load));
  await vi.waitFor(() => expect(done.size).toBeGreaterThan(100), { timeout: BACK_WITHIN_MS });
  for (let kills = 0; kills < KILLS; kills += 1) await killDatabase(site, done);
  load.on = false;
  await Promise.all(writers);

  const rows = await inDatabase(
    site,
    (sql) => sql<{ id: number; name: string; events: number }[]>`
      select id, name, (
        select count(*)::int from booking_events where booking_id = bookings.id and kind = 'placed'
      ) as events
      from bookings`,
  );
  expect(rows).toHaveLength(done.size);
  for (const { id, name, events } of rows) {
    expect([name, id, events]).toEqual([name, done.get(name), 1]);
  }
  expect(await site.stop()).toBe(0);
  expect(await listProcesses(site)).toEqual([]);
}, 120_000);
