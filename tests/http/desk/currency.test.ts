/** @module-tag slow */
import { beforeAll, expect, test } from "vitest";
import { json, sendRequest } from "../answer";
import { pricesPage } from "./prices-page";
import { runProgram, settingsOf } from "../commands/program";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;
const { controlsOf, send } = pricesPage(fixture, () => Cookie);
const pageText = async (path: string) => (await sendRequest(fixture.site, path)).text;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

test("the prices are switched once a rate of exchange is set", async () => {
  const env = settingsOf(fixture.site);
  await runProgram("exchange-rates.mjs", { args: ["GEL=2.5", "EUR=0.9"], env });
  const form = await controlsOf("switch-currency", "?currency=GEL");
  expect((await send(form)).status).toBe(303);
}, 60_000);

test("cars, structured data and llms.txt are in the main currency", async () => {
  const [car] = json<{ currency: string; pricePerDay: string; id: number }[]>(
    await sendRequest(fixture.site, "/api/cars"),
  );
  expect(car).toMatchObject({ currency: "GEL", pricePerDay: "100" });
  const page = await pageText(`/cars/${car?.id}`);
  expect(page).toContain('"priceCurrency":"GEL"');
  expect(page).not.toContain('"priceCurrency":"USD"');
  expect(await pageText("/llms.txt")).toContain("Sedans cost 125 GEL (1 day)");
  for (const path of ["/faq", "/tbilisi", "/guides/car-rental-prices-georgia-breakdown"]) {
    const text = await pageText(path);
    expect(text, path).toContain("GEL");
    expect(text, path).not.toMatch(/\$\d/);
  }
});

test("a booking is in it, with the rates of its day", async () => {
  const dates = { pickupDate: "2031-02-01", returnDate: "2031-02-05" };
  const body = bookingBody({ name: "In Lari", vehicle: "Mazda 3", ...dates, addChildSeat: true });
  expect(bookingOf(await postBooking(fixture.site, body))).toMatchObject({
    currency: "GEL",
    pricePerDay: 100,
    totalPrice: 450,
    exchange: { GEL: 2.5, EUR: 0.9 },
  });
});
