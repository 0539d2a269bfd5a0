import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { rateLimit } from "~/web/http/limits/rate-limit.server";
import { findLostBooking, lostLinkSchema } from "./find-action.server";
import { lostLinkLimits } from "./lost-link-limits.server";

const database = useTestDatabase();

async function place(email: string) {
  const input = bookingInput({ email });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "ka" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

describe("a lost link", () => {
  const open = { ...lostLinkLimits(), byNetwork: rateLimit(1e6, 1) };
  const find = (number: string, email: string, limits = open, address = "192.0.2.1") =>
    findLostBooking(testStore(database.sql), lostLinkSchema.parse({ number, email }), {
      address,
      limits,
    });

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

  test("is not found from a network after ten attempts, only from another one", async () => {
    const { id, email } = await place("limits@example.com");
    const limits = lostLinkLimits();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await find(`${attempt}00000`, email, limits)).toMatchObject({ reason: "unknown" });
    }
    const refused = { ok: false, reason: "tooMany", seconds: expect.any(Number) };
    expect(await find(`${id}`, email, limits)).toEqual(refused);
    expect(await find(`${id}`, email, limits, "192.0.2.2")).toMatchObject({ ok: true });
  });

  test("is found by its owner whatever strangers of other networks try", async () => {
    const { id, email } = await place("owner@example.com");
    const limits = lostLinkLimits();
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const address = `198.51.${attempt % 7}.${attempt}`;
      const found = await find(`${id}`, `guess${attempt}@example.com`, limits, address);
      expect(found.ok).toBe(false);
    }
    expect(await find(`${id}`, email, limits)).toMatchObject({ ok: true });
  });
});
