import type { Browser, Page } from "@playwright/test";
import {
  startMailServer,
  textOf,
  type MailStandIn,
} from "~/messaging/delivery/testing/mail-stand-in";
import { prefixed } from "~/web/i18n/prefix";
import type { Language } from "~/web/i18n/languages";
import { PAGES } from "../crawl/pages";
import { expect, hydrated, test, texts } from "../fixtures";
import { STAFF_PASSWORD, type SiteProcess } from "../site";
import { compile, copyWithLanguage, MADE_UP, startCopy, type Copy } from "./made-up-site";
import { FORM_MARKS, translate } from "./made-up-texts";
import { faultsOfPage, foreignWords } from "./page-texts";

const { account, accounts, booking, calendar, contentDesk, feeds, fleetDesk } = texts.en;
const { newBooking, operator, ownBooking, prices, settings } = texts.en;

const CUSTOMER = {
  name: translate("Nina Adams"),
  email: "nina@example.com",
  phone: "+972 50-123-4567",
};

let copy: Copy;
let site: SiteProcess;
let mail: MailStandIn;
let number: string;
let token: string;

// The site is one for all tests, each of which goes on from the one before.
test.describe.configure({ mode: "serial", timeout: 900_000 });
test.use({
  viewport: { width: 390, height: 844 },
  actionTimeout: 60_000,
  // What is refused or missing.
  expectedProblems: [/the server responded with a status of 4(?:04|09|22)/],
});

test.beforeAll(async () => {
  test.setTimeout(900_000);
  copy = await copyWithLanguage();
  mail = await startMailServer();
  const env = { SMTP_URL: mail.url, OPERATOR_LANGUAGE: MADE_UP.code };
  site = await startCopy(copy, env);
});

test.afterAll(async () => {
  await site?.stop();
  await mail?.stop();
  await copy?.remove();
});

test("a folder and a line make a language, whose texts lack nothing", async () => {
  expect(await compile(copy)).toBe("");
  expect(site.output()).not.toContain("texts are incomplete");
});

test("the desk offers it, and the company writes in it", async ({ page }) => {
  await page.goto(`${site.url}/qq`);
  const address = page.locator("#contact [lang=en][dir=ltr]");
  await expect(address).toHaveText(/Rustaveli/);

  await signIn(page);
  await page.goto(`${site.url}/admin/languages`);
  await page.getByRole("checkbox", { name: MADE_UP.name }).uncheck();
  await press(page, settings.languages.save);
  expect((await page.request.get(`${site.url}/qq`)).status()).toBe(404);
  await page.goto(`${site.url}/admin/languages`);
  await page.getByRole("checkbox", { name: MADE_UP.name }).check();
  await press(page, settings.languages.save);
  expect((await page.request.get(`${site.url}/qq`)).status()).toBe(200);

  for (const list of ["places", "extras", "roads"] as const) {
    await page.goto(`${site.url}/admin/prices`);
    await writeNames(page);
    await press(page, prices[list].save);
    await expect(page.getByText(translate(prices.done[list]))).toBeVisible();
  }
  await page.goto(`${site.url}/admin/settings`);
  await page.locator("[name='address.qq']").fill(translate("Rustaveli Avenue 1, Tbilisi"));
  await press(page, settings.save);
  await page.goto(`${site.url}/qq`);
  await expect(address).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor books by the form, and gets page and mail in it", async ({ page }) => {
    const faults: string[] = [];
    await page.goto(`${site.url}/qq?vehicle=Mazda+3`);
    await submit(page, booking.submit);
    await expect(page.getByRole("alert").first()).toBeVisible();
    faults.push(...(await faultsOfPage(page)));

    const field = (name: string) => page.locator(`#booking-form [name="${name}"]`);
    await field("pickup").selectOption("Tbilisi Airport");
    await field("return").selectOption("Tbilisi");
    await field("pickupDate").fill("2030-06-10");
    await field("returnDate").fill("2030-06-13");
    for (const [name, value] of Object.entries(CUSTOMER)) await field(name).fill(value);
    await submit(page, booking.submit);
    number = await page.getByTestId("booking-number").innerText();
    faults.push(...(await faultsOfPage(page)));
    // Three days have the form of few.
    await expect(page.locator("#booking")).toContainText(`${FORM_MARKS.few}3`);

    token = new URL(page.url()).searchParams.get("booked") ?? "";
    for (const path of [`/bookings/${token}`, `/bookings/${token}/voucher`]) {
      await page.goto(site.url + path);
      faults.push(...(await faultsOfPage(page)));
    }
    expect(faults).toEqual([]);
    await expectMail(1);
  });
});

test("staff confirm it, and the customer reads so in it", async ({ page }) => {
  await signIn(page);
  await openHere(page, `/admin/bookings/${number}`);
  const decision = page.locator("details:has(button[name=status][value=confirmed])").first();
  await decision.locator("summary").click();
  await decision.locator("button[name=status]").click();
  await expectMail(2);
  await openHere(page, `/bookings/${token}`);
  expect(await faultsOfPage(page)).toEqual([]);
});

test("every page of visitors is in it, and fits on a phone", async ({ browser }) => {
  const page = await newPage(browser);
  const faults = await walk(
    page,
    [
      ...PAGES.map(({ path }) => path),
      "/all-cars?type=suv&from=2030-06-10&to=2030-06-12",
      "/all-cars?type=sedan&price=premium",
      "/cars/999999",
      "/nothing-here",
      "/zoom-examples?mode=image-gallery",
      "/?vehicle=Mazda+3&from=2030-06-10&to=2030-06-12&pickup=Kutaisi+Airport",
    ].map((path) => inMadeUp(path)),
  );
  expect(faults).toEqual([]);
});

test("forms of visitors refuse in it", async ({ browser }) => {
  const page = await newPage(browser);
  const faults: string[] = [];
  for (const [path, name] of [
    ["/", booking.submit],
    ["/bookings", ownBooking.find.submit],
  ] as const) {
    await openHere(page, inMadeUp(path));
    await submit(page, name);
    await expect(page.getByRole("alert").first()).toBeVisible();
    faults.push(...named(path, await faultsOfPage(page)));
  }
  await openHere(page, "/admin?lng=qq");
  await page.locator("[name=password]").fill("wrong");
  await submit(page, operator.signIn);
  await expect(page.getByRole("alert").first()).toBeVisible();
  faults.push(...named("/admin", await faultsOfPage(page)));
  expect(faults).toEqual([]);
});

test("every page of the desk is in it, and fits on a phone", async ({ page }) => {
  await signIn(page);
  expect(await walk(page, [...DESK, `/admin/bookings/${number}`])).toEqual([]);
});

test("forms of the desk refuse in it", async ({ page }) => {
  await signIn(page);
  const faults: string[] = [];
  for (const { path, name, typed = {}, opens } of REFUSED) {
    await openHere(page, path);
    if (opens) await page.getByText(translate(opens), { exact: true }).first().click();
    const button = buttonOf(page, name);
    await emptyForm(button);
    for (const [field, text] of Object.entries(typed)) {
      await page.locator(`[name="${field}"]`).first().fill(text);
    }
    await button.click();
    await expect(page.getByRole("alert").first(), path).toBeVisible();
    faults.push(...named(path, await faultsOfPage(page)));
  }
  expect(faults).toEqual([]);
});

const DESK = [
  "/admin",
  "/admin/today",
  "/admin?tab=bookings",
  "/admin/calendar",
  "/admin/calendar?days=90",
  "/admin/calendar/block?vehicle=1&from=2033-01-03&to=2033-01-05",
  "/admin/calendar/feeds",
  "/admin/bookings/new?vehicle=1&from=2033-01-03&to=2033-01-05",
  "/admin/search?q=Toyota&plate=aa001mg&date=2020-02-30&time=10:00",
  "/admin/search?plate=aa001mg&date=2020-02-01&time=10:00",
  "/admin/account",
  "/admin/accounts",
  "/admin/confirm?next=/admin/account",
  "/admin/security",
  "/admin/person",
  "/admin/prices",
  "/admin/prices?season=new",
  "/admin/prices?currency=GEL",
  "/admin/settings",
  "/admin/languages",
  "/admin/content",
  ...["announcement", "services", "about", "promises", "claims", "insurance", "reviews/new"].map(
    (section) => `/admin/content/${section}`,
  ),
  "/admin/import",
  "/admin/held",
  "/admin/setup",
  "/admin/setup/example",
  "/admin/setup/publish",
  "/admin/fleet",
  "/admin/fleet?order=",
  "/admin/fleet/new",
  "/admin/fleet/1",
  "/admin/fleet/1/archive",
  "/admin/fleet/1/vehicles/1",
  "/admin/nothing-here",
];

/** Forms of the desk that are sent empty, apart from some fields. */
const REFUSED: readonly {
  path: string;
  name: string;
  typed?: Record<string, string>;
  opens?: string;
}[] = [
  { path: "/admin/settings", name: settings.save, typed: { phone: "555" } },
  { path: "/admin/fleet/new", name: fleetDesk.form.add },
  { path: "/admin/fleet/1/vehicles/1", name: fleetDesk.vehicles.save, typed: { vin: "OIQ" } },
  { path: "/admin/account", name: account.password.submit },
  { path: "/admin/accounts", name: accounts.new.submit, opens: accounts.new.title },
  {
    path: "/admin/bookings/new?vehicle=1&from=2033-01-03&to=2033-01-05",
    name: newBooking.submit,
  },
  {
    path: "/admin/calendar/block?vehicle=1&from=2033-01-03&to=2033-01-05",
    name: calendar.blocks.submit,
  },
  { path: "/admin/calendar/feeds", name: feeds.in.submit, opens: feeds.in.add },
  { path: "/admin/prices", name: prices.saveRates },
  { path: "/admin/prices?season=new", name: prices.seasons.save },
  { path: "/admin/content/claims", name: contentDesk.save },
  { path: "/admin/content/reviews/new", name: contentDesk.save },
  { path: "/admin/content/insurance", name: contentDesk.save, typed: { "covers.qq": "ححح" } },
];

function inMadeUp(path: string) {
  const [pathname = "", search] = path.split("?");
  return prefixed(pathname, MADE_UP.code as Language) + (search ? `?${search}` : "");
}

async function newPage(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  return context.newPage();
}

/** Signs in, as staff who have chosen the language. */
async function signIn(page: Page) {
  const form = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
  await page.request.post(`${site.url}/admin`, { form });
  await page.context().addCookies([{ name: "lng", value: MADE_UP.code, url: site.url }]);
}

/** Opens a page, and waits until React has hydrated it with the texts of the browser. */
async function openHere(page: Page, path: string) {
  await page.goto(site.url + path);
  await hydrated(page);
}

async function walk(page: Page, paths: readonly string[]) {
  const faults: string[] = [];
  for (const path of paths) {
    await openHere(page, path);
    faults.push(...named(path, await faultsOfPage(page)));
  }
  return faults;
}

function named(path: string, faults: readonly string[]) {
  return faults.map((fault) => `${path}: ${fault}`);
}

function buttonOf(page: Page, english: string) {
  return page.getByRole("button", { name: translate(english), exact: true }).first();
}

const press = (page: Page, english: string) => buttonOf(page, english).click();

/** Sends a form as a browser does that checks nothing. */
async function submit(page: Page, english: string) {
  await press(page, english);
  await page.waitForLoadState();
}

/** Empties the fields of the form of a button. */
async function emptyForm(button: ReturnType<typeof buttonOf>) {
  await button.evaluate((element) => {
    const { form } = element as HTMLButtonElement;
    if (!form) throw new Error("the button has no form");
    form.noValidate = true;
    for (const field of form.elements) {
      const isTyped =
        field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && !/hidden|checkbox|radio|file/.test(field.type));
      if (isTyped) field.value = "";
    }
  });
}

/** The most characters of a name. */
const MAX_NAME = 60;

/** Fills in the names of places, extras and roads, each a translation of the English one. */
async function writeNames(page: Page) {
  const english = await page.locator("[name='name.en']").all();
  const own = await page.locator("[name='name.qq']").all();
  for (const [index, field] of english.entries()) {
    await own[index]!.fill(
      translate(await field.inputValue())
        .slice(0, MAX_NAME)
        .trim(),
    );
  }
}

/** Expects as many mails to the customer, and one to the company for each, in the language. */
async function expectMail(count: number) {
  await expect.poll(() => mail.to(CUSTOMER.email).length).toBe(count);
  for (const one of mail.mails) {
    const text = textOf(one);
    expect(text).toContain(`<html lang="qq" dir="rtl">`);
    const shown = text
      .slice(text.indexOf("<body"), text.indexOf("</html>"))
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/--\S+|\b[A-Z]{2}-\d{3}-[A-Z]{2}\b/g, " ");
    expect(foreignWords(shown)).toEqual([]);
  }
}
