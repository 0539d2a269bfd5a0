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
import { DESK, REFUSED, VISITED } from "./made-up-pages";
import {
  buttonOf,
  emptyForm,
  expectShown,
  press,
  refusePhoto,
  sendFile,
  writeFees,
  writeNames,
  writeTerms,
} from "./made-up-steps";
import { FORM_MARKS, translate } from "./made-up-texts";
import { faultsOfPage, foreignWords } from "./page-texts";
import { dayAhead } from "../near-trip";

const { booking, operator, ownBooking, photos, prices, settings, terms, transfer } = texts.en;

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
  await expectShown(page, settings.languages.saved);
  expect((await page.request.get(`${site.url}/qq`)).status()).toBe(404);
  await page.goto(`${site.url}/admin/languages`);
  await page.getByRole("checkbox", { name: MADE_UP.name }).check();
  await press(page, settings.languages.save);
  await expectShown(page, settings.languages.saved);
  expect((await page.request.get(`${site.url}/qq`)).status()).toBe(200);

  for (const list of ["places", "extras", "roads"] as const) {
    await page.goto(`${site.url}/admin/prices`);
    await writeNames(page);
    await press(page, prices[list].save);
    await expect(page.getByText(translate(prices.done[list]))).toBeVisible();
  }
  await writeFees(page, site.url);
  await writeTerms(page, site.url, "Mazda 3");
  await page.goto(`${site.url}/admin/settings`);
  await page.locator("[name='address.qq']").fill(translate("Rustaveli Avenue 1, Tbilisi"));
  await press(page, settings.save);
  await expectShown(page, settings.saved);
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
    await field("pickupDate").fill(dayAhead(100));
    await field("returnDate").fill(dayAhead(103));
    // Three days and two hours, begun before the office opens.
    await field("pickupTime").fill("07:00");
    await field("returnTime").fill("09:00");
    for (const name of ["secondDriver", "zeroExcess"]) await field(name).check();
    await field("driverAge").fill("22");
    await field("border").selectOption("AM");
    await field("code").fill("20-30");
    for (const [name, value] of Object.entries(CUSTOMER)) await field(name).fill(value);
    await submit(page, booking.submit);
    const shown = await page.getByTestId("booking-number").innerText();
    number = /\d+$/.exec(shown)?.[0] ?? "";
    expect(shown).toBe(translate(booking.confirmation.number).replace("{{id}}", number));
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
    const [received] = mail.to(CUSTOMER.email);
    for (const said of [terms.roads.ask, booking.price.countries.AM, booking.fields.secondDriver]) {
      expect(textOf(received!)).toContain(translate(said));
    }
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
  await openHere(page, `/bookings/${token}/voucher`);
  // The voucher has a line in Georgian for a guard at a gate.
  const faults = await faultsOfPage(page);
  expect(faults.filter((fault) => !fault.startsWith("marked as ka:"))).toEqual([]);
});

test("every page of visitors is in it, and fits on a phone", async ({ browser }) => {
  const page = await newPage(browser);
  const faults = await walk(
    page,
    [...PAGES.map(({ path }) => path), ...VISITED].map((path) => inMadeUp(path)),
  );
  expect(faults).toEqual([]);
});

test("forms of visitors refuse in it", async ({ browser }) => {
  const page = await newPage(browser);
  const faults: string[] = [];
  for (const [path, name] of [
    // The form is folded on phones until a car is chosen.
    ["/?vehicle=Mazda+3", booking.submit],
    ["/bookings", ownBooking.find.submit],
  ] as const) {
    await openHere(page, inMadeUp(path));
    if (name === booking.submit) await page.locator("[name=code]").fill("99-99");
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
    const form = page.locator("form").filter({ has: button });
    for (const [field, text] of Object.entries(typed)) {
      await form.locator(`[name="${field}"]`).first().fill(text);
    }
    await button.click();
    await expect(page.getByRole("alert").first(), path).toBeVisible();
    faults.push(...named(path, await faultsOfPage(page)));
  }
  expect(faults).toEqual([]);
});

test("photos of a model are taken and refused in it", async ({ browser, page }) => {
  await signIn(page);
  await openHere(page, "/admin/fleet/26");
  await refusePhoto(page);
  const faults = named("refused", await faultsOfPage(page));
  faults.push(...(await walk(page, ["/admin/fleet/26"])));
  const gallery = page.locator("#photos");
  await gallery.locator("[type=file]").first().setInputFiles("public/favicon.svg");
  await press(page, photos.upload.submit);
  await expect(page.getByRole("alert")).toBeVisible();
  faults.push(...named("no photo", await faultsOfPage(page)));
  faults.push(...(await walk(await newPage(browser), [inMadeUp("/cars/26")])));
  expect(faults).toEqual([]);
});

test("files of the desk are exported and imported in it", async ({ page }) => {
  await signIn(page);
  const faults: string[] = [];
  await openHere(page, "/admin/import");
  const alert = page.getByRole("alert");
  const file = await (await page.request.get(`${site.url}/admin/export.json`)).json();
  const changed = changedFile(file);
  for (const [name, content] of [
    ["mgzavri.json", JSON.stringify({ ...file, version: 99 })],
    ["mgzavri.json", JSON.stringify({ ...changed, cars: [{ ...file.cars[0], year: 1 }] })],
    ["prices.csv", "1;2\r\n"],
  ] as const) {
    await sendFile(page, name, content, transfer.import.check);
    await expect(alert).toBeVisible();
    faults.push(...named(`refused ${name}`, await faultsOfPage(page)));
    await openHere(page, "/admin/import");
  }
  for (const table of ["models", "vehicles", "prices"]) {
    const exported = await page.request.get(`${site.url}/admin/export.csv?table=${table}`);
    const text = await exported.text();
    expect(foreignWords(text.split("\n")[0]!)).toEqual([]);
    await sendFile(page, `${table}.csv`, text, transfer.import.check);
    await expect(page.getByText(translate(transfer.difference.none))).toBeVisible();
    await openHere(page, "/admin/import");
  }
  await sendFile(page, "mgzavri.json", JSON.stringify(changed), transfer.import.check);
  await expect(page.getByText(translate(transfer.difference.text))).toBeVisible();
  faults.push(...named("difference", await faultsOfPage(page)));
  await press(page, transfer.import.run);
  await expect(page.getByText(translate(transfer.imported))).toBeVisible();
  faults.push(...named("imported", await faultsOfPage(page)));
  expect(faults).toEqual([]);
});

/** Returns a file of the desk with a change of each kind. */
function changedFile(file: Exported) {
  const [first, ...cars] = file.cars;
  const { fees, codes } = file.prices;
  return {
    ...file,
    cars: [{ ...first, passengers: 9, deposit: 321 }, ...cars.slice(0, -1)],
    prices: {
      ...file.prices,
      fees: { ...fees, rules: fees.rules.slice(1) },
      codes: codes.map((code) => ({ ...code, maxUses: 7 })),
      roads: file.prices.roads.slice(0, -1),
    },
  };
}

type Exported = {
  cars: object[];
  prices: { fees: { rules: object[] }; codes: object[]; roads: object[] };
};

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

/** Sends a form as a browser does that checks nothing. */
async function submit(page: Page, english: string) {
  await press(page, english);
  await page.waitForLoadState();
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
