import { testSite } from "~/catalog/company/testing/test-site";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { cancelBooking, sendMessage } from "./my-booking-action.server";
import { MAX_MESSAGES } from "./my-booking-constants";
import { findBookingDetails, listMessages } from "./my-booking.queries.server";
import { loadOwnBooking } from "./my-booking.server";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
const site = testSite;
/** The pick-up of each booking is on 2030-06-10 at 12:00 in Tbilisi. */
const EARLY = new Date("2030-01-01T00:00:00Z");
const DEADLINE = new Date("2030-06-08T08:00:00Z");
const LATE = new Date("2030-06-08T08:00:00.001Z");
const UNKNOWN_TOKEN = "A".repeat(22);

let count = 0;

async function place(changes: Parameters<typeof bookingInput>[0] = {}) {
  count += 1;
  const input = bookingInput({ name: `Own ${count}`, ...changes });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "ka" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

function setStatus(id: number, status: "confirmed" | "cancelled") {
  return updateBookingStatus(database.sql, { id: BigInt(id), status, actor: "admin" }, []);
}

async function historyOf(id: number) {
  const events = await database.sql`
    select kind, actor, event_texts.text
    from booking_events left join event_texts on event_id = id
    where booking_id = ${id} order by id`;
  return events.slice(1).map(({ kind, actor, text }) => [kind, actor, text].join(" ").trim());
}

const cancel = (token: string, now = EARLY) =>
  cancelBooking(testStore(database.sql), token, { now, freeCancellationHours: 48 });
const withdraw = (token: string, now: Date) =>
  cancelBooking({ ...testStore(database.sql), channels: ["telegram"] }, token, {
    now,
    freeCancellationHours: 48,
    isRequest: true,
  });
const send = (token: string, text: string) => sendMessage(testStore(database.sql), { token, text });

describe("cancelling", () => {
  test("is allowed until the deadline and recorded with its actor", async () => {
    const { id, token } = await place();
    expect(await cancel(token, DEADLINE)).toEqual({ ok: true });
    expect(await findBookingDetails(database.sql, { token })).toMatchObject({
      status: "cancelled",
      changes: 1,
    });
    expect(await historyOf(id)).toEqual(["cancelled visitor"]);
  });

  test("concurrently and repeatedly happens once", async () => {
    const { id, token } = await place();
    await setStatus(id, "confirmed");
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(token)));
    expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([true]));
    expect(await cancel(token, new Date("2040-01-01"))).toEqual({ ok: true });
    expect(await historyOf(id)).toEqual(["confirmed admin", "cancelled visitor"]);
  });

  test("is refused after the deadline", async () => {
    const { id, token } = await place();
    await setStatus(id, "confirmed");
    expect(await cancel(token, LATE)).toEqual({ ok: false, reason: "late" });
    expect(await historyOf(id)).toEqual(["confirmed admin"]);
    await setStatus(id, "cancelled");
  });

  test("of a booking for which there is no car is allowed until the pick-up", async () => {
    const { id, token } = await place();
    const { sql } = database;
    await sql`update bookings set vehicle = 'Other', car_id = null where id = ${id}`;
    await setStatus(id, "confirmed");
    const pickup = new Date("2030-06-10T08:00:00Z");
    expect(await cancel(token, new Date(pickup.getTime() + 1))).toEqual({
      ok: false,
      reason: "passed",
    });
    // A car from elsewhere was named: the rule applies again.
    await sql`update bookings set vehicle = 'A bus' where id = ${id}`;
    expect(await cancel(token, LATE)).toEqual({ ok: false, reason: "late" });
    await sql`update bookings set vehicle = 'Other' where id = ${id}`;
    expect(await cancel(token, pickup)).toEqual({ ok: true });
  });

  test("is refused once the customer has the car, however early", async () => {
    const { id, token } = await place();
    await setStatus(id, "confirmed");
    await database.sql`update bookings set out_at = now() where id = ${id}`;
    expect(await cancel(token, EARLY)).toEqual({ ok: false, reason: "out" });
  });

  test("is refused for a completed or unknown booking", async () => {
    const { id, token } = await place();
    await database.sql`update bookings set status = 'completed' where id = ${id}`;
    expect(await cancel(token)).toEqual({ ok: false, reason: "completed" });
    expect(await cancel(UNKNOWN_TOKEN)).toEqual({ ok: false, reason: "unknown" });
  });

  test("does not affect other bookings", async () => {
    const other = await place();
    await cancel((await place()).token);
    expect(await findBookingDetails(database.sql, other)).toMatchObject({
      status: "pending",
    });
  });
});

describe("withdrawing", () => {
  test("a request is withdrawn at any time, also after its pick-up, and tells staff", async () => {
    for (const now of [LATE, new Date("2040-01-01")]) {
      const { id, token } = await place();
      expect(await withdraw(token, now)).toEqual({ ok: true });
      expect(await withdraw(token, now)).toEqual({ ok: true });
      expect(await findBookingDetails(database.sql, { token })).toMatchObject({
        status: "cancelled",
        cancelReason: "withdrawn",
      });
      expect(await historyOf(id)).toEqual(["cancelled visitor"]);
      const rows =
        await database.sql`select channel from outbox where booking_id = ${id} and kind = 'cancelled'`;
      expect(rows.map(({ channel }) => channel)).toEqual(["telegram"]);
    }
  });

  test("what was confirmed meanwhile is not withdrawn, however early", async () => {
    const { id, token } = await place();
    await setStatus(id, "confirmed");
    expect(await withdraw(token, EARLY)).toEqual({ ok: false, reason: "confirmedNow" });
    expect(await historyOf(id)).toEqual(["confirmed admin"]);
    await setStatus(id, "cancelled");
  });
});

describe("a message", () => {
  test("is stored once if it repeats the last one, also concurrently", async () => {
    const { id, token } = await place();
    await Promise.all(Array.from({ length: 8 }, () => send(token, "Two days more")));
    expect(await send(token, "Two days more")).toEqual({ ok: true });
    await send(token, "And a child seat");
    await send(token, "Two days more");
    const texts = (await listMessages(database.sql, [id])).map(({ text }) => text);
    expect(texts).toEqual(["Two days more", "And a child seat", "Two days more"]);
    expect(await historyOf(id)).toContain("message visitor And a child seat");
  });

  test("does not count as a status change", async () => {
    const { token } = await place();
    const before = await findBookingDetails(database.sql, { token });
    await send(token, "Hello");
    const after = await findBookingDetails(database.sql, { token });
    expect(after).toEqual({ ...before, messageCount: 1 });
  });

  test("is limited to twenty per booking, also concurrently", async () => {
    const { id, token } = await place();
    const many = Array.from({ length: MAX_MESSAGES + 5 }, (_, number) => `Message ${number}`);
    const answers = await Promise.all(many.map((text) => send(token, text)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_MESSAGES);
    expect(await send(token, "One more")).toEqual({ ok: false, reason: "full" });
    expect(await listMessages(database.sql, [id])).toHaveLength(MAX_MESSAGES);
  });

  test("is refused for a closed or unknown booking", async () => {
    const { token } = await place();
    await cancel(token);
    expect(await send(token, "Hello?")).toEqual({ ok: false, reason: "closed" });
    expect(await send(UNKNOWN_TOKEN, "Hello?")).toEqual({ ok: false, reason: "unknown" });
  });

  test.each(["", "x".repeat(12_001)])(
    "of an invalid length is rejected by the database",
    async (text) => {
      const { token } = await place();
      await expect(send(token, text)).rejects.toMatchObject({
        constraint_name: "event_texts_text_check",
      });
    },
  );
});

describe("the booking page", () => {
  test("has no vehicle before its plate is promised", async () => {
    const { id, token } = await place();
    await setStatus(id, "confirmed");
    const page = await loadOwnBooking(database.sql, token, {
      site,
      lang: "en",
      now: EARLY,
    });
    const none = { isAssigned: true, vehicleId: null, plate: null, number: null };
    expect(page).toMatchObject({ plate: null, booking: { car: none } });
  });

  test("has the booking, its notices and the cancellation deadline", async () => {
    const { token, id } = await place({ pickupTime: "08:00" });
    await send(token, "First");
    const load = () => loadOwnBooking(database.sql, token, { site, lang: "en", now: EARLY });
    const page = await load();
    expect(page).toMatchObject({
      booking: { id, pickupTime: "08:00", lang: "ka", changes: 0 },
      notices: ["outsideOfficeHours"],
      cancellation: { ok: true, isRequest: true },
      conversation: [{ from: "customer", text: "First" }],
      canProve: false,
      again: null,
    });
    await setStatus(id, "confirmed");
    // A confirmed time is agreed on.
    expect(await load()).toMatchObject({
      notices: [],
      cancellation: { ok: true, until: { date: "2030-06-08", time: "08:00" } },
    });
    await setStatus(id, "cancelled");
    expect(JSON.stringify(page)).not.toContain(token);
  });

  test("promises to agree on nothing once the booking is cancelled", async () => {
    const { token, id } = await place({ pickupTime: "08:00" });
    await setStatus(id, "cancelled");
    const page = await loadOwnBooking(database.sql, token, {
      site,
      lang: "en",
      now: EARLY,
    });
    const again = "/?vehicle=Toyota+RAV4&pickup=Tbilisi+Airport&return=Tbilisi#booking";
    expect(page).toMatchObject({ booking: { status: "cancelled" }, notices: [], again, ask: null });
  });

  test("shows when the reply is overdue", async () => {
    const { token } = await place();
    const at = async (now: Date) =>
      (await loadOwnBooking(database.sql, token, { site, lang: "en", now }))!.reply;
    expect(await at(new Date("2000-01-01"))).toMatchObject({ isOverdue: false });
    expect(await at(EARLY)).toMatchObject({ isOverdue: true });
  });

  test.each([UNKNOWN_TOKEN, "", "\0", "' or true --", "x".repeat(10_000)])(
    "is null for the token %j",
    async (token) => {
      expect(
        await loadOwnBooking(database.sql, token, { site, lang: "en", now: EARLY }),
      ).toBeNull();
    },
  );

  test("counts status changes", async () => {
    const { id, token } = await place();
    await setStatus(id, "confirmed");
    await setStatus(id, "confirmed");
    await setStatus(id, "cancelled");
    const booking = await findBookingDetails(database.sql, { token });
    expect(booking).toMatchObject({ changes: 2, status: "cancelled" });
    expect(booking!.changedAt >= booking!.createdAt).toBe(true);
  });
});
