import { describe, expect, test } from "vitest";
import { connect } from "#db/connect";
import { useTestDatabase } from "#db/testing/test-database";
import { TRAP_FIELD, type BookingInput } from "./booking";
import { countBookings } from "./booking.queries.server";
import { submitBooking } from "./submit-booking.server";
import { bookingInput } from "./testing/booking-input";

const database = useTestDatabase();

/** What a browser posts: texts alone, an unticked box not at all. */
function formOf(input: Partial<BookingInput>, more: [string, string][] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== false) form.append(name, value === true ? "on" : String(value));
  }
  for (const [name, value] of more) form.append(name, value);
  return form;
}

const submit = (form: FormData, limited = false) =>
  submitBooking(database.sql, form, { lang: "en", limited });

test("a form becomes a booking, ticked and unticked boxes as they were", async () => {
  const input = bookingInput({ name: "By Form", addSkiRack: true, notes: "Hello" });
  const submitted = await submit(formOf({ ...input, pickupDate: "10.6.2030" }));
  expect(submitted).toMatchObject({ ok: true, booking: input });
  expect(await submit(formOf(input))).toEqual(submitted);
});

describe("a form that is refused", () => {
  test("comes back with every typed value and the messages by field", async () => {
    const typed = { ...bookingInput(), name: "A", returnDate: "2030-02-30", addChildSeat: true };
    const submitted = await submit(formOf(typed));
    const { addChildSeat: _1, addSkiRack: _2, notes: _3, ...texts } = typed;
    expect(submitted).toMatchObject({
      ok: false,
      kind: "invalid",
      result: {
        initialValue: { ...texts, addChildSeat: "on" },
        error: {
          name: ["booking.errors.name"],
          returnDate: ["booking.errors.returnDate", "booking.errors.noSuchDate"],
        },
      },
    });
  });

  test("that has one field several times names that field", async () => {
    const submitted = await submit(formOf(bookingInput(), [["name", "Another Name"]]));
    expect(submitted).toMatchObject({ result: { error: { name: ["booking.errors.name"] } } });
  });

  test("that names a car which is not in the fleet says so at the car", async () => {
    const submitted = await submit(formOf(bookingInput({ vehicle: "Lada Niva" })));
    expect(submitted).toMatchObject({
      kind: "invalid",
      result: { error: { vehicle: ["booking.errors.vehicle", "booking.errors.vehicleGone"] } },
    });
  });

  test("because a robot filled its trap, or too many came, stores nothing", async () => {
    const before = await countBookings(database.sql);
    const input = bookingInput({ name: "Robot" });
    const trapped = await submit(formOf(input, [[TRAP_FIELD, "https://example.com"]]));
    expect(trapped).toMatchObject({
      kind: "invalid",
      result: { error: { [TRAP_FIELD]: ["booking.errors.trap"] } },
    });
    const limited = await submit(formOf(input), true);
    expect(limited).toMatchObject({ kind: "tooMany", result: { initialValue: { name: "Robot" } } });
    expect(await countBookings(database.sql)).toBe(before);
  });

  test("while the database is away keeps what was typed", async () => {
    const nowhere = connect({ dataDir: "/nowhere" }, { max: 1, connect_timeout: 1 });
    const form = formOf(bookingInput({ name: "Kept" }));
    const submitted = await submitBooking(nowhere, form, { lang: "en", limited: false });
    await nowhere.end();
    expect(submitted).toMatchObject({ kind: "away", result: { initialValue: { name: "Kept" } } });
  });
});
