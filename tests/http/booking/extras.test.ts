import { beforeAll, describe, expect, test } from "vitest";
import { json, sendForm, sendRequest } from "../answer";
import { confirmBookings } from "../site-database";
import { pricesPage } from "../desk/prices-page";
import { openPage } from "../page";
import {
  bookingBody,
  bookingFields,
  bookingOf,
  postBooking,
  readBookings,
  signIn,
  useSite,
} from "../site-fixture";

const fixture = useSite();
let Cookie: string;

const { openPrices, send, controlsOf } = pricesPage(fixture, () => Cookie);

const FORM = "booking-request";
const MESSAGE =
  "We no longer offer one of these extras, or not as many as you chose. Please check your extras.";

const SEAT = ["Child seat", "ბავშვის სავარძელი", "20", "once", "1", "child-seat"];
const TENT = ["Roof tent", "სახურავის კარავი", "7.50", "day", "2"];
const WIFI = ["Wi-Fi router", "ინტერნეტის როუტერი", "10", "once", "1"];

/** Returns the form of the extras, with these rows. */
async function extrasForm(...rows: string[][]): Promise<URLSearchParams> {
  const version = (await controlsOf("save-extras")).get("version") ?? "";
  const body = new URLSearchParams({ intent: "save-extras", version });
  for (const [
    en = "",
    ka = "",
    price = "",
    perDay = "",
    max = "",
    slug = "",
    isOffered = "yes",
  ] of rows) {
    const row = { slug, "name.en": en, "name.ka": ka, price, perDay, max, isOffered };
    for (const [field, text] of Object.entries(row)) body.append(field, text);
  }
  return body;
}

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  const { status } = await send(await extrasForm(SEAT, TENT, WIFI));
  if (status !== 303) throw new Error(`extras were not saved: ${status}`);
});

function book(name: string, extras: unknown) {
  const dates = { pickupDate: "2031-02-01", returnDate: "2031-02-05" };
  return postBooking(fixture.site, {
    ...bookingBody({ name, vehicle: "Mazda 3", ...dates }),
    extras,
  });
}

describe("a booking by the API", () => {
  test("with extras returns their lines in the total", async () => {
    const answer = await book("With Extras", [{ name: "Roof tent", quantity: 2 }]);
    const lines = [
      { kind: "rental", days: 4, dailyRate: 40, amount: 160 },
      { kind: "extra", name: { en: TENT[0], ka: TENT[1] }, quantity: 2, amount: 60 },
      { kind: "delivery", amount: 16 },
    ];
    const booking = bookingOf(answer);
    expect(booking).toMatchObject({ totalPrice: 220, currency: "USD", lines });
    const voucher = `${answer.headers.get("Location")}/voucher`.replace("//", "/");
    const desk = `/admin/bookings/${booking.id}`;
    await confirmBookings(fixture.site);
    for (const path of [voucher, desk]) {
      const page = await sendRequest(fixture.site, path, { headers: { Cookie } });
      expect([page.status, page.text.includes("Roof tent × 2")], path).toEqual([200, true]);
    }
  });

  test.each([
    ["more than are offered", [{ name: "Roof tent", quantity: 3 }]],
    ["another name", [{ name: "Sleigh", quantity: 1 }]],
    ["no list", "Roof tent"],
    ["a quantity that is text", [{ name: "Roof tent", quantity: "1" }]],
  ])("with %s is refused at the extras", async (_, extras) => {
    const answer = await book("Refused Extras", extras);
    expect(answer.status).toBe(422);
    expect(json<{ errors: object }>(answer).errors).toEqual({ extras: [MESSAGE] });
  });
});

describe("a booking by form", () => {
  const bookByForm = (name: string, fields: Record<string, string>) =>
    sendForm(fixture.site, "/", bookingFields({ name, vehicle: "Mazda 3", ...fields }));

  test.each([
    ["its slug", { "extra-roof-tent": "2" }],
    ["its encoded English name, as in drafts and links", { "extra-Roof%20tent": "2" }],
  ])("has an extra by %s", async (how, fields) => {
    const answer = await bookByForm(`By ${how}`, fields);
    expect(answer.status).toBe(303);
    const bookings = await readBookings(fixture.site, Cookie);
    expect(bookings.find(({ name }) => name === `By ${how}`)).toMatchObject({
      lines: [
        { kind: "rental" },
        { kind: "extra", name: { en: TENT[0] }, quantity: 2, amount: 75 },
        { kind: "delivery" },
      ],
    });
  });

  test("shows again in its field what came by the former one", async () => {
    const answer = await bookByForm("A", { "extra-Roof%20tent": "2", addChildSeat: "on" });
    expect(answer.status).toBe(422);
    expect(openPage(answer).values(FORM)).toMatchObject({
      "extra-roof-tent": "2",
      addChildSeat: "on",
    });
  });
});

describe("child seats", () => {
  const seats = ["Child seat", "ბავშვის სავარძელი", "6", "day", "3", "child-seat"];
  const homePage = async () => openPage(await sendRequest(fixture.site, "/?lng=en"));

  test("of which a booking can have several have a field for their number", async () => {
    expect((await homePage()).values(FORM)).not.toHaveProperty("extra-child-seat");
    expect((await send(await extrasForm(seats, TENT, WIFI))).status).toBe(303);
    expect((await homePage()).values(FORM)).toHaveProperty("extra-child-seat", "");
    const answer = await book("Three Seats", [{ name: "child-seat", quantity: 3 }]);
    expect(bookingOf(answer)).toMatchObject({
      addChildSeat: true,
      totalPrice: 160 + 3 * 4 * 6,
      lines: [
        { kind: "rental" },
        { kind: "childSeat", quantity: 3, amount: 72 },
        { kind: "delivery" },
      ],
    });
    const one = await postBooking(
      fixture.site,
      bookingBody({ name: "One Seat", vehicle: "Mazda 3", addChildSeat: true }),
    );
    expect(bookingOf(one)).toMatchObject({ addChildSeat: true, totalPrice: 200 + 5 * 6 });
  });

  test("that are switched off are in no form, text or booking", async () => {
    expect((await send(await extrasForm([...seats, "no"], TENT, WIFI))).status).toBe(303);
    const values = (await homePage()).values(FORM);
    expect(Object.keys(values).filter((name) => /seat/i.test(name))).toEqual([]);
    for (const path of ["/llms.txt", "/faq", "/terms"]) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other.
      const { text } = await sendRequest(fixture.site, path);
      expect(text, path).not.toMatch(/child seat (?:\$|–|or)|for a child seat/i);
    }
    const input = bookingBody({ name: "No Seat", vehicle: "Mazda 3", addChildSeat: true });
    const byCall = await postBooking(fixture.site, input);
    expect(json<{ errors: object }>(byCall).errors).toEqual({ extras: [MESSAGE] });
    const fields = bookingFields({ name: "No Seat", vehicle: "Mazda 3", addChildSeat: "on" });
    const byForm = await sendForm(fixture.site, "/", fields);
    expect(byForm.status).toBe(422);
    expect(openPage(byForm).textOf("booking-extras")).toContain(MESSAGE);
    expect((await openPrices()).text).toContain('value="Child seat"');
    expect((await send(await extrasForm(SEAT, TENT, WIFI))).status).toBe(303);
  });
});

test("the extras are on the home page with their prices, and in llms.txt", async () => {
  const page = await (await fetch(`${fixture.site.url}/ka`)).text();
  expect(page).toContain(TENT[1]);
  expect(page).toMatch(/\+7,50.\$ დღეში/);
  const text = await (await fetch(`${fixture.site.url}/llms.txt`)).text();
  expect(text).toContain("Child seat $20, Roof tent $7.50 a day, Wi-Fi router $10.");
});

test("of two forms the second is refused with what was typed", async () => {
  const first = await extrasForm(TENT, WIFI);
  const second = await extrasForm(TENT, ["Cool box", "მაცივარი", "3", "day", "1"]);
  expect((await send(first)).status).toBe(303);
  const refused = await send(second);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('value="Cool box"');
  expect((await openPrices()).text).not.toContain("Cool box");
});

test("a change is listed, and undone", { tags: "slow" }, async () => {
  expect((await send(await extrasForm(TENT))).status).toBe(303);
  const { text } = await openPrices();
  expect(text).toContain("Wi-Fi router: 10, once, ≤ 1 → –");
  const undo = await controlsOf("undo");
  expect((await send(undo)).status).toBe(303);
  expect((await openPrices()).text).toContain('value="Wi-Fi router"');
});
