import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { swapVehicles } from "~/booking/assignment/assignment.queries.server";
import { markReturned } from "~/booking/assignment/handover.queries.server";
import { useHandovers } from "~/booking/assignment/testing/use-handovers";
import { NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { useUndo } from "~/booking/testing/use-undo";

const database = useTestDatabase();
const rentals = useRentals(database);
const { out, stored, eventsOf } = useHandovers(database);
const { by, otherAccount, set, undoIdOf, undo, stateOf, pass } = useUndo(database);

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
      await undo(id, undoId, otherAccount),
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
