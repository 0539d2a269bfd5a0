/** @module-tag slow */
import { beforeAll, expect, test } from "vitest";
import { sealEvents } from "~/staff/audit/seal-events.server";
import { runProgram, settingsOf } from "./program";
import { inDatabase } from "../site-database";
import { bookingBody, postBooking, useSite } from "../site-fixture";

const fixture = useSite();

/** Runs `npm run audit`, while the site is running. */
const audit = (...args: string[]) =>
  runProgram("audit.mjs", { args, env: settingsOf(fixture.site) });

/** A lease without a holder prevents the site from sealing anything meanwhile. */
beforeAll(async () => {
  await inDatabase(
    fixture.site,
    (sql) => sql`
      insert into node_leases (name, holder, until)
      values ('event seals', gen_random_uuid(), 'infinity')
      on conflict (name) do update set holder = excluded.holder, until = excluded.until`,
  );
});

const book = async (name: string) => postBooking(fixture.site, bookingBody({ name }));

test("prints counts and the head, and finds a head again", async () => {
  await book("First Guest");
  await inDatabase(fixture.site, (sql) => sealEvents(sql));
  await book("Second Guest");
  const { code, stdout, stderr } = await audit();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const lines = [
    "booking_events: 1 event in 1 batch, 1 not sealed yet",
    "settings_events: 0 events in 0 batches",
    "head of the chain: batch 1, ([0-9a-f]{64})",
  ];
  const [, head] = new RegExp(`^${lines.join("\n")}\n$`).exec(stdout)!;
  expect((await audit(head!)).code).toBe(0);
  const other = await audit("a".repeat(64));
  expect(other.code).toBe(1);
  expect(other.stderr).toBe(
    `the chain of events was replaced: it has no batch with the hash ${"a".repeat(64)}\n`,
  );
});

test("names the first event that was changed", { tags: "slow" }, async () => {
  await inDatabase(fixture.site, (sql) => sealEvents(sql));
  await inDatabase(
    fixture.site,
    (sql) => sql`update booking_events set actor = 'admin' where kind = 'placed'`,
  );
  const { code, stdout, stderr } = await audit();
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(
    /^the chain of events is broken: batch 1: booking_events \d+ was changed\n$/,
  );
});

test("prints its usage for anything else", async () => {
  const { code, stderr } = await audit("yesterday");
  expect(code).toBe(2);
  expect(stderr).toMatch(/^usage: npm run audit\n/);
});
