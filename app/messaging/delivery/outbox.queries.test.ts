import { describe, expect, test } from "vitest";
import type { Sql } from "#db/connect";
import { useTestDatabase } from "#db/testing/test-database";
import {
  claimRows,
  listUnsent,
  markDead,
  markSent,
  OF_ALL,
  postpone,
  reviveRows,
} from "./outbox.queries.server";
import { passTime, readOutbox } from "./testing/place";
import { useBookings } from "./testing/use-bookings";

const database = useTestDatabase();
const { book, outboxOf } = useBookings(database);

const claim = (limit: number, leaseMs = 60_000) =>
  claimRows(database.sql, { channel: "webhook", limit, leaseMs });

describe("a row of the outbox", () => {
  test("is leased by one worker at a time, and due again when its lease ends", async () => {
    await book(["webhook"]);
    const [row] = await claim(5);
    expect(await claim(5)).toEqual([]);
    await passTime(database.sql);
    const [again] = await claim(5);
    expect(again).toEqual({ ...row, attempts: 2 });
  });

  test("is not leased beyond the limit, with any query plan", async () => {
    await book(["webhook"]);
    await database.sql`analyze outbox`;
    await Promise.all([book(["webhook"]), book(["webhook"]), book(["webhook"])]);
    const rows = await database.sql.begin(async (sql) => {
      await sql`set local enable_hashjoin = off`;
      await sql`set local enable_mergejoin = off`;
      await sql`set local enable_hashagg = off`;
      await sql`set local enable_sort = off`;
      return claimRows(sql as unknown as Sql, { channel: "webhook", limit: 1, leaseMs: 1_000 });
    });
    expect(rows).toHaveLength(1);
  });

  test("is skipped while another transaction has locked it", async () => {
    const [first, second] = [await book(["webhook"]), await book(["webhook"])];
    const other = await database.sql.reserve();
    await other`begin`;
    await other`select from outbox where booking_id = ${first.id} for update`;
    const rows = await claim(5);
    await other`rollback`;
    other.release();
    expect(rows.map(({ bookingId }) => bookingId)).toEqual([second.id]);
  });

  test("can only be changed by the worker with the current lease", async () => {
    await book(["webhook"]);
    const [late] = await claim(1);
    await passTime(database.sql);
    const [now] = await claim(1);
    await markDead(database.sql, late!, "late");
    await postpone(database.sql, late!, 0, "late");
    expect(await readOutbox(database.sql)).toMatchObject([{ state: "waiting", reason: null }]);
    await markSent(database.sql, now!, { remoteId: "77" });
    expect(await readOutbox(database.sql)).toMatchObject([{ state: "sent", remoteId: "77" }]);
  });

  test("that is dead is listed with its reason until it is revived", async () => {
    const { id } = await book(["webhook"]);
    const [row] = await claim(1);
    await markDead(database.sql, row!, "HTTP 410");
    const [dead] = await listUnsent(database.sql, { limit: 10, attempts: 3 });
    expect(dead).toMatchObject({ bookingId: id, channel: "webhook", reason: "HTTP 410" });
    expect(await claim(1)).toEqual([]);
    expect(await reviveRows(database.sql, BigInt(dead!.id), ["webhook"])).toBe(1);
    expect(await reviveRows(database.sql, null, ["webhook"])).toBe(0);
    expect(await listUnsent(database.sql, { limit: 10, attempts: 3 })).toEqual([]);
    expect(await claim(1)).toMatchObject([{ attempts: 1 }]);
  });

  test("stays dead while its channel is disabled", async () => {
    await book(["webhook"]);
    const [row] = await claim(1);
    await markDead(database.sql, row!, "HTTP 410");
    expect(await reviveRows(database.sql, null, ["telegram"])).toBe(0);
    expect(await reviveRows(database.sql, BigInt(row!.id), ["telegram"])).toBe(0);
    expect(await listUnsent(database.sql, { limit: 10, attempts: 3 })).toHaveLength(1);
  });

  test("is deleted with its booking", async () => {
    const { id } = await book();
    await database.sql`delete from bookings where id = ${id}`;
    expect(await readOutbox(database.sql)).toEqual([]);
  });
});

test(
  "ten thousand waiting rows of one channel do not delay another",
  { tags: "slow" },
  async () => {
    const { id } = await book([]);
    await database.sql`
    insert into outbox (booking_id, kind, channel)
    select ${id}, 'placed', 'webhook' from generate_series(1, 10000)`;
    await database.sql`analyze outbox`;
    const fresh = await book(["telegram"]);
    expect(await outboxOf(fresh.id)).toEqual(["placed telegram"]);
    const rows = await claimRows(database.sql, { channel: "telegram", limit: 1, leaseMs: 1_000 });
    expect(rows).toMatchObject([{ bookingId: fresh.id }]);
    const plan = await database.sql<{ "QUERY PLAN": string }[]>`
    explain select id from outbox
    where channel = 'telegram' and sent_at is null and dead_at is null and next_at <= now()
    order by next_at, id limit 1`;
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("outbox_due_idx");
  },
);

test("an e-mail to a customer is listed while it is tried, once it has failed more than twice", async () => {
  const { id } = await book(["emailVisitor", "webhook"]);
  const other = await book(["emailVisitor"]);
  const fail = async (attempts: number) => {
    await database.sql`
      update outbox set attempts = ${attempts}, last_error = 'SMTP 451'
      where booking_id in (${id}, ${other.id})`;
  };
  const all = () => listUnsent(database.sql, OF_ALL);
  const ofBooking = () =>
    listUnsent(database.sql, { limit: 10, attempts: 1, bookingId: Number(id) });
  await fail(2);
  expect(await all()).toEqual([]);
  const waiting = { bookingId: id, channel: "emailVisitor", reason: "SMTP 451", deadAt: null };
  expect(await ofBooking()).toMatchObject([waiting]);
  await fail(3);
  expect(await all()).toMatchObject([{ bookingId: other.id }, waiting]);
  await database.sql`update outbox set sent_at = now() where booking_id = ${id}`;
  expect(await ofBooking()).toEqual([]);
  // Makes an e-mail late that is not tried, as another one has failed just now.
  const late = (minutes: number) => database.sql`
    update outbox set sent_at = null, attempts = 0, last_error = null,
      next_at = now() - make_interval(mins => ${minutes}) where booking_id = ${id}`;
  await late(1);
  expect(await ofBooking()).toEqual([]);
  await late(3);
  expect(await ofBooking()).toMatchObject([{ ...waiting, reason: "" }]);
});
