import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from "@playwright/test";
import { en } from "../../app/texts/en";
import { ka } from "../../app/texts/ka";
import { languageDetails } from "../../app/web/i18n/languages";
import { addressIn } from "./address-in";
import { STAFF_PASSWORD } from "./site";
import { NEAR_TRIP } from "./near-trip";

export { expect } from "@playwright/test";

export const texts = { en, ka };
export type Lang = keyof typeof texts;
export const LANGS: Lang[] = ["en", "ka"];

/** Finds the control for a language of a text that the company writes, such as the Georgian description. */
export function textField(within: Page | Locator, lang: Lang, label: string): Locator {
  const name = `${label} ${languageDetails(lang).name}`;
  return within.getByRole("textbox", { name, exact: true });
}

type Fixtures = {
  /** Console errors that a test expects; any other fails it. */
  expectedProblems: RegExp[];
  watched: void;
};

type WorkerFixtures = {
  /** A page for all tests of a worker: `worker-page.ts`. */
  workerPage: Page;
};

/** A console error or a violation of the content security policy fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern.
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  // Each test is a network of its own: together they would exceed its limits.
  // oxlint-disable-next-line no-empty-pattern -- as above.
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": newAddress() }),
  expectedProblems: [[], { option: true }],
  watched: [
    async ({ context, expectedProblems }, use) => {
      const problems = watch(context);
      await use();
      const unexpected = problems.filter((text) => !expectedProblems.some((one) => one.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  // The fixture is here, because tests with other worker fixtures get workers and browsers of their own.
  workerPage: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, locale, serviceWorkers } = project.use;
      const context = await browser.newContext({ ...contextOptions, locale, serviceWorkers });
      await muteNotifications(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

/**
 * The error of a data stream that a navigation cuts off: the router leaves its end (`decoded.done`)
 * unhandled.
 */
const CUT_OFF = /BodyStreamBuffer was aborted/;

/**
 * The error of a transition to a page without the rule, such as an intercepted or aborted one: Chromium
 * leaves it unhandled.
 */
const SKIPPED_TRANSITION = /^AbortError: Transition was skipped/;

/** Collects errors on the pages of a context. */
export function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  context.on("weberror", (error) => {
    const text = String(error.error());
    if (!CUT_OFF.test(text) && !SKIPPED_TRANSITION.test(text)) problems.push(text);
  });
  return problems;
}

/** The error that Chromium logs when the site refuses the socket of an open page. */
export const REFUSED_SOCKET = /\/ws(\?since=\d+)?' failed: HTTP Authentication/;

/**
 * Joins patterns for `expectedProblems`: Playwright would read an array of two as a fixture with its
 * options.
 */
export function either(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}

/** Starts React like an interaction, and waits until it has hydrated the page. */
export async function hydrated(page: Page) {
  // A navigation has another document, which needs the event too.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("focusin")));
    const root = page.locator("html");
    await expect(root).toHaveAttribute("data-hydrated", "", { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Opens an address as a visitor who has chosen the language and, with scripts, waits for hydration. */
export async function open(page: Page, path: string, lang: Lang = "en", scripts = true) {
  await page.context().addCookies([{ name: "lng", value: lang, url: process.env.SITE_URL! }]);
  const response = await page.goto(new URL(addressIn(path, lang), process.env.SITE_URL).href);
  if (scripts) await hydrated(page);
  return response!;
}

/** Pauses the page's installed clock: from now on `page.clock` advances it. */
export async function pauseClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Opens an address of the desk with a session that all tests share: none may end it. */
export async function openDesk(page: Page, path = "/admin", lang: Lang = "en", scripts = true) {
  await page.context().addCookies([staffCookie()]);
  await open(page, path, lang, scripts);
  await expect(page.getByRole("navigation", { name: texts[lang].operator.tabs })).toBeVisible();
}

/** Blocks the socket: bookings of other tests would show toasts over the desk. */
export async function muteNotifications(context: BrowserContext) {
  await context.routeWebSocket(/\/ws/, () => {});
}

/** Returns the cookie of the shared session. */
export function staffCookie() {
  return { name: "session", value: process.env.STAFF_SESSION!, url: process.env.SITE_URL! };
}

/** Opens the desk with a new session. */
export async function signIn(page: Page, lang: Lang = "en", scripts = true) {
  const form = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
  // Concurrent sign-ins of tests delay each other, like attempts of an attacker.
  await expect(async () => {
    const answer = await page.request.post("/admin", { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
  }).toPass();
  await open(page, "/admin", lang, scripts);
}

export type Visitor = { name: string; email: string; phone: string };

let addresses = 0;

/** Returns the address of a client that no other test is. */
function newAddress() {
  addresses += 1;
  const worker = process.env.TEST_WORKER_INDEX ?? "0";
  return `10.${worker}.${addresses >> 8}.${addresses & 255}`;
}

let count = 0;

/** Returns a visitor that no other test uses. */
export function newVisitor(): Visitor {
  count += 1;
  const number = `${process.env.TEST_PARALLEL_INDEX ?? ""}${Date.now()}${count}`;
  return {
    name: `Guest ${number}`,
    email: `guest${number}@example.com`,
    phone: "+995 555 12 34 56",
  };
}

/** Fills in the booking form by its labels, except the car. */
export async function fillBooking(page: Page, visitor: Visitor, lang: Lang = "en") {
  const { fields } = texts[lang].booking;
  const form = page.locator("#booking-form");
  const field = (label: string) => form.getByLabel(label, { exact: true }).first();
  await field(fields.pickup).selectOption("Tbilisi Airport");
  await field(fields.return).selectOption("Tbilisi");
  await field(fields.pickupDate).fill(NEAR_TRIP.pickupDate);
  await field(fields.returnDate).fill(NEAR_TRIP.returnDate);
  await field(fields.name).fill(visitor.name);
  await field(fields.email).fill(visitor.email);
  await field(fields.phone).fill(visitor.phone);
}

/** Returns the number on the confirmation. */
export async function bookingNumber(page: Page): Promise<string> {
  const number = page.getByTestId("booking-number");
  await expect(number).toHaveText(/ \d+$/);
  return (await number.innerText()).replaceAll(/\D/g, "");
}

/** Returns the reference on the confirmation or the page of a booking. */
export async function bookingReference(page: Page): Promise<string> {
  const reference = page.getByTestId("booking-reference");
  await expect(reference).toHaveText(/^[A-Z\d]{6}$/);
  return reference.innerText();
}
