import type { Browser, Page } from "@playwright/test";
import { REFERENCE } from "~/booking/reference";
import {
  bookingNumber,
  expect,
  hydrated,
  newVisitor,
  openDesk,
  test,
  texts,
  watch,
  type Visitor,
} from "../fixtures";
import PQueue from "p-queue";
import { bookingFields } from "../../http/booking/booking-body";
import { openWeakNetwork, type Fault } from "./weak-network";
import { dayAhead } from "../near-trip";

const { booking } = texts.en;

/** How many of the hundred bookings have scripts: pages, and bookings in sequence on each. */
const PAGES = 4;
const BOOKINGS_EACH = 6;
const WITHOUT_SCRIPTS = 76;

/** The number of plain forms sent concurrently. */
const AT_ONCE = 12;

const FAULTS: Fault[] = [
  "lostResponse",
  "none",
  "truncatedResponse",
  "none",
  "reset",
  "none",
  "none",
];

test.describe.configure({ timeout: 240_000 });

test("stores each of a hundred bookings once on a slow network that often fails", async ({
  browser,
  page: desk,
}) => {
  const network = await openWeakNetwork(process.env.SITE_URL!, {
    kbitPerSecond: 400,
    latencyMs: 400,
    faulty: "POST /",
    faults: FAULTS,
  });
  const one = new PQueue({ concurrency: AT_ONCE });
  const numbers = await Promise.all([
    ...Array.from({ length: PAGES }, () => bookRepeatedly(browser, network.url)),
    ...Array.from({ length: WITHOUT_SCRIPTS }, () => one.add(() => postUntilAnswered(network.url))),
  ]);
  const booked = new Map(numbers.flat());
  expect(booked.size).toBe(100);
  for (const fault of FAULTS) expect(network.counts[fault]).toBeGreaterThan(0);
  await network.close();

  await openDesk(desk);
  const response = await desk.request.get("/api/bookings?limit=1000");
  const stored = (await response.json()) as { id: number; name: string }[];
  const ours = stored.filter(({ name }) => booked.has(name));
  expect(ours).toHaveLength(booked.size);
  for (const { id, name } of ours) expect(booked.get(name)).toBe(String(id));
});

/** Makes bookings in sequence on one page. Resolves with names and numbers. */
async function bookRepeatedly(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // This disables smooth scrolling.
    reducedMotion: "reduce",
  });
  const problems = watch(context);
  const page = await context.newPage();
  await page.goto(`${url}/?vehicle=Mazda+3#booking`);
  await hydrated(page);
  const booked: [string, string][] = [];
  for (let count = 0; count < BOOKINGS_EACH; count += 1) {
    const visitor = newVisitor();
    await fillIn(page, visitor);
    await page.getByRole("button", { name: booking.submit }).click();
    const again = page.getByRole("button", { name: booking.retry });
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(page.getByTestId("booking-number")).toBeVisible({ timeout: 3_000 });
    }).toPass({ intervals: [0], timeout: 60_000 });
    await expect(page.locator("#booking")).toContainText(visitor.name);
    booked.push([visitor.name, await bookingNumber(page)]);
    await page.getByRole("link", { name: booking.another }).click();
  }
  await context.close();
  expect(problems.filter((text) => !/ERR_|WebSocket/.test(text))).toEqual([]);
  return booked;
}

const NUMBER = new RegExp(
  `data-testid="booking-number"[^>]*>${withNumber(booking.confirmation.number)}<`,
);
const REPEATED_NUMBER = new RegExp(`>${withNumber(booking.repeated.title)}<`);

/** Returns the pattern of a text that has the number of a booking, and may have its reference. */
function withNumber(text: string) {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return escaped
    .replace(String.raw`\{\{id\}\}`, String.raw`(\d+)`)
    .replace(String.raw`\{\{reference\}\}`, REFERENCE.source.replaceAll(/[$^]/g, ""));
}

/**
 * Sends a plain form until it gets a response: with the confirmation, or after a lost response, which had
 * the cookie of the link, with the number alone.
 */
async function postUntilAnswered(url: string): Promise<[string, string][]> {
  const { name, ...visitor } = newVisitor();
  const body = new URLSearchParams(bookingFields({ ...visitor, name }));
  for (;;) {
    try {
      const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
      const location = answer.headers.get("Location");
      expect(answer.status).toBe(location ? 303 : 200);
      const page = location ? await fetch(new URL(location, url)) : answer;
      const found = (location ? NUMBER : REPEATED_NUMBER).exec(await page.text());
      expect(found).not.toBeNull();
      return [[name, found![1]!]];
    } catch (error) {
      // A `TypeError` is the network fault of a request.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

async function fillIn(page: Page, visitor: Visitor) {
  const field = (name: string) => page.locator(`#booking-form [name=${name}]`);
  await field("vehicle").selectOption("Mazda 3");
  await field("pickup").selectOption("Tbilisi");
  await field("return").selectOption("same");
  await field("pickupDate").fill(dayAhead(100));
  await field("returnDate").fill(dayAhead(102));
  await field("name").fill(visitor.name);
  await field("email").fill(visitor.email);
  await field("phone").fill(visitor.phone);
}
