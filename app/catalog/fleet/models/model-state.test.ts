import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { listFleetChanges } from "~/catalog/fleet/history/changes.queries.server";
import { modelInput } from "~/catalog/fleet/testing/model-input";
import { insertModel } from "./change-model.server";
import { archiveModel, restoreModel } from "./model-state.server";
import { reorderModels } from "./model-order.server";
import { findModel } from "./models.queries.server";
import { listModels } from "./list-models.queries.server";

const database = useTestDatabase();

const TODAY = "2030-06-01";

async function add(name: string) {
  const added = await insertModel(database.sql, { input: modelInput(name), actor: "nino" });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

async function book(vehicle: string, name: string, pickupDate: string, returnDate: string) {
  const input = bookingInput({ vehicle, name, pickupDate, returnDate });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking.id;
}

const archive = (id: number, seen: number[] = []) =>
  archiveModel(database.sql, { id, actor: "nino", today: TODAY, seen: seen.map(BigInt) });

describe("archiving", () => {
  test("lists the bookings of today and later, and needs a second step", async () => {
    const id = await add("Subaru Forester");
    await book("Subaru Forester", "Past Guest", "2030-05-01", "2030-05-31");
    const reversed = await book("Subaru Forester", "Ana Reversed", "2030-07-09", "2030-07-02");
    const running = await book("Subaru Forester", "Ben Running", "2030-05-30", "2030-06-01");
    const cancelled = await book("Subaru Forester", "Cy Cancelled", "2030-07-01", "2030-07-02");
    await database.sql`update bookings set status = 'cancelled' where id = ${cancelled}`;
    await database.sql`update bookings set status = 'confirmed' where id = ${running}`;
    expect(await archive(id)).toEqual({
      ok: false,
      reason: "future-bookings",
      bookings: [
        {
          id: running,
          name: "Ben Running",
          status: "confirmed",
          start: "2030-05-30",
          end: "2030-06-01",
        },
        {
          id: reversed,
          name: "Ana Reversed",
          status: "pending",
          start: "2030-07-02",
          end: "2030-07-09",
        },
      ],
    });
    expect(await findModel(database.sql, id)).toMatchObject({ archivedAt: null, version: 1 });
    expect(await archive(id, [reversed, running])).toEqual({ ok: true });
    const [row] = await database.sql`
      select vehicle, car_id = ${id} as same from bookings where id = ${running}`;
    expect(row).toEqual({ vehicle: "Subaru Forester", same: true });
  });

  test("is refused while one of the bookings has not been seen", async () => {
    const id = await add("Subaru Levorg");
    const seen = await book("Subaru Levorg", "Ana Seen", "2030-07-01", "2030-07-02");
    const added = await book("Subaru Levorg", "Ben Added", "2030-08-01", "2030-08-02");
    for (const known of [[], [seen], [added, 999_999]]) {
      // oxlint-disable-next-line no-await-in-loop -- one after another.
      expect(await archive(id, known)).toMatchObject({
        reason: "future-bookings",
        bookings: [{ id: seen }, { id: added }],
      });
    }
    expect(await findModel(database.sql, id)).toMatchObject({ archivedAt: null, version: 1 });
    expect(await archive(id, [added, seen])).toEqual({ ok: true });
  });

  test("without bookings is done at once, twice without a second record", async () => {
    const id = await add("Subaru Impreza");
    expect([await archive(id), await archive(id)]).toEqual([{ ok: true }, { ok: true }]);
    const changes = await listFleetChanges(database.sql, id, 10);
    expect(changes.map(({ after }) => Object.keys(after!))).toMatchObject([["archived_at"], {}]);
    expect(await findModel(database.sql, id)).toMatchObject({
      archivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      version: 2,
    });
  });

  test("an unknown model is refused", async () => {
    expect(await archive(999_999)).toEqual({ ok: false, reason: "unknown" });
  });
});

describe("restoring", () => {
  const restore = (id: number) => restoreModel(database.sql, { id, actor: "nino" });

  test("puts a model back, unless its name is taken meanwhile", async () => {
    const id = await add("Peugeot 308");
    await archive(id);
    const other = await add("peugeot 308");
    expect(await restore(id)).toEqual({ ok: false, reason: "name-taken" });
    await archive(other);
    expect([await restore(id), await restore(id)]).toEqual([{ ok: true }, { ok: true }]);
    expect(await findModel(database.sql, id)).toMatchObject({ archivedAt: null, version: 3 });
  });

  test("an unknown model is refused", async () => {
    expect(await restore(999_999)).toEqual({ ok: false, reason: "unknown" });
  });
});

describe("reordering", () => {
  const listed = async () => (await listModels(database.sql, TODAY)).map(({ id }) => id);

  test("follows a list of all ids", async () => {
    const wanted = (await listed()).toReversed();
    const order = wanted.map((id, index) => ({ id, sortOrder: index + 1 }));
    await reorderModels(database.sql, { order, actor: "giorgi" });
    const models = await listModels(database.sql, TODAY);
    const onOffer = models.filter(({ archivedAt }) => archivedAt === null).map(({ id }) => id);
    expect(onOffer).toEqual(wanted.filter((id) => onOffer.includes(id)));
  });

  test("sets single numbers, records them, and makes no open form outdated", async () => {
    const { sql } = database;
    const [first, second] = await listed();
    const version = (await findModel(sql, first!))!.version;
    const before = await findModel(sql, second!);
    await reorderModels(sql, {
      order: [
        { id: first!, sortOrder: 500 },
        { id: second!, sortOrder: before!.sortOrder },
        { id: 999_999, sortOrder: 1 },
      ],
      actor: "giorgi",
    });
    expect(await findModel(sql, first!)).toMatchObject({ sortOrder: 500, version });
    const [entry] = await listFleetChanges(sql, first!, 1);
    expect(entry).toMatchObject({ actor: "giorgi", after: { sort_order: 500 } });
    const [unchanged] = await listFleetChanges(sql, second!, 1);
    expect(unchanged?.after ?? {}).not.toHaveProperty("name");
  });
});
