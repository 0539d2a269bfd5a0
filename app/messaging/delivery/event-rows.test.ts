import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { CHANNELS, OUTBOX_KINDS } from "~/booking/events/channels";
import { insertMessage } from "~/booking/manage/my-booking.queries.server";
import {
  cancelOwnBooking,
  decidePending,
  updateBookingStatus,
} from "~/booking/status.queries.server";
import { useBookings } from "./testing/use-bookings";

const database = useTestDatabase();
const { book, outboxOf } = useBookings(database);

test("the outbox accepts the kinds of notifications, and no others", async () => {
  const [row] = await database.sql`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'outbox_kind_check'`;
  const accepted = [...String(row?.rule).matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  expect(accepted.toSorted()).toEqual([...OUTBOX_KINDS].toSorted());
});

describe("the statement that writes an event", () => {
  test("writes a row for a new booking on every enabled channel", async () => {
    expect(await outboxOf((await book()).id)).toEqual([
      "placed emailOperator",
      "placed emailVisitor",
      "placed telegram",
      "placed webhook",
      "placed whatsapp",
    ]);
  });

  test("writes no rows for disabled channels", async () => {
    expect(await outboxOf((await book(["webhook"])).id)).toEqual(["placed webhook"]);
    expect(await outboxOf((await book([])).id)).toEqual([]);
  });

  test("writes a decision of staff once, not to the company's own mailbox and phone", async () => {
    const { id } = await book([]);
    const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
    await updateBookingStatus(database.sql, change, CHANNELS);
    await updateBookingStatus(database.sql, change, CHANNELS);
    expect(await outboxOf(id)).toEqual([
      "confirmed emailVisitor",
      "confirmed telegram",
      "confirmed webhook",
    ]);
  });

  test("writes a decision by button or link only while the booking is pending", async () => {
    const { id } = await book([]);
    const decide = (status: "confirmed" | "cancelled") =>
      decidePending(database.sql, { id: BigInt(id), status, actor: "email" }, ["webhook"]);
    expect(await decide("confirmed")).toMatchObject({ ok: true });
    expect(await decide("cancelled")).toMatchObject({ ok: false, reason: "refused" });
    expect(await outboxOf(id)).toEqual(["confirmed webhook"]);
  });

  test("writes a cancellation by the visitor to all channels", async () => {
    const { id, token } = await book([]);
    const cancel = () =>
      cancelOwnBooking(
        database.sql,
        token,
        { now: new Date(), freeCancellationHours: 48 },
        CHANNELS,
      );
    expect(await cancel()).toBe(true);
    expect(await cancel()).toBe(false);
    expect(await outboxOf(id)).toEqual(CHANNELS.map((channel) => `cancelled ${channel}`).sort());
  });

  test("writes a message of the visitor to the company, and that it came in", async () => {
    const { id, token } = await book([]);
    expect(await insertMessage(database.sql, { token, text: "A child seat?" }, CHANNELS)).toBe(
      true,
    );
    expect(await insertMessage(database.sql, { token, text: "A child seat?" }, CHANNELS)).toBe(
      false,
    );
    expect(await outboxOf(id)).toEqual([
      "message emailOperator",
      "message emailVisitor",
      "message telegram",
      "message webhook",
      "message whatsapp",
    ]);
  });
});
