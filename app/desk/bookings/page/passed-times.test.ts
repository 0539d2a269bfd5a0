import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findSeenBooking } from "~/booking/booking.queries.server";
import { testStore } from "~/booking/testing/test-store";
import { useRentals } from "~/booking/testing/use-rentals";
import { KNOWS_NONE } from "~/desk/bookings/model/model-fields";
import { changeHandover } from "./change-handover.server";
import { changeStatus } from "./change-status.server";
import { PASSED } from "./decision";

const database = useTestDatabase();
const rentals = useRentals(database);
const NINO = { id: 1, username: "nino", role: "owner" } as unknown as Parameters<
  typeof changeStatus
>[2];
let id = 0n;

/** Places a request whose pick-up and return are so many hours from now, by the database's clock. */
async function placeRequest(pickup: number, back: number, modelId: number | null) {
  id = await rentals.place(modelId, 0, 5);
  await database.sql`
    update bookings set vehicle = ${modelId === null ? "Other" : "A car"},
      pickup_date = starts::date, pickup_time = date_trunc('minute', starts)::time,
      return_date = ends::date, return_time = date_trunc('minute', ends)::time
    from (
      select business_time(now()) + make_interval(hours => ${pickup}::int) as starts,
        business_time(now()) + make_interval(hours => ${back}::int) as ends
    ) as planned
    where id = ${String(id)}::bigint`;
}

const find = async () => (await findSeenBooking(database.sql, id))!;

async function send(change: typeof changeStatus, fields: Record<string, string>) {
  const form = new FormData();
  const { revision } = await find();
  for (const [name, value] of Object.entries({ id: String(id), revision, ...fields })) {
    form.set(name, value);
  }
  return change(testStore(database.sql), form, NINO);
}

const confirm = (fields: Record<string, string> = {}) =>
  send(changeStatus, { status: "confirmed", ...fields });
const missed = () => send(changeStatus, { status: "cancelled", reason: "no-show" });
const handOver = () => send(changeHandover, { mark: "out" });

describe("a request", () => {
  let modelId = 0;
  beforeEach(async () => {
    modelId = (await rentals.model(1)).id;
  });

  test("whose rental is over is confirmed only by who corrects its status", async () => {
    await placeRequest(-50, -2, modelId);
    expect(await find()).toMatchObject({ isPickupPast: true, isOver: true });
    for (const fields of [
      {},
      { [PASSED]: "pickup" },
      { [PASSED]: "x" },
      { overbook: "true" },
    ] as Record<string, string>[]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      expect(await confirm(fields)).toMatchObject({ ok: false, refusal: "over" });
    }
    expect((await find()).status).toBe("pending");
    expect(await confirm({ [PASSED]: "return" })).toMatchObject({ ok: true });
  });

  test("whose pick-up has passed is confirmed by who was told so", async () => {
    await placeRequest(-2, 50, modelId);
    expect(await find()).toMatchObject({ isPickupPast: true, isOver: false });
    const { pickupDate: date, pickupTime: time } = await find();
    expect(await confirm()).toMatchObject({ refusal: "pickupPast", pickup: { date, time } });
    expect((await find()).status).toBe("pending");
    expect(await confirm({ [PASSED]: "pickup" })).toMatchObject({ ok: true });
  });

  test("that is still to come needs no such step", async () => {
    await placeRequest(2, 50, modelId);
    expect(await find()).toMatchObject({ isPickupPast: false, isOver: false });
    expect(await confirm()).toMatchObject({ ok: true });
  });

  test("whose return stands before its pick-up is over after both", async () => {
    await placeRequest(2, -50, modelId);
    expect(await find()).toMatchObject({ isPickupPast: false, isOver: false });
    expect(await confirm()).toMatchObject({ ok: true });
  });

  test("keeps what was ticked through the next question", async () => {
    await placeRequest(-2, 50, null);
    const acknowledged = { [KNOWS_NONE]: "on" };
    expect(await confirm(acknowledged)).toMatchObject({ refusal: "pickupPast", acknowledged });
    await placeRequest(-50, -2, modelId);
    await confirm({ [PASSED]: "return" });
    await placeRequest(-50, -2, modelId);
    const over = { [PASSED]: "return" };
    expect(await confirm(over)).toMatchObject({ refusal: "full", acknowledged: over });
  });
});

test.each(["pending", "cancelled", "completed"] as const)(
  "a %s booking that is over is refused in one press",
  async (status) => {
    await placeRequest(-50, -2, (await rentals.model(1)).id);
    if (status !== "pending") await rentals.set(id, status);
    expect(await confirm()).toMatchObject({ ok: false, refusal: "over" });
    expect((await find()).status).toBe(status);
  },
);

describe("a customer who did not come", () => {
  test("is marked from the pick-up on, not before", async () => {
    const { id: modelId } = await rentals.model(2);
    await placeRequest(1, 50, modelId);
    await confirm();
    expect(await missed()).toMatchObject({ ok: false, refusal: "tooEarly" });
    expect(await find()).toMatchObject({ status: "confirmed", cancelReason: null });
    await placeRequest(0, 50, modelId);
    await confirm({ [PASSED]: "pickup" });
    expect(await missed()).toMatchObject({ ok: true, flash: { status: "noShow" } });
    expect(await find()).toMatchObject({ status: "cancelled", cancelReason: "no-show" });
  });

  test("is not who has the car already", async () => {
    await placeRequest(1, 50, (await rentals.model(1)).id);
    await confirm();
    expect(await handOver()).toMatchObject({ ok: true });
    expect(await missed()).toMatchObject({ ok: false, refusal: "out" });
  });
});

describe("a booking of no model", () => {
  beforeEach(async () => {
    await placeRequest(-2, 50, null);
    await confirm({ [KNOWS_NONE]: "on", [PASSED]: "pickup" });
  });

  test("is not handed over before its car is named", async () => {
    expect(await find()).toMatchObject({ status: "confirmed", lacksCar: true });
    expect(await handOver()).toMatchObject({ ok: false, refusal: "nothingToHandOver" });
    expect((await find()).isOut).toBe(false);
    await database.sql`update bookings set vehicle = 'Hyundai H1' where id = ${String(id)}::bigint`;
    expect(await find()).toMatchObject({ lacksCar: false });
    expect(await handOver()).toMatchObject({ ok: true });
    expect((await find()).car).toMatchObject({ isAssigned: false, isHandedOver: true });
  });

  test("that was handed over before the update is corrected and comes back", async () => {
    await database.sql`
      update bookings set out_at = now() - interval '1 hour' where id = ${String(id)}::bigint`;
    expect((await find()).car).toMatchObject({ isAssigned: false, isHandedOver: true });
    expect(await handOver()).toMatchObject({ ok: true });
    expect(await send(changeHandover, { mark: "returned" })).toMatchObject({ ok: true });
    expect((await find()).status).toBe("completed");
  });
});
