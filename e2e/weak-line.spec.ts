import type { Browser, Page } from "@playwright/test";
import { expect, newVisitor, signIn, test, texts, watch, type Visitor } from "./fixtures";
import { openWeakLine, type Fault } from "./weak-line";

const { booking } = texts.en;

const PAGES = 5;
const BOOKINGS_EACH = 20;
const FAULTS: Fault[] = ["lostAnswer", "none", "cutAnswer", "none", "reset", "none", "none"];

test.describe.configure({ timeout: 240_000 });

test("a hundred bookings over a slow line that is cut again and again are each stored once", async ({
  browser,
  page: desk,
}) => {
  const line = await openWeakLine(process.env.SITE_URL!, {
    kbitPerSecond: 400,
    latencyMs: 400,
    faulty: "POST /api/booking",
    faults: FAULTS,
  });
  const numbers = await Promise.all(
    Array.from({ length: PAGES }, () => bookAgainAndAgain(browser, line.url)),
  );
  const booked = new Map(numbers.flat());
  expect(booked.size).toBe(PAGES * BOOKINGS_EACH);
  for (const fault of FAULTS) expect(line.met[fault]).toBeGreaterThan(0);
  await line.close();

  await signIn(desk);
  const response = await desk.request.get("/api/bookings?limit=1000");
  const stored = (await response.json()) as { id: number; name: string }[];
  const ours = stored.filter(({ name }) => booked.has(name));
  expect(ours).toHaveLength(booked.size);
  for (const { id, name } of ours) expect(booked.get(name)).toBe(String(id));
});

/** One page, on which one booking follows the other. Resolves with names and numbers. */
async function bookAgainAndAgain(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const problems = watch(context);
  const page = await context.newPage();
  await page.goto(`${url}/?vehicle=Mazda+3#booking`);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "", { timeout: 60_000 });
  const booked: [string, string][] = [];
  for (let count = 0; count < BOOKINGS_EACH; count += 1) {
    const visitor = newVisitor();
    await fillIn(page, visitor);
    await page.getByRole("button", { name: booking.submit }).click();
    const number = page.getByTestId("booking-number");
    const again = page.getByRole("button", { name: booking.retry });
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(number).toHaveText(/^\d+$/, { timeout: 3_000 });
    }).toPass({ intervals: [0], timeout: 60_000 });
    await expect(page.locator("#booking")).toContainText(visitor.name);
    booked.push([visitor.name, await number.innerText()]);
    await page.getByRole("link", { name: booking.another }).click();
  }
  await context.close();
  expect(problems.filter((text) => !/ERR_|WebSocket/.test(text))).toEqual([]);
  return booked;
}

async function fillIn(page: Page, visitor: Visitor) {
  const field = (name: string) => page.locator(`#booking-form [name=${name}]`);
  await field("vehicle").selectOption("Mazda 3");
  await field("pickup").selectOption("Tbilisi");
  await field("return").selectOption("same");
  await field("pickupDate").fill("2030-06-10");
  await field("returnDate").fill("2030-06-12");
  await field("name").fill(visitor.name);
  await field("email").fill(visitor.email);
  await field("phone").fill(visitor.phone);
}
