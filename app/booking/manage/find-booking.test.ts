import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { rateLimit } from "~/web/http/rate-limit.server";
import { findLostBooking, lostLinkLimits } from "./find-booking.server";
import { lostLinkSchema } from "./lost-link.schema";

const database = useTestDatabase();

async function place(email: string) {
  const input = bookingInput({ email });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "ka" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

describe("a lost link", () => {
  const open = { byAddress: rateLimit(1e6, 1), byNumber: rateLimit(1e6, 1) };
  const find = (number: string, email: string, limits = open, address = "192.0.2.1") =>
    findLostBooking(database.sql, lostLinkSchema.parse({ number, email }), { address, limits });

  test("is found by number and e-mail address in common notations", async () => {
    const { id, token } = await place("Lost.Link@Example.com");
    for (const number of [`${id}`, ` #${id} `, `№ ${id}`, `0${id}`]) {
      expect(await find(number, " lost.LINK@example.COM ")).toEqual({ ok: true, token });
    }
  });

  test("gives the same answer for every wrong field", async () => {
    const { id } = await place("right@example.com");
    const other = await place("other@example.com");
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

  test("is limited to ten attempts per address and per number", async () => {
    const { id, email } = await place("limits@example.com");
    const refused = { ok: false, reason: "tooMany", seconds: expect.any(Number) };
    const byAddress = lostLinkLimits();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await find(`${attempt}00000`, email, byAddress)).toMatchObject({ reason: "unknown" });
    }
    expect(await find(`${id}`, email, byAddress)).toEqual(refused);
    expect(await find(`${id}`, email, byAddress, "192.0.2.2")).toMatchObject({ ok: true });
    for (const number of [`${id}`, "999999999"]) {
      const byNumber = lostLinkLimits();
      const from = (attempt: number) =>
        find(number, "x@example.com", byNumber, `192.0.3.${attempt}`);
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect(await from(attempt)).toMatchObject({ reason: "unknown" });
      }
      expect(await from(10)).toEqual(refused);
    }
  });
});
