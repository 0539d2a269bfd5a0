import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { changeReturn } from "./change-return.queries.server";
import { markOut } from "./handover.queries.server";
import { storedQuote } from "~/booking/testing/stored-quote";

const database = useTestDatabase();
const rentals = useRentals(database);
const by = { actor: "nino", now: NOW };

describe("a changed return", () => {
  const lines = [{ kind: "rental" as const, days: 7, dailyRate: 40, amount: 280 }];
  const quote = storedQuote({ rentalDays: 7, pricePerDay: 40, totalPrice: 280, lines });
  const to = (day: string) => ({ date: `2030-06-${day}`, time: "12:00" });
  const change = (id: bigint, seen: string, until: string) =>
    changeReturn(database.sql, { id, seen: to(seen), to: to(until), quote, ...by }, []);

  test("extends the booking with its price, and moves others out of the way", async () => {
    const { id } = await rentals.model(2);
    const booking = await rentals.booked(id, 0, 5);
    const next = await rentals.booked(id, 5, 9);
    expect(await rentals.vehicleOf(next)).toBe(await rentals.vehicleOf(booking));
    await markOut(database.sql, { id: booking, at: noonOf(0), actor: "nino", now: noonOf(0) });
    expect(await change(booking, "06", "08")).toMatchObject({
      ok: true,
      booking: { returnDate: "2030-06-08", rentalDays: 7, totalPrice: 280, lines },
    });
    expect(await rentals.rowOf(booking)).toMatchObject({ kind: "out", from: 0, to: 7 });
    expect(await rentals.vehicleOf(next)).not.toBe(await rentals.vehicleOf(booking));
  });

  test("is refused with the bookings in the way, or if the return is another one", async () => {
    const { id } = await rentals.model(1);
    const booking = await rentals.booked(id, 0, 5);
    const next = await rentals.booked(id, 6, 9);
    expect(await change(booking, "06", "08")).toEqual({
      ok: false,
      reason: "full",
      conflicts: [Number(next)],
    });
    expect(await change(booking, "07", "05")).toMatchObject({ reason: "stale" });
    expect(await change(booking, "06", "01")).toMatchObject({ reason: "beforeOut" });
    expect(await rentals.rowOf(booking)).toMatchObject({ from: 0, to: 5 });
    expect(await change(booking, "06", "04")).toMatchObject({ ok: true });
    expect(await rentals.rowOf(booking)).toMatchObject({ from: 0, to: 3 });
  });
});
