/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { sendRequest } from "../answer";
import { openPage } from "../page";
import { bookingBody, postBooking, signIn, useSite } from "../site-fixture";
import { change, PATH, pricesPage } from "./prices-page";

const fixture = useSite();
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const { openPrices, send, controlsOf, bookTrip } = pricesPage(fixture, () => Cookie);

const SUMMER = {
  "name.en": "Summer",
  "name.ka": "ზაფხული",
  from: "2031-07-01",
  to: "2031-08-31",
  price: "percent",
  percent: "20",
};

/** Returns the filled form of a new season. */
async function newSeason(fields: Record<string, string>) {
  const body = await controlsOf("save-season", "?season=new");
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

describe("a season", () => {
  test("changes the price of its days, is listed, changed and removed", async () => {
    expect((await send(await newSeason(SUMMER))).headers.get("Location")).toBe(
      `${PATH}?done=season`,
    );
    const usual = await bookTrip("Toyota RAV4", "2031-06-10", "2031-06-14");
    const across = await bookTrip("Toyota RAV4", "2031-06-29", "2031-07-03");
    const rate = Number(usual.pricePerDay);
    expect(across.totalPrice).toBeCloseTo(2 * rate + 2 * rate * 1.2, 2);
    expect((await sendRequest(fixture.site, "/faq")).text).toContain("Summer (1 July 2031");
    const edited = await controlsOf("save-season", "?season=1");
    edited.set("percent", "-10");
    expect((await send(edited)).status).toBe(303);
    const cheaper = await bookTrip("Toyota RAV4", "2031-07-10", "2031-07-14");
    expect(cheaper.totalPrice).toBeCloseTo(4 * rate * 0.9, 2);
    const remove = await controlsOf("save-season", "?season=1");
    remove.set("intent", "remove-season");
    expect((await send(remove)).headers.get("Location")).toBe(`${PATH}?done=removed`);
    expect((await sendRequest(fixture.site, "/faq")).text).not.toContain("Summer");
  });

  test("with rates of its own has them by vehicle type", async () => {
    const own = { from: "2032-07-01", to: "2032-08-31", price: "rates", percent: "" };
    const body = await newSeason({ ...SUMMER, ...own });
    change(body, "rate-sedan", 4, "91");
    expect((await send(body)).status).toBe(303);
    const booking = await bookTrip("Mazda 3", "2032-07-10", "2032-07-14");
    expect(booking).toMatchObject({ pricePerDay: 91, totalPrice: 364 });
    const { text } = await openPrices("?season=1");
    expect(text).toContain("Sedans: 11 days cost $385, less than 10 days ($910).");
  });

  test.each([
    ["reversed dates", { to: "2030-01-01" }, "before the first"],
    ["no end", { to: "" }, "Enter a date"],
    ["two years", { to: "2033-07-01" }, "at most 366 days"],
    ["no name", { "name.en": " " }, "Enter a name"],
    ["a percentage of 0", { percent: "0" }, "Enter a whole number"],
    [
      "days of another season",
      { from: "2032-08-31", to: "2032-09-10" },
      "Some of these days belong to another season",
    ],
  ])("with %s is refused, with everything typed", async (_, changes, message) => {
    const fields = { ...SUMMER, ...changes };
    const answer = await send(await newSeason(fields));
    expect(answer.status).toBe(422);
    expect(openPage(answer).byRole("alert").join(" ")).toContain(message);
    for (const name of [fields["name.en"], fields["name.ka"]].filter(
      (text) => text.trim() !== "",
    )) {
      expect(answer.text).toContain(`value="${name}"`);
    }
  });
});

test("a season's usual length is a notice of a shorter booking, which is stored", async () => {
  const fields = { ...SUMMER, from: "2033-12-28", to: "2034-01-10", percent: "", minDays: "5" };
  expect((await send(await newSeason(fields))).status).toBe(303);
  const trip = { pickupDate: "2033-12-26", returnDate: "2033-12-29" };
  const first = await postBooking(fixture.site, bookingBody({ ...trip, name: "New Year" }));
  expect(first.status).toBe(201);
  const page = await sendRequest(fixture.site, first.headers.get("Location") ?? "");
  expect(page.text).toContain("usually rented for 5 days or more");
});
