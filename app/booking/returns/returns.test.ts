import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { changeReturn } from "~/booking/assignment/change-return.queries.server";
import { findBooking } from "~/booking/booking.queries.server";
import { currentToken } from "~/booking/links/current-token.server";
import { testStore } from "~/booking/testing/test-store";
import { NOW, useRentals } from "~/booking/testing/use-rentals";
import { loadReturnPlans } from "./return-plan.server";
import { requestReturn } from "./request-return.queries.server";
import {
  canHaveTrip,
  declineReturn,
  findReturnQuote,
  findReturnRequest,
} from "./returns.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const SEEN = { date: "2030-06-06", time: "12:00" };
const TO = { date: "2030-06-08", time: "12:00" };
const PICKUP = { pickupDate: "2030-06-01", pickupTime: "12:00" };
let id = 0n;
let next = 0n;

beforeEach(async () => {
  const model = await rentals.model(1);
  id = await rentals.booked(model.id, 0, 5);
  next = await rentals.booked(model.id, 8, 9);
});

async function ask(seen = SEEN, to = TO) {
  const { sql } = database;
  const booking = (await findBooking(sql, id))!;
  const token = await currentToken(testStore(sql), booking.id);
  const quote = await findReturnQuote(sql, booking, to);
  const asked = { token, seen, to, quote, text: "Longer, please", maxMessages: 20 };
  return { quote, stored: await requestReturn(sql, asked, []) };
}

test("a visitor asks for another return, and staff accept it for the price that was shown", async () => {
  const { sql } = database;
  const { stored, quote } = await ask();
  expect(stored).toBe(true);
  expect(await findReturnRequest(sql, Number(id))).toEqual({
    ...TO,
    quote,
    wish: null,
    isDeclined: false,
    declineNote: "",
  });
  expect(quote.rentalDays).toBe(7);
  const change = { id, seen: SEEN, to: TO, quote, actor: "nino", now: NOW };
  expect(await changeReturn(sql, change, [])).toMatchObject({
    ok: true,
    booking: { returnDate: TO.date, totalPrice: quote.totalPrice, lines: quote.lines },
  });
  expect(await findReturnRequest(sql, Number(id))).toBeNull();
});

test("staff decline it once, and the visitor may ask again", async () => {
  const { sql } = database;
  expect(await declineReturn(sql, { id, actor: "nino" }, [])).toBe(false);
  await ask();
  expect(await declineReturn(sql, { id, actor: "nino" }, [])).toBe(true);
  expect(await declineReturn(sql, { id, actor: "nino" }, [])).toBe(false);
  expect(await findReturnRequest(sql, Number(id))).toMatchObject({ isDeclined: true });
  await ask(SEEN, { ...TO, time: "18:00" });
  expect(await findReturnRequest(sql, Number(id))).toMatchObject({
    time: "18:00",
    isDeclined: false,
  });
});

test("nothing is asked for a booking that changed or is closed", async () => {
  expect(await ask({ ...SEEN, time: "13:00" })).toMatchObject({ stored: false });
  await rentals.set(id, "cancelled");
  expect(await ask()).toMatchObject({ stored: false });
});

test("a vehicle is free until the next booking", async () => {
  const can = (day: string) =>
    canHaveTrip(
      database.sql,
      Number(id),
      { ...PICKUP, returnDate: `2030-06-${day}`, returnTime: "12:00" },
      NOW,
    );
  expect([await can("03"), await can("09"), await can("10")]).toEqual([true, true, false]);
  expect(await can("01")).toBe(false);
  await rentals.set(next, "cancelled");
  expect(await can("10")).toBe(true);
});

test("another return says which minimums of days it is below, typed or asked for", async () => {
  const { sql } = database;
  await sql`update places set min_days = 5 where name ->> 'en' = 'Tbilisi'`;
  await ask(SEEN, { date: "2030-06-04", time: "12:00" });
  const booking = (await findBooking(sql, id))!;
  const plansOf = (query: string) =>
    loadReturnPlans(sql, booking, { search: new URLSearchParams(query), now: NOW });
  const short = [
    { kind: "shortForPlace", name: expect.objectContaining({ en: "Tbilisi" }), days: 5 },
  ];
  expect(await plansOf("returnDate=2030-06-05&returnTime=12:00")).toMatchObject({
    plan: { quote: { rentalDays: 4 }, short },
    request: { short },
  });
  expect(await plansOf("returnDate=2030-06-06&returnTime=18:00")).toMatchObject({
    plan: { short: [] },
  });
  await sql`update places set min_days = 1 where name ->> 'en' = 'Tbilisi'`;
  expect(await plansOf("")).toMatchObject({ plan: null, request: { short: [] } });
});
