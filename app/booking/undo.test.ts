import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { swapVehicles, assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { markOut, markReturned, undoOut } from "~/booking/assignment/handover.queries.server";
import { useHandovers } from "~/booking/assignment/testing/use-handovers";
import type { BookingChange } from "~/booking/booking-change.server";
import { CHANNELS } from "~/booking/events/channels";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { claimRows } from "~/delivery/outbox.queries.server";
import { deleteExpired } from "~/delivery/expired.queries.server";
import { undoableBy, undoChange } from "./undo.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const { out, stored, eventsOf } = useHandovers(database);

const SECONDS = 600;
const [NINO, GIGI] = [1_001, 1_002];
const by = (userId = NINO) => ({
  actor: "nino",
  undo: undoableBy({ undoSeconds: SECONDS }, { id: userId }),
});

beforeEach(async () => {
  await database.sql`
    insert into users (id, username, password) overriding system value
    values (${NINO}, 'undo-nino', 'x'), (${GIGI}, 'undo-gigi', 'x')
    on conflict do nothing`;
});

const set = (
  id: bigint,
  status: "confirmed" | "cancelled" | "completed",
  { overbook = false, revision = null as string | null } = {},
) =>
  updateBookingStatus(
    database.sql,
    { id, status, overbook, revision, now: NOW, ...by() },
    CHANNELS,
  );

/** A change that was made, and the id that undoes it. */
async function undoIdOf(change: Promise<BookingChange>) {
  const changed = await change;
  if (!changed.ok || changed.undoId === null) throw new Error(JSON.stringify(changed));
  return BigInt(changed.undoId);
}

const undo = (id: bigint, undoId: bigint, userId = NINO) =>
  undoChange(database.sql, { id, undoId, userId, actor: "nino", now: NOW });

/** All of a booking and of what it takes, but its generated columns. */
async function stateOf(...ids: bigint[]) {
  return database.sql`
    select to_jsonb(bookings) - 'words' - 'search_words' as booking, to_jsonb(occupancy) as occupancy
    from bookings left join occupancy on booking_id = bookings.id
    where bookings.id = any(${ids.map(String)}::bigint[]) order by bookings.id`;
}

async function outboxOf(id: bigint) {
  const rows = await database.sql<{ kind: string; channel: string; isDue: boolean }[]>`
    select kind, channel, next_at <= now() as "isDue" from outbox
    where booking_id = ${String(id)}::bigint order by id`;
  return rows;
}

/** As if the database's clock went on by so much. */
async function pass(time: string) {
  await database.sql`
    update undo_points set created_at = created_at - ${time}::interval,
      expires_at = expires_at - ${time}::interval`;
  await database.sql`update outbox set next_at = next_at - ${time}::interval`;
}

describe("an undo restores exactly what was", () => {
  test("after confirming", async () => {
    const { id: model } = await rentals.model(1);
    const id = await rentals.place(model, 0, 5);
    const before = await stateOf(id);
    const undoId = await undoIdOf(set(id, "confirmed"));
    expect(await rentals.rowOf(id)).not.toBeNull();
    expect(await undo(id, undoId)).toMatchObject({ ok: true, changed: true });
    expect(await stateOf(id)).toEqual(before);
    expect(await eventsOf(id)).toEqual(["confirmed", "undone"]);
  });

  test("after confirming without a vehicle", async () => {
    const { id: model } = await rentals.model(1);
    await rentals.booked(model, 0, 5);
    const id = await rentals.place(model, 0, 5);
    const before = await stateOf(id);
    const undoId = await undoIdOf(set(id, "confirmed", { overbook: true }));
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await stateOf(id)).toEqual(before);
  });

  test("after refusing a request, and after confirming one that names no car", async () => {
    const { id: model } = await rentals.model(1);
    for (const [of, status] of [
      [model, "cancelled"],
      [null, "confirmed"],
      [null, "cancelled"],
    ] as const) {
      const id = await rentals.place(of, 0, 5);
      const before = await stateOf(id);
      expect(await undo(id, await undoIdOf(set(id, status)))).toMatchObject({ ok: true });
      expect(await stateOf(id)).toEqual(before);
    }
  });

  test("after cancelling or completing a pinned booking", async () => {
    const { id: model, vehicles } = await rentals.model(2);
    const id = await rentals.booked(model, 0, 5);
    const vehicleId = vehicles[1]!;
    await assignVehicle(database.sql, { id, vehicleId, pinned: true, actor: "nino", now: NOW });
    for (const status of ["cancelled", "completed"] as const) {
      const before = await stateOf(id);
      expect(await undo(id, await undoIdOf(set(id, status)))).toMatchObject({ ok: true });
      expect(await stateOf(id)).toEqual(before);
    }
  });

  test("after the hand-over, its corrected time, the return, its corrected time, and no hand-over", async () => {
    const { id: model } = await rentals.model(1);
    const id = await rentals.booked(model, 0, 5);
    const mark = (day: number) => ({ id, at: noonOf(day), now: noonOf(6), ...by() });
    const removed = () => undoOut(database.sql, mark(0));
    const changes = [
      () => markOut(database.sql, mark(0)),
      () => markOut(database.sql, mark(1)),
      removed,
      () => markReturned(database.sql, mark(3), CHANNELS),
      () => markReturned(database.sql, mark(4), CHANNELS),
    ];
    for (const change of changes) {
      const before = await stateOf(id);
      expect(await undo(id, await undoIdOf(change()))).toMatchObject({ ok: true });
      expect(await stateOf(id)).toEqual(before);
      if (change !== removed) await change();
    }
  });

  test("after moving to another model, and after a pin", async () => {
    const [from, to] = [await rentals.model(1), await rentals.model(1)];
    const id = await rentals.booked(from.id, 0, 5);
    for (const vehicleId of [to.vehicles[0]!, from.vehicles[0]!]) {
      const before = await stateOf(id);
      const change = { id, vehicleId, pinned: true, now: NOW, ...by() };
      expect(await undo(id, await undoIdOf(assignVehicle(database.sql, change)))).toMatchObject({
        ok: true,
      });
      expect(await stateOf(id)).toEqual(before);
    }
  });

  test("after swapping the vehicles of two bookings of two models", async () => {
    const [from, to] = [await rentals.model(1), await rentals.model(1)];
    const [id, otherId] = [await rentals.booked(from.id, 0, 5), await rentals.booked(to.id, 1, 4)];
    const before = await stateOf(id, otherId);
    const undoId = await undoIdOf(swapVehicles(database.sql, { id, otherId, now: NOW, ...by() }));
    expect(await rentals.vehicleOf(id)).toBe(to.vehicles[0]);
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await stateOf(id, otherId)).toEqual(before);
  });
});

describe("other bookings", () => {
  test("that repacking moved for a confirmed one may stay where they are", async () => {
    const { id: model } = await rentals.model(2);
    const others = [await rentals.booked(model, 0, 3), await rentals.booked(model, 5, 8)];
    const id = await rentals.place(model, 1, 7);
    const undoId = await undoIdOf(set(id, "confirmed"));
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await rentals.rowOf(id)).toBeNull();
    for (const other of others) expect(await rentals.vehicleOf(other)).not.toBeNull();
  });

  test("that got the vehicle of a cancelled one only by that wait again", async () => {
    const { id: model, vehicles } = await rentals.model(1);
    const id = await rentals.booked(model, 0, 5);
    const waiting = await rentals.booked(model, 0, 5, true);
    const before = await stateOf(id, waiting);
    const undoId = await undoIdOf(set(id, "cancelled"));
    expect(await rentals.vehicleOf(waiting)).toBe(vehicles[0]);
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await stateOf(id, waiting)).toEqual(before);
  });

  test("that were promised the vehicle since keep it: plain words, and nothing is changed", async () => {
    const { id: model } = await rentals.model(1);
    const id = await rentals.booked(model, 0, 5);
    const waiting = await rentals.booked(model, 0, 5, true);
    const undoId = await undoIdOf(set(id, "cancelled"));
    await database.sql`select promise_plate(${String(waiting)}::bigint)`;
    const before = await stateOf(id, waiting);
    expect(await undo(id, undoId)).toEqual({
      ok: false,
      reason: "undoTaken",
      conflicts: [Number(waiting)],
    });
    expect(await stateOf(id, waiting)).toEqual(before);
    expect(await eventsOf(id)).toEqual(["confirmed", "cancelled"]);
    expect(await outboxOf(id)).toHaveLength(3);
  });

  test("that can be moved make way for the former vehicle", async () => {
    const { id: model, vehicles } = await rentals.model(2);
    const id = await rentals.booked(model, 0, 5);
    const former = await rentals.vehicleOf(id);
    const vehicleId = vehicles.find((vehicle) => vehicle !== former)!;
    const change = { id, vehicleId, pinned: true, now: NOW, ...by() };
    const undoId = await undoIdOf(assignVehicle(database.sql, change));
    const next = await rentals.booked(model, 0, 5);
    expect(await rentals.vehicleOf(next)).toBe(former);
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await rentals.vehicleOf(id)).toBe(former);
    expect(await rentals.vehicleOf(next)).toBe(vehicleId);
  });

  test("or a vehicle that left the fleet since: nothing is changed", async () => {
    const [from, to] = [await rentals.model(1), await rentals.model(1)];
    const id = await rentals.booked(from.id, 0, 5);
    const change = { id, vehicleId: to.vehicles[0]!, pinned: true, now: NOW, ...by() };
    const undoId = await undoIdOf(assignVehicle(database.sql, change));
    await database.sql`update vehicles set in_service_to = '2030-01-01' where car_id = ${from.id}`;
    const before = await stateOf(id);
    expect(await undo(id, undoId)).toMatchObject({ ok: false, reason: "notInService" });
    expect(await stateOf(id)).toEqual(before);
  });

  test("or a block that took the time since: nothing is changed", async () => {
    const { id: model, vehicles } = await rentals.model(1);
    const id = await rentals.booked(model, 0, 5);
    const undoId = await undoIdOf(set(id, "cancelled"));
    await database.sql`
      select block_vehicle(${vehicles[0]!}, '[2030-06-02, 2030-06-03)', '', null, '2030-05-31')`;
    expect(await undo(id, undoId)).toMatchObject({ ok: false, reason: "undoTaken", conflicts: [] });
    expect(await rentals.rowOf(id)).toBeNull();
  });
});

describe("messages", () => {
  const claim = () =>
    claimRows(database.sql, { channel: "emailVisitor", limit: 10, leaseMs: 60_000 });

  beforeEach(() => database.sql`delete from outbox`.then(() => undefined));

  async function confirmed() {
    const { id: model } = await rentals.model(1);
    const id = await rentals.place(model, 0, 5);
    return { id, undoId: await undoIdOf(set(id, "confirmed")) };
  }

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
    await pass(`${SECONDS} seconds`);
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

  test("that a restore holds are withdrawn too", async () => {
    const { id, undoId } = await confirmed();
    await database.sql`update outbox set held_at = now(), next_at = 'infinity'`;
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await outboxOf(id)).toEqual([]);
  });

  test("leave at once where undoing is switched off", async () => {
    expect(undoableBy({ undoSeconds: 0 }, { id: NINO })).toBeNull();
    const { id: model } = await rentals.model(1);
    const id = await rentals.place(model, 0, 5);
    const update = { id, status: "confirmed" as const, actor: "nino", undo: null, now: NOW };
    const changed = await updateBookingStatus(database.sql, update, CHANNELS);
    expect(changed).toMatchObject({ ok: true, undoId: null });
    expect((await outboxOf(id)).map(({ isDue }) => isDue)).toEqual([true, true, true]);
  });
});

describe("an undo is refused", () => {
  async function cancelled() {
    const { id: model } = await rentals.model(1);
    const id = await rentals.booked(model, 0, 5);
    return { id, undoId: await undoIdOf(set(id, "cancelled")) };
  }

  test("pressed again: it was undone already, and nothing is done twice", async () => {
    const { id, undoId } = await cancelled();
    const pressed = await Promise.all([undo(id, undoId), undo(id, undoId), undo(id, undoId)]);
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await undo(id, undoId)).toMatchObject({ ok: false, reason: "undoneBefore" });
    expect(await eventsOf(id)).toEqual(["confirmed", "cancelled", "undone"]);
  });

  test.each(["601 seconds", "1 day", "1 year", "-1 day", "-1 year"])(
    "when the database's clock has gone on by %s",
    async (time) => {
      const { id, undoId } = await cancelled();
      await pass(time);
      expect(await undo(id, undoId)).toMatchObject({ ok: false, reason: "undoOver" });
      expect(await stored(id)).toMatchObject({ status: "cancelled" });
    },
  );

  test("of another account, of another booking, and one that never was", async () => {
    const { id, undoId } = await cancelled();
    const other = await rentals.place(null, 0, 5);
    for (const refused of [
      await undo(id, undoId, GIGI),
      await undo(other, undoId),
      await undo(id, undoId + 1n),
      await undo(id, -1n),
      await undo(id, 2n ** 63n - 1n),
    ]) {
      expect(refused).toMatchObject({ ok: false, reason: "undoOver" });
    }
    expect(await undo(2n ** 63n - 1n, undoId)).toMatchObject({ ok: false, reason: "unknown" });
    expect(await stored(id)).toMatchObject({ status: "cancelled" });
  });

  test("after somebody else changed the booking, even back", async () => {
    const { id, undoId } = await cancelled();
    await rentals.set(id, "confirmed");
    await rentals.set(id, "cancelled");
    expect(await undo(id, undoId)).toMatchObject({ ok: false, reason: "stale" });
  });

  test("after the other booking of a swap was changed", async () => {
    const { id: model } = await rentals.model(2);
    const [id, otherId] = [await rentals.booked(model, 0, 5), await rentals.booked(model, 0, 5)];
    const undoId = await undoIdOf(swapVehicles(database.sql, { id, otherId, now: NOW, ...by() }));
    await out(otherId, 0);
    expect(await undo(id, undoId)).toMatchObject({ ok: false, reason: "stale" });
  });

  test("of a return whose vehicle is with the next customer", async () => {
    const { id: model } = await rentals.model(1);
    const id = await rentals.booked(model, 0, 5);
    await out(id, 0);
    const back = { id, at: noonOf(3), now: noonOf(3), ...by() };
    const undoId = await undoIdOf(markReturned(database.sql, back, []));
    const next = await rentals.booked(model, 4, 6);
    await out(next, 4);
    const before = await stateOf(id, next);
    expect(await undo(id, undoId)).toMatchObject({
      ok: false,
      reason: "undoTaken",
      conflicts: [Number(next)],
    });
    expect(await stateOf(id, next)).toEqual(before);
  });
});

test("a point holds no personal data, goes with the person, and goes when it is over", async () => {
  const points = () => database.sql<{ before: unknown; after: unknown }[]>`
    select before, after from undo_points`;
  await database.sql`delete from undo_points`;
  const { id: model } = await rentals.model(1);
  const id = await rentals.booked(model, 0, 5);
  await undoIdOf(set(id, "cancelled"));
  expect(JSON.stringify(await points())).not.toMatch(/guest|555/i);
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
