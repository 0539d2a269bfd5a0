import { testSite } from "~/company/testing/test-site";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { rateLimit } from "~/web/http/rate-limit.server";
import { cancelBooking } from "./cancel-booking.server";
import { findLostBooking, lostLinkLimits } from "./find-booking.server";
import { MAX_MESSAGES } from "./own-booking";
import { lostLinkSchema } from "./lost-link.schema";
import { findOwnBooking, listMessages } from "./own-booking.queries.server";
import { loadOwnBooking } from "./own-booking.server";
import { sendMessage } from "./send-message.server";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
const { company } = testSite;
/** The pick-up of every booking here is on 2030-06-10 at 12:00 in Tbilisi. */
const EARLY = new Date("2030-01-01T00:00:00Z");
const DEADLINE = new Date("2030-06-08T08:00:00Z");
const LATE = new Date("2030-06-08T08:00:00.001Z");
const NOBODY = "A".repeat(22);

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
    select kind, actor, text from booking_events where booking_id = ${id} order by id`;
  return events.slice(1).map(({ kind, actor, text }) => [kind, actor, text].join(" ").trim());
}

const cancel = (token: string, now = EARLY) => cancelBooking(testStore(database.sql), token, now);
const send = (token: string, text: string) => sendMessage(testStore(database.sql), token, text);

describe("cancelling", () => {
  test("is allowed to the last moment, and stands in the history with who did it", async () => {
    const { id, token } = await place();
    expect(await cancel(token, DEADLINE)).toEqual({ ok: true });
    expect(await findOwnBooking(database.sql, token)).toMatchObject({
      status: "cancelled",
      changes: 1,
    });
    expect(await historyOf(id)).toEqual(["cancelled visitor"]);
  });

  test("by many taps at once, and once more long after, happens once", async () => {
    const { id, token } = await place();
    await setStatus(id, "confirmed");
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(token)));
    expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([true]));
    expect(await cancel(token, new Date("2040-01-01"))).toEqual({ ok: true });
    expect(await historyOf(id)).toEqual(["confirmed admin", "cancelled visitor"]);
  });

  test("a moment later is refused and changes nothing", async () => {
    const { id, token } = await place();
    expect(await cancel(token, LATE)).toEqual({ ok: false, reason: "late" });
    expect(await historyOf(id)).toEqual([]);
  });

  test("what is over or nobody's is refused", async () => {
    const { token } = await place();
    await database.sql`update bookings set status = 'completed' where token = ${token}`;
    expect(await cancel(token)).toEqual({ ok: false, reason: "completed" });
    expect(await cancel(NOBODY)).toEqual({ ok: false, reason: "unknown" });
  });

  test("touches no other booking", async () => {
    const other = await place();
    await cancel((await place()).token);
    expect(await findOwnBooking(database.sql, other.token)).toMatchObject({ status: "pending" });
  });
});

describe("a message", () => {
  test("goes to its booking; the last one again, also at once, is stored once", async () => {
    const { id, token } = await place();
    await Promise.all(Array.from({ length: 8 }, () => send(token, "Two days more")));
    expect(await send(token, "Two days more")).toEqual({ ok: true });
    await send(token, "And a child seat");
    await send(token, "Two days more");
    const texts = (await listMessages(database.sql, [id])).map(({ text }) => text);
    expect(texts).toEqual(["Two days more", "And a child seat", "Two days more"]);
    expect(await historyOf(id)).toContain("message visitor And a child seat");
  });

  test("is no change of the status", async () => {
    const { token } = await place();
    const before = await findOwnBooking(database.sql, token);
    await send(token, "Hello");
    expect(await findOwnBooking(database.sql, token)).toEqual(before);
  });

  test("is one of at most twenty, also when many come at once", async () => {
    const { id, token } = await place();
    const many = Array.from({ length: MAX_MESSAGES + 5 }, (_, number) => `Message ${number}`);
    const answers = await Promise.all(many.map((text) => send(token, text)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_MESSAGES);
    expect(await send(token, "One more")).toEqual({ ok: false, reason: "full" });
    expect(await listMessages(database.sql, [id])).toHaveLength(MAX_MESSAGES);
  });

  test("for what is over or nobody's is refused", async () => {
    const { token } = await place();
    await cancel(token);
    expect(await send(token, "Hello?")).toEqual({ ok: false, reason: "closed" });
    expect(await send(NOBODY, "Hello?")).toEqual({ ok: false, reason: "unknown" });
  });

  test.each(["", "x".repeat(1001)])(
    "of a length that no form lets through is not stored",
    async (text) => {
      const { token } = await place();
      await expect(send(token, text)).rejects.toMatchObject({
        constraint_name: "booking_events_text_length_check",
      });
    },
  );
});

describe("the page of a booking", () => {
  test("has all of it, its notices, and until when it may be cancelled", async () => {
    const { token, id } = await place({ pickupTime: "08:00" });
    await send(token, "First");
    const page = await loadOwnBooking(database.sql, token, { company, now: EARLY });
    expect(page).toMatchObject({
      booking: { id, pickupTime: "08:00", lang: "ka", changes: 0 },
      notices: ["outsideOfficeHours"],
      cancellation: { ok: true, until: { date: "2030-06-08", time: "08:00" } },
      messages: [{ text: "First" }],
    });
    expect(JSON.stringify(page)).not.toContain(token);
  });

  test("says when the answer is overdue", async () => {
    const { token } = await place();
    const at = async (now: Date) =>
      (await loadOwnBooking(database.sql, token, { company, now }))!.reply;
    expect(await at(new Date("2000-01-01"))).toMatchObject({ overdue: false });
    expect(await at(EARLY)).toMatchObject({ overdue: true });
  });

  test.each([NOBODY, "", "\0", "' or true --", "x".repeat(10_000)])(
    "of the token %j is not there",
    async (token) => {
      expect(await loadOwnBooking(database.sql, token, { company, now: EARLY })).toBeNull();
    },
  );

  test("counts each change of the status", async () => {
    const { id, token } = await place();
    await setStatus(id, "confirmed");
    await setStatus(id, "confirmed");
    await setStatus(id, "cancelled");
    const booking = await findOwnBooking(database.sql, token);
    expect(booking).toMatchObject({ changes: 2, status: "cancelled" });
    expect(booking!.changedAt >= booking!.createdAt).toBe(true);
  });
});

describe("a lost link", () => {
  const open = { byAddress: rateLimit(1e6, 1), byNumber: rateLimit(1e6, 1) };
  const find = (number: string, email: string, limits = open, address = "192.0.2.1") =>
    findLostBooking(database.sql, lostLinkSchema.parse({ number, email }), { address, limits });

  test("is found by number and address as people write them", async () => {
    const { id, token } = await place({ email: "Lost.Link@Example.com" });
    for (const number of [`${id}`, ` #${id} `, `№ ${id}`, `0${id}`]) {
      expect(await find(number, " lost.LINK@example.COM ")).toEqual({ ok: true, token });
    }
  });

  test("is told apart from no fault", async () => {
    const { id } = await place({ email: "right@example.com" });
    const other = await place({ email: "other@example.com" });
    for (const [number, email] of [
      [`${id}`, "wrong@example.com"],
      [`${id}`, other.email],
      ["999999999", "right@example.com"],
      ["9".repeat(30), "right@example.com"],
      [`-${id}`, "right@example.com"],
      ["", ""],
      ["\0", "\0"],
      [`${id}`, "%"],
      [`${id}`, "x'; drop table bookings --@example.com"],
    ] as const) {
      expect(await find(number, email)).toEqual({ ok: false, reason: "unknown" });
    }
  });

  test("is looked for ten times from an address, and ten times for a number", async () => {
    const { id, email } = await place({ email: "limits@example.com" });
    const refused = { ok: false, reason: "tooMany", seconds: expect.any(Number) };
    const byAddress = lostLinkLimits();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await find(`${tries}00000`, email, byAddress)).toMatchObject({ reason: "unknown" });
    }
    expect(await find(`${id}`, email, byAddress)).toEqual(refused);
    expect(await find(`${id}`, email, byAddress, "192.0.2.2")).toMatchObject({ ok: true });
    for (const number of [`${id}`, "999999999"]) {
      const byNumber = lostLinkLimits();
      const from = (tries: number) => find(number, "x@example.com", byNumber, `192.0.3.${tries}`);
      for (let tries = 0; tries < 10; tries += 1) {
        expect(await from(tries)).toMatchObject({ reason: "unknown" });
      }
      expect(await from(10)).toEqual(refused);
    }
  });
});
