import { idle, NO_TRACE, tracesIn, visit } from "./analytics-site";
import { expect, fillBooking, hydrated, newVisitor, test, texts } from "../fixtures";
import { standInForGoogle } from "./google-stand-in";

test(
  "sends neither a booking's token nor later events in the document",
  { tag: "@slow" },
  async ({ page, context }) => {
    const google = await standInForGoogle(context, { watchesHistory: true });
    const visitor = newVisitor();
    await visit(page, "/?vehicle=Mazda+3");
    await fillBooking(page, visitor);
    await expect.poll(google.events).toEqual(["page_view", "booking_initiated"]);
    await page.getByRole("button", { name: texts.en.booking.submit }).click();
    await expect(page.getByTestId("booking-number")).toBeVisible();
    const confirmation = page.url();
    await page.getByRole("link", { name: texts.en.site.nav.allCars }).first().click();
    await expect(page).toHaveURL(/\/all-cars/);
    await idle(page);
    expect(google.events()).toEqual(["page_view", "booking_initiated"]);
    const token = new URL(confirmation).searchParams.get("booked")!;
    const sent = decodeURIComponent(google.hits.join());
    for (const secret of [token, "booked", ...Object.values(visitor)]) {
      expect(sent).not.toContain(secret);
    }

    await page.goto(confirmation);
    await hydrated(page);
    await idle(page);
    expect(await tracesIn(page)).toEqual(NO_TRACE);
    expect(google.loads).toHaveLength(1);
  },
);

test("does not count the desk", { tag: "@slow" }, async ({ page, context }) => {
  const google = await standInForGoogle(context, { watchesHistory: true });
  await visit(page, "/admin");
  await idle(page);
  expect(await tracesIn(page)).toEqual(NO_TRACE);
  await visit(page, "/all-cars");
  await expect.poll(google.events).toEqual(["page_view"]);
  await page.evaluate(() => {
    // A client navigation changes the address in this way.
    history.pushState(null, "", "/admin");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByLabel(texts.en.operator.password)).toBeVisible();
  await idle(page);
  expect(google.events()).toEqual(["page_view"]);
});
