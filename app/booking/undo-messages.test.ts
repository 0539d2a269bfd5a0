import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { useHandovers } from "~/booking/assignment/testing/use-handovers";
import { CHANNELS } from "~/booking/events/channels";
import { findBooking } from "~/booking/booking.queries.server";
import { currentToken } from "~/booking/links/current-token.server";
import { correctOwn } from "~/booking/manage/correct/answer-correct.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { testStore } from "~/booking/testing/test-store";
import { NOW, useRentals } from "~/booking/testing/use-rentals";
import { UNDO_SECONDS, useUndo } from "~/booking/testing/use-undo";
import { deleteExpired } from "~/messaging/delivery/expired.queries.server";
import { claimRows } from "~/messaging/delivery/outbox.queries.server";
import { undoableBy } from "./undo.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const { stored, eventsOf } = useHandovers(database);
const { set, undoIdOf, undo, outboxOf, pass } = useUndo(database);

const claim = () =>
  claimRows(database.sql, { channel: "emailVisitor", limit: 10, leaseMs: 60_000 });

beforeEach(() => database.sql`delete from outbox`.then(() => undefined));

async function confirmed() {
  const { id: model } = await rentals.model(1);
  const id = await rentals.place(model, 0, 5);
  return { id, undoId: await undoIdOf(set(id, "confirmed")) };
}

describe("messages", () => {
  test("leave when the time for undoing is over, on every channel", async () => {
    const { id } = await confirmed();
    expect(await outboxOf(id)).toEqual(
      ["telegram", "emailVisitor", "webhook"].map((channel) => ({
        kind: "confirmed",
        channel,
        isDue: false,
      })),
    );
    expect(await claim()).toEqual([]);
    await pass(`${UNDO_SECONDS} seconds`);
    expect(await claim()).toHaveLength(1);
  });

  test("are withdrawn by the undo: nothing is sent of both", async () => {
    const { id, undoId } = await confirmed();
    await undo(id, undoId);
    await pass("1 day");
    expect(await outboxOf(id)).toEqual([]);
    expect(await eventsOf(id)).toEqual(["confirmed", "undone"]);
  });

  test("that a node was sending when it was killed can't be withdrawn", async () => {
    const { id, undoId } = await confirmed();
    await database.sql`update outbox set next_at = now()`;
    expect(await claim()).toHaveLength(1);
    expect(await undo(id, undoId)).toMatchObject({ ok: false, reason: "undoOver" });
    expect(await stored(id)).toMatchObject({ status: "confirmed" });
    expect(await outboxOf(id)).toHaveLength(3);
  });

  test("of a change that may be undone wait no longer once the booking is changed again", async () => {
    const { id, undoId } = await confirmed();
    await set(id, "cancelled");
    expect(await outboxOf(id)).toEqual([
      ...["telegram", "emailVisitor", "webhook"].map((channel) => ({
        kind: "confirmed",
        channel,
        isDue: true,
      })),
      ...["telegram", "emailVisitor", "webhook"].map((channel) => ({
        kind: "cancelled",
        channel,
        isDue: false,
      })),
    ]);
    expect(await undo(id, undoId)).toMatchObject({ ok: false, reason: "stale" });
  });
});

describe("other messages", () => {
  test("of the customer meanwhile leave at once, and hinder no undo", async () => {
    const { id, undoId } = await confirmed();
    await database.sql`
      with event as (
        insert into booking_events (booking_id, kind, actor, text)
        values (${String(id)}::bigint, 'message', 'visitor', 'Hello') returning id, booking_id
      )
      insert into outbox (booking_id, event_id, kind, channel)
      select booking_id, id, 'message', 'telegram' from event`;
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await outboxOf(id)).toEqual([{ kind: "message", channel: "telegram", isDue: true }]);
  });

  test("of a correction meanwhile leave too, and the undo leaves what was corrected", async () => {
    const { id, undoId } = await confirmed();
    const store = testStore(database.sql);
    const form = new FormData();
    form.set("name", "Anna Corrected");
    const token = await currentToken(store, Number(id));
    expect(await correctOwn(store, { token, form })).toEqual({ ok: true });
    // The confirmation waits on: a correction is no change of the desk.
    expect((await outboxOf(id)).map(({ isDue }) => isDue)).toEqual([false, false, false]);
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await findBooking(database.sql, id)).toMatchObject({
      status: "pending",
      name: "Anna Corrected",
    });
  });

  test("that a restore holds are withdrawn too", async () => {
    const { id, undoId } = await confirmed();
    await database.sql`update outbox set held_at = now(), next_at = 'infinity'`;
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await outboxOf(id)).toEqual([]);
  });

  test("leave at once where undoing is switched off", async () => {
    expect(undoableBy({ undoSeconds: () => 0 }, { id: 1 })).toBeNull();
    const { id: model } = await rentals.model(1);
    const id = await rentals.place(model, 0, 5);
    const update = { id, status: "confirmed" as const, actor: "nino", undo: null, now: NOW };
    const changed = await updateBookingStatus(database.sql, update, CHANNELS);
    expect(changed).toMatchObject({ ok: true, undoId: null });
    expect((await outboxOf(id)).map(({ isDue }) => isDue)).toEqual([true, true, true]);
  });
});

test("a point holds no personal data, goes with the person, and goes when it is over", async () => {
  const points = () => database.sql<{ before: unknown; after: unknown }[]>`
    select before, after from undo_points`;
  await database.sql`delete from undo_points`;
  const { id: model } = await rentals.model(1);
  const id = await rentals.booked(model, 0, 5);
  await undoIdOf(set(id, "cancelled"));
  expect(JSON.stringify(await points())).not.toMatch(/guest|\+995/i);
  await database.sql`select erase_bookings(array[${String(id)}::bigint])`;
  expect(await points()).toEqual([]);
  const next = await rentals.booked(model, 0, 5);
  await undoIdOf(set(next, "cancelled"));
  const clean = () =>
    deleteExpired(database.sql, {
      onError(error) {
        throw error;
      },
    });
  await clean();
  expect(await points()).toHaveLength(1);
  await pass("2 hours");
  await clean();
  expect(await points()).toEqual([]);
  expect(await outboxOf(next)).toHaveLength(3);
});
