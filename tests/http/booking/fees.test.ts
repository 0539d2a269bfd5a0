import { beforeAll, describe, expect, test } from "vitest";
import { json, sendForm, sendRequest } from "../answer";
import { pricesPage } from "../desk/prices-page";
import { openPage } from "../page";
import { changeFleet } from "../site-database";
import {
  bookingBody,
  bookingFields,
  bookingOf,
  postBooking,
  signIn,
  useSite,
} from "../site-fixture";

const fixture = useSite();
let Cookie: string;

const { openPrices, send } = pricesPage(fixture, () => Cookie);

const FORM = "booking-request";

/** Returns the form of the fees or the codes as the desk shows it, with these values typed into its first rows. */
async function deskForm(intent: "save-fees" | "save-codes", typed: Record<string, string>) {
  const page = await openPrices();
  const forms = page.text.match(/<form.*?<\/form>/gs) ?? [];
  const form = forms.find((markup) => markup.includes(`value="${intent}"`)) ?? "";
  const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? "";
  return new URLSearchParams({ intent, version, ...typed });
}

const FEES = {
  counting: "calendar",
  graceMinutes: "",
  "secondDriver-amount": "10",
  "secondDriver-currency": "USD",
  "secondDriver-perDay": "day",
  "secondDriver-atMost": "35",
  "border-country": "AM",
  "border-amount": "30",
  "border-currency": "USD",
};
const CODE = { code: "Spring", value: "10", unit: "percent", lastDay: "", maxUses: "1" };

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

/** Returns the names of the form's fields of what has a price only where the desk says so. */
async function choicesShown(): Promise<string[]> {
  const page = openPage(await sendRequest(fixture.site, "/"));
  return Object.keys(page.values(FORM)).filter((name) => CHOICES.has(name));
}

const CHOICES = new Set(["code", "driverAge", "secondDriver", "zeroExcess", "border"]);

test("without fees the form has no field of them", async () => {
  expect(await choicesShown()).toEqual([]);
});

describe("with fees of the desk", () => {
  beforeAll(async () => {
    await changeFleet(
      fixture.site,
      (sql) => sql`
        insert into settings (name, value)
        values ('exchangeRates', '{"date": "2030-01-01", "GEL": 2.5, "EUR": 0.9}')
        on conflict (name) do update set value = excluded.value`,
    );
    for (const form of [await deskForm("save-fees", FEES), await deskForm("save-codes", CODE)]) {
      const { status } = await send(form);
      if (status !== 303) throw new Error(`fees were not saved: ${status}`);
    }
  });

  test("a wrong fee is refused with what was typed", async () => {
    const answer = await send(await deskForm("save-fees", { ...FEES, "border-amount": "much" }));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('value="much"');
    expect(answer.text).toContain("Enter an amount from 0 to 100,000");
  });

  test("the form shows them, and prices them before it is sent, with the code", async () => {
    const typed = bookingFields({ name: "A", secondDriver: "on", border: "AM", code: "sp ring" });
    const answer = await sendForm(fixture.site, "/", { ...typed, intent: "price" });
    expect(answer.status).toBe(200);
    const page = openPage(answer);
    // 225 + 18 for the delivery + 35 + 30 − 22.50
    expect(page.values(FORM)).toMatchObject({
      quote: "225+45=285.5",
      border: "AM",
      code: "sp ring",
    });
    const text = page.textOf("booking-form");
    for (const part of [
      "Second driver",
      "Permission to drive to Armenia",
      "Discount code SPRING, 10%",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("the terms of every car say what a second driver costs", async () => {
    const { text } = await sendRequest(fixture.site, "/cars/1");
    expect(text).toContain("$10 a day, at most $35");
  });

  test.each([
    ["/faq", "you may drive to Armenia", "Our cars stay in the country"],
    ["/terms", "you may drive to Armenia", "must not leave the country"],
    ["/cars/1", "Armenia: $30", "must not leave the country"],
  ])("%s says where a car may go", async (path, said, before) => {
    const { text } = await sendRequest(fixture.site, path);
    expect(text).toContain(said);
    expect(text).not.toContain(before);
  });

  test("an unknown code has a message in the language of the page", async () => {
    const typed = bookingFields({ name: "A", code: "OTHER", intent: "price" });
    const answer = await sendForm(fixture.site, "/ka", typed);
    expect(openPage(answer).textOf("booking-form")).toContain("ასეთი კოდი არ გვაქვს");
  });
});

describe("a booking with fees of the desk", () => {
  test("a booking has them as lines that sum to what is to pay, and the code is used up", async () => {
    const body = { ...bookingBody({ name: "With Fees" }), secondDriver: true, border: "AM" };
    const booking = bookingOf(await postBooking(fixture.site, { ...body, code: "SPRING" }));
    const lines = booking.lines as { kind: string; label: string; amount: number }[];
    expect(booking).toMatchObject({ totalPrice: 225, payable: 285.5 });
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(285.5);
    expect(lines.map(({ label }) => label)).toEqual([
      "5 days at $45",
      "Delivery",
      "Second driver",
      "Permission to drive to Armenia",
      "Discount code SPRING, 10%",
    ]);
    expect(booking).not.toHaveProperty("choices");

    const again = await postBooking(fixture.site, {
      ...bookingBody({ name: "Too Late" }),
      code: "SPRING",
    });
    expect(again.status).toBe(422);
    expect(json(again)).toEqual({
      errors: {
        code: ["This code has been used up. Clear the field to book without it."],
      },
    });
    expect((await openPrices()).text).toContain("1 booking");
  });

  test("the desk previews them, and undoes a change", async () => {
    const query = new URLSearchParams({
      vehicle: "Toyota RAV4",
      from: "2030-06-10",
      to: "2030-06-15",
      secondDriver: "on",
    });
    expect((await openPrices(`?${query}`)).text).toContain("$35");
    const page = await openPrices();
    const change = /name="change" value="(\d+)"/.exec(page.text)?.[1] ?? "";
    expect((await send(new URLSearchParams({ intent: "undo", change }))).status).toBe(303);
    expect(await choicesShown()).not.toContain("code");
  });
});

test("texts say how days are counted", async () => {
  const hours = { ...FEES, counting: "hours", graceMinutes: "45" };
  expect((await send(await deskForm("save-fees", hours))).status).toBe(303);
  const { text } = await sendRequest(fixture.site, "/terms");
  expect(text).toContain("A return up to 45 minutes later begins no new day");
  expect((await send(await deskForm("save-fees", FEES))).status).toBe(303);
});
