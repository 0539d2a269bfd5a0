import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { businessInstant } from "~/web/calendar";
import { listAlternatives } from "./alternatives.server";
import { findBookingDetails } from "~/booking/manage/my-booking.queries.server";
import { eraseCustomer } from "./person/erase-person.server";
import { exportCustomer } from "./person/export-person.server";
import { AFTER, BEFORE, BY_EMAIL, useCustomer } from "./person/testing/use-person";
import { CANCEL_REASONS, MAX_CANCEL_NOTE, type BookingStatus } from "./status";
import { cancelOwnBooking, updateBookingStatus } from "./status.queries.server";
import { listHistory } from "~/desk/bookings/page/booking-history.queries.server";
import { sumToPay } from "~/catalog/pricing/quote";

const database = useTestDatabase();
const person = useCustomer(database);

let booking: Awaited<ReturnType<typeof person.place>>;

beforeEach(async () => {
  booking = await person.place();
});

type Change = Partial<Parameters<typeof updateBookingStatus>[1]>;

function set(status: "confirmed" | "cancelled" | "completed", change: Change = {}) {
  const update = { id: BigInt(booking.id), status, actor: "nino", now: BEFORE, ...change };
  return updateBookingStatus(database.sql, update, []);
}

async function factsOf() {
  const [row] = await database.sql`
    select status, cancel_reason as reason, cancel_note as note from bookings
    where id = ${booking.id}`;
  return row;
}

async function historyOf() {
  const history = await listHistory(database.sql, booking.id);
  return history.map(({ kind, reason }) => (reason === null ? kind : `${kind} ${reason}`));
}

describe("a cancelled booking", () => {
  test("that nobody confirmed is refused, else it was cancelled by the company", async () => {
    await set("cancelled");
    expect(await factsOf()).toEqual({ status: "cancelled", reason: "refused", note: "" });
    await set("confirmed");
    expect(await factsOf()).toEqual({ status: "confirmed", reason: null, note: "" });
    await set("cancelled");
    expect(await factsOf()).toMatchObject({ reason: "company" });
    expect(await historyOf()).toEqual([
      "placed",
      "cancelled refused",
      "confirmed",
      "cancelled company",
    ]);
  });

  test.each(CANCEL_REASONS)("has the reason %s and the sentence of staff", async (reason) => {
    const note = "a".repeat(MAX_CANCEL_NOTE);
    expect(await set("cancelled", { reason, note, now: AFTER })).toMatchObject({ ok: true });
    expect(await factsOf()).toEqual({ status: "cancelled", reason, note });
    expect(await historyOf()).toEqual(["placed", `cancelled ${reason}`]);
  });

  test("keeps its reason when it is cancelled again", async () => {
    await set("cancelled", { reason: "no-show", note: "We waited.", now: AFTER });
    expect(await set("cancelled", { reason: "company" })).toMatchObject({ changed: false });
    expect(await factsOf()).toMatchObject({ reason: "no-show", note: "We waited." });
  });

  test("is none whose customer did not come before the pick-up", async () => {
    await set("confirmed");
    const change = { reason: "no-show", note: "We waited." } as const;
    const before = businessInstant(booking.pickupDate, booking.pickupTime).getTime() - 1000;
    expect(await set("cancelled", { ...change, now: new Date(before) })).toMatchObject({
      ok: false,
      reason: "future",
    });
    expect(await factsOf()).toEqual({ status: "confirmed", reason: null, note: "" });
    expect(await set("cancelled", { ...change, now: new Date(before + 1000) })).toMatchObject({
      ok: true,
    });
    expect(await factsOf()).toMatchObject({ reason: "no-show" });
  });

  test("was withdrawn by its customer", async () => {
    const rule = { now: new Date("2030-06-01T00:00:00Z"), freeCancellationHours: 48 };
    expect(await cancelOwnBooking(database.sql, booking.token, rule, [])).toBe(true);
    expect(await factsOf()).toMatchObject({ reason: "withdrawn" });
    expect(await historyOf()).toEqual(["placed", "cancelled withdrawn"]);
  });
});

describe("the database", () => {
  test("gives a reason to a cancellation that has none", async () => {
    const cancel = (actor: string) => database.sql`
      with change as materialized (
        select change.* from set_booking_status(
          ${booking.id}, 'cancelled', '{pending,confirmed}', false, business_time(now())
        ) as change
      )
      insert into booking_events (booking_id, kind, actor)
      select (change.booking).id, 'cancelled', ${actor} from change`;
    await cancel("visitor");
    expect(await factsOf()).toMatchObject({ reason: "withdrawn" });
    await set("confirmed");
    await cancel("nino");
    expect(await factsOf()).toMatchObject({ reason: "company" });
    expect(await historyOf()).toEqual([
      "placed",
      "cancelled withdrawn",
      "confirmed",
      "cancelled company",
    ]);
  });

  test("accepts the known reasons, and no sentence that is too long", async () => {
    const change = (values: string) =>
      database.sql.unsafe(`update bookings set status = 'cancelled', ${values}`);
    await expect(change("cancel_reason = 'bored'")).rejects.toMatchObject({
      constraint_name: "bookings_cancel_reason_check",
    });
    await expect(change("cancel_note = repeat('a', 501)")).rejects.toMatchObject({
      constraint_name: "bookings_cancel_note_check",
    });
  });

  test.each<BookingStatus>(["pending", "confirmed", "completed"])(
    "removes the reason of a %s booking",
    async (status) => {
      await database.sql`
        update bookings set status = ${status}, cancel_reason = 'company', cancel_note = 'x'
        where id = ${booking.id}`;
      expect(await factsOf()).toEqual({ status, reason: null, note: "" });
    },
  );
});

test("the sentence is exported with the person's data and erased with it; the reason stays", async () => {
  await set("cancelled", { reason: "company", note: "The car broke down, Nino." });
  await person.markSent();
  const exported = await exportCustomer(database.sql, BY_EMAIL, AFTER);
  expect(exported!.bookings[0]).toMatchObject({
    cancelReason: "company",
    cancelNote: "The car broke down, Nino.",
  });
  const erasure = { cancel: false, now: AFTER, actor: "nino", patienceMs: 0 };
  expect(await eraseCustomer(person.store(), BY_EMAIL, erasure)).toMatchObject({ ok: true });
  expect(await factsOf()).toEqual({ status: "cancelled", reason: "company", note: "" });
});

describe("free models", () => {
  const offered = async (now = BEFORE) => {
    const details = await findBookingDetails(database.sql, { id: booking.id });
    return listAlternatives(database.sql, details!, now);
  };

  test.each([
    ["refused", 3],
    ["company", 3],
    ["expired", 3],
    ["withdrawn", 0],
    ["no-show", 0],
  ] as const)("for one that is %s: %i", async (reason, count) => {
    await set("cancelled", { reason, now: reason === "no-show" ? AFTER : BEFORE });
    const found = await offered();
    expect(found).toHaveLength(count);
    for (const one of found) {
      expect(one.name).not.toBe(booking.vehicle);
      expect(one.toPay).toBeGreaterThan(0);
    }
  });

  test("are those with the nearest sums to pay, for the same dates and extras", async () => {
    await set("cancelled", { reason: "refused" });
    const found = await offered();
    const distances = found.map(({ toPay }) => Math.abs(toPay - sumToPay(booking)));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  test("are none after the return, nor of models that are taken", async () => {
    await set("cancelled", { reason: "refused" });
    const [first] = await offered();
    expect(await offered(AFTER)).toEqual([]);
    await database.sql`
      insert into occupancy (car_id, vehicle_id, kind, during)
      select car_id, id, 'block', '[2030-06-01,2030-07-01)' from vehicles where car_id = ${first!.id}`;
    expect((await offered()).map(({ id }) => id)).not.toContain(first!.id);
  });

  test("are none for an open booking", async () => {
    expect(await offered()).toEqual([]);
  });
});
