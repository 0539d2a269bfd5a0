import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findPriceTable, savePrices } from "~/catalog/pricing/price-tables.queries.server";
import type { PriceTables } from "~/catalog/pricing/price-tables";
import { cancelOwnBooking } from "~/booking/status.queries.server";
import type { ChoiceInput } from "~/booking/choices";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { placeBooking, type BookingRequest } from "./place-booking.server";

const database = useTestDatabase();

const RATES = { date: "2030-01-01", GEL: 2.5, EUR: 0.9 };
const FEES: PriceTables["fees"] = {
  graceMinutes: null,
  rules: [
    { kind: "lateReturn", amount: 5, currency: "USD", minutes: 30, atMost: null },
    { kind: "oneWay", amount: 40, currency: "USD", pickup: "tbilisi-airport", return: "tbilisi" },
    { kind: "delivery", amount: 60, currency: "GEL", pickup: "tbilisi-airport", return: "tbilisi" },
    { kind: "outOfHours", amount: 25, currency: "GEL", from: "21:00", until: "08:00" },
    { kind: "secondDriver", amount: 10, currency: "USD", perDay: true, atMost: 35 },
    { kind: "youngDriver", amount: 4, currency: "USD", age: 25, perDay: true, atMost: null },
    { kind: "border", amount: 30, currency: "USD", country: "AM" },
    { kind: "extraKm", amount: 0.2, currency: "USD" },
  ],
};

const code = (changes: Partial<PriceTables["codes"][number]>) => ({
  code: "SPRING",
  percent: 10,
  amount: null,
  currency: null,
  lastDay: null,
  maxUses: null,
  ...changes,
});

async function save<Subject extends "fees" | "codes">(
  subject: Subject,
  table: PriceTables[Subject],
) {
  const { version } = await findPriceTable(database.sql, subject);
  expect(await savePrices(database.sql, subject, { version, table }, "nino")).toBe(true);
}

beforeEach(async () => {
  const { sql } = database;
  await sql`
    insert into settings (name, value) values ('exchangeRates', ${sql.json(RATES)})
    on conflict (name) do update set value = excluded.value`;
  await save("fees", FEES);
  await save("codes", [code({})]);
});

const NOTHING: ChoiceInput = {
  code: "",
  driverAge: null,
  secondDriver: false,
  zeroExcess: false,
  border: "",
};

let count = 0;

function place(choices: Partial<ChoiceInput>, request: Partial<BookingRequest> = {}, changes = {}) {
  const input = bookingInput({ name: `Customer ${(count += 1)}`, ...changes });
  return placeBooking(testStore(database.sql), input, {
    lang: "en",
    choices: { ...NOTHING, ...choices },
    ...request,
  });
}

describe("a booking with fees", () => {
  test("stores each as a line, with the choices and the code", async () => {
    const placed = await place(
      { code: "SPRING", driverAge: 22, secondDriver: true, border: "AM" },
      {},
      { pickupTime: "22:00", returnTime: "23:00" },
    );
    expect(placed).toMatchObject({
      ok: true,
      booking: {
        totalPrice: 225,
        deliveryFee: 60,
        payable: 225 + 24 + 40 + 10 + 10 + 5 + 35 + 20 + 30 - 22.5,
        choices: {
          driverAge: 22,
          secondDriver: true,
          border: "AM",
          discount: { code: "SPRING", percent: 10 },
        },
      },
    });
    const { fees, id } = placed.ok ? placed.booking : { fees: [], id: 0 };
    expect(fees.map(({ kind }) => kind)).toEqual([
      "delivery",
      "oneWay",
      "outOfHours",
      "outOfHours",
      "lateReturn",
      "secondDriver",
      "youngDriver",
      "border",
      "discount",
    ]);
    expect(await database.sql`select discount_code from bookings where id = ${id}`).toEqual([
      { discount_code: "SPRING" },
    ]);
  });

  test("is erased with the age of its driver, and keeps its price", async () => {
    const placed = await place({ driverAge: 22, border: "AM" });
    const { id, payable } = placed.ok ? placed.booking : { id: 0, payable: null };
    await database.sql`select erase_bookings(${[id]}::bigint[])`;
    expect(await database.sql`select choices, payable from bookings where id = ${id}`).toEqual([
      { choices: { border: "AM" }, payable },
    ]);
  });

  test("counts its days as the company does", async () => {
    await save("fees", { graceMinutes: 60, rules: [] });
    expect(await place({}, {}, { returnTime: "13:00" })).toMatchObject({
      booking: { rentalDays: 5, totalPrice: 225 },
    });
    expect(await place({}, {}, { returnTime: "13:01" })).toMatchObject({
      booking: { rentalDays: 6, totalPrice: 270 },
    });
  });

  test("stores no choice that has no price", async () => {
    await save("fees", { graceMinutes: null, rules: [] });
    expect(await place({ driverAge: 22, secondDriver: true })).toMatchObject({
      ok: true,
      booking: { choices: {} },
    });
  });
});

describe("a choice", () => {
  test.each([
    [{ border: "FR" }, "border"],
    [{ zeroExcess: true }, "zeroExcess"],
  ])("%j is refused where that is not offered", async (choices, field) => {
    expect(await place(choices)).toEqual({ ok: false, reason: "gone", fields: [field] });
  });

  test("makes a booking of its own, and the same choice the same", async () => {
    const input = { name: "Again And Again" };
    const first = await place({ secondDriver: true }, {}, input);
    expect(await place({ secondDriver: true }, {}, input)).toMatchObject({ repeated: true });
    expect(await place({}, {}, input)).toMatchObject({ repeated: false });
    expect(first).toMatchObject({ repeated: false });
  });

  test("is asked about again after its rule has changed", async () => {
    const first = await place({ border: "AM" }, { seenPrice: "225+60=319" });
    expect(first).toMatchObject({ ok: true, booking: { payable: 319 } });
    const rules = FEES.rules.map((rule) =>
      rule.kind === "border" ? { ...rule, amount: 50 } : rule,
    );
    await save("fees", { ...FEES, rules });
    expect(await place({ border: "AM" }, { seenPrice: "225+60=319" })).toMatchObject({
      ok: false,
      reason: "price-changed",
      quote: { payable: 339 },
    });
  });
});

describe("a discount code", () => {
  test.each([
    ["unknown", code({ code: "OTHER" })],
    ["expired", code({ lastDay: "2020-01-01" })],
  ])("that is %s books nothing", async (fault, stored) => {
    await save("codes", [stored]);
    expect(await place({ code: "SPRING" })).toEqual({ ok: false, reason: "code", fault });
  });

  test("of an amount is taken off, and counts on its last day", async () => {
    const { sql } = database;
    const [{ today }] = await sql<[{ today: string }]>`
      select to_char(business_time(now()), 'YYYY-MM-DD') as today`;
    const off = { percent: null, amount: 50, currency: "GEL" as const, lastDay: today };
    await save("codes", [code(off)]);
    expect(await place({ code: "SPRING" })).toMatchObject({
      booking: { payable: 225 + 24 + 40 - 20 },
    });
  });

  test("gives its last use to one of two at once", async () => {
    await save("codes", [code({ code: "LAST", maxUses: 2 })]);
    const seenPrice = "225+60=266.5";
    expect(await place({ code: "LAST" }, { seenPrice })).toMatchObject({ ok: true });
    const placed = await Promise.all(
      Array.from({ length: 6 }, () => place({ code: "LAST" }, { seenPrice })),
    );
    const refused = { ok: false, reason: "code", fault: "usedUp" };
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(placed.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 5 }, () => refused));
    expect(
      await database.sql`
        select count(*)::integer from bookings where discount_code = 'LAST'`,
    ).toEqual([{ count: 2 }]);
  });

  test("a cancelled booking gives its use back", async () => {
    await save("codes", [code({ code: "ONCE", maxUses: 1 })]);
    const first = await place({ code: "ONCE" });
    expect(await place({ code: "ONCE" })).toMatchObject({ reason: "code", fault: "usedUp" });
    const { sql } = database;
    const store = testStore(sql);
    const token = first.ok ? first.booking.token : "";
    const rule = { now: new Date(), freeCancellationHours: 24 };
    await cancelOwnBooking(store.changes, token, rule, []);
    expect(await place({ code: "ONCE" })).toMatchObject({ ok: true });
  });

  test("removed between price and booking is unknown", async () => {
    await save("codes", []);
    expect(await place({ code: "SPRING" }, { seenPrice: "225+60=266.5" })).toMatchObject({
      reason: "code",
      fault: "unknown",
    });
  });
});
