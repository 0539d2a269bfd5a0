import type { Browser, Page } from "@playwright/test";
import { textOf } from "../../../app/messaging/delivery/testing/mail-stand-in";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { expectAccessible } from "../accessible";
import { inDatabase } from "../../http/site-database";
import { openClonedSite } from "../cloned-site";
import { languages } from "../combinations";
import {
  bookingNumber,
  expect,
  fillBooking,
  hydrated,
  newVisitor,
  test,
  texts,
  watch,
  type Lang,
  type Visitor,
} from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { placeBooking } from "../place-booking";
import { startServices, type Services } from "../services";
import { STAFF_PASSWORD, type Site } from "../site";

const PHONE = { width: 390, height: 844 };
let services: Services;
let site: Site;

test.describe.configure({ mode: "default" });
test.use({ viewport: PHONE });

test.beforeAll(async () => {
  services = await startServices();
  site = await openClonedSite(services.env);
});

test.afterAll(async () => {
  await site?.stop();
  await services?.stop();
});

async function bookOnThePhone(page: Page, visitor: Visitor) {
  await page.goto(`${site.url}/?lng=en&vehicle=Mazda+3`);
  await hydrated(page);
  await fillBooking(page, visitor);
  await page.getByRole("button", { name: texts.en.booking.submit }).click();
  const number = Number(await bookingNumber(page));
  await page.getByRole("link", { name: texts.en.ownBooking.link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.en.ownBooking.heading);
  return number;
}

async function openDesk(browser: Browser, lang: Lang, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled });
  const problems = watch(context);
  const page = await context.newPage();
  await page.goto(`${site.url}/admin?tab=bookings&lng=${lang}`);
  await page.getByLabel(texts[lang].operator.password).fill(STAFF_PASSWORD);
  await page.getByRole("button", { name: texts[lang].operator.signIn }).click();
  await expect(page.getByRole("navigation", { name: texts[lang].operator.tabs })).toBeVisible();
  if (javaScriptEnabled) await hydrated(page);
  return { page, problems, close: () => context.close() };
}

/** Returns the message of a booking in the company's chat. */
async function messageOf(id: number) {
  const find = () =>
    services.telegram.messages().find(({ body }) => body.text?.includes(`equest ${id}<`));
  await expect.poll(find).toBeDefined();
  return find()!;
}

test(
  "a booking on a phone reaches the company's chat, and a button press decides it everywhere",
  { tag: "@slow" },
  async ({ page, browser }) => {
    const { statuses } = texts.en.booking;
    const visitor = newVisitor();
    const desk = await openDesk(browser, "en", true);
    const id = await bookOnThePhone(page, visitor);
    await expect(desk.page.getByRole("heading", { name: visitor.name })).toBeVisible();
    const status = page.getByRole("main").getByText(statuses.pending, { exact: true });
    await expect(status).toBeVisible();

    const message = await messageOf(id);
    expect(message.body.text).toContain(visitor.name);
    services.telegram.push(
      services.telegram.callbackUpdate(`b:${id}:c`, { messageId: message.id }),
    );
    await expect(status).toBeHidden();
    const decided = page.getByRole("main").getByText(statuses.confirmed, { exact: true });
    await expect(decided).toBeVisible();
    const card = desk.page.locator("article", { has: desk.page.locator(`#booking-${id}`) });
    await expect(card.getByText(statuses.confirmed, { exact: true })).toBeVisible();
    await expect.poll(() => message.body.text).toContain(`Booking ${id}: confirmed by Nino`);

    const mails = () => services.mail.to(visitor.email).map((mail) => textOf(mail));
    await expect.poll(() => mails().length).toBe(2);
    expect(mails()[0]).toContain(texts.en.delivery.visitorMail.placed.head);
    expect(mails()[1]).toContain("BEGIN:VCALENDAR");
    expect(desk.problems).toEqual([]);
    await desk.close();
  },
);

/** Confirms a booking of the only car of its model, where an hour between rentals is set. */
async function confirmFirst(model: string, trip: object) {
  const { number } = await placeBooking(newVisitor(), { vehicle: model, ...trip }, site.url);
  await inDatabase(site, async (sql) => {
    await setUnits(sql, 1, model);
    await sql`update places set gap_minutes = 60 where name ->> 'en' = 'Batumi'`;
    const update = { id: BigInt(number), status: "confirmed", actor: "nino" } as const;
    expect(await updateBookingStatus(sql, update, [])).toMatchObject({ ok: true });
  });
  return number;
}

for (const lang of languages("en")) {
  const { delivery, operator } = texts[lang];

  const scripts = lang === "ka";

  test(
    `failed messages are on the desk, and can be resent: ${lang}, scripts ${scripts ? "on" : "off"}`,
    { tag: "@slow" },
    async ({ browser }) => {
      const visitor = newVisitor();
      services.mail.refuse(visitor.email, { code: 550, text: "5.1.1 No such user" });
      await placeBooking(visitor, {}, site.url);
      const desk = await openDesk(browser, lang, scripts);
      const unsent = desk.page.getByRole("region", { name: delivery.unsent.title });
      await expect(async () => {
        await desk.page.reload();
        await expect(unsent).toContainText("5.1.1 No such user", { timeout: 1_000 });
      }).toPass();
      await expect(unsent).toContainText(delivery.channels.emailVisitor);
      await desk.page.setViewportSize({ width: 320, height: 700 });
      expect(await whatDoesNotFit(desk.page)).toEqual([]);
      // axe needs scripts.
      if (scripts) await expectAccessible(desk.page);
      await unsent.getByRole("button", { name: delivery.unsent.resend, exact: true }).click();
      const message = delivery.unsent.resent_one.replace("{{count}}", "1");
      await expect(desk.page.getByText(message)).toBeVisible();
      await expect(unsent).toBeHidden();
      await expect.poll(() => services.mail.to(visitor.email).length).toBe(1);
      await desk.close();
    },
  );

  test(
    `the link in the company's e-mail decides on a phone: ${lang}`,
    { tag: "@slow" },
    async ({ page }) => {
      const visitor = newVisitor();
      // Each language has days of its own, so that a vehicle is free.
      const month = lang === "en" ? "2030-07" : "2030-08";
      const vehicle = "Jeep Compass";
      const earlier = { pickupDate: `${month}-08`, returnDate: `${month}-10`, returnTime: "11:30" };
      const first = await confirmFirst(vehicle, earlier);
      const days = { vehicle, pickupDate: `${month}-10`, returnDate: `${month}-12` };
      const { number: id } = await placeBooking(visitor, days, site.url);
      const mail = () =>
        services.mail.mails.map((one) => textOf(one)).find((text) => text.includes(visitor.name));
      await expect.poll(mail).toBeDefined();
      const [path] = /\/decide\/[\w-]{22}/.exec(mail()!) ?? [];
      await page.goto(`${site.url}${path}?lng=${lang}`);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(delivery.decide.title);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await whatDoesNotFit(page)).toEqual([]);
      await expectAccessible(page);
      await page.getByRole("button", { name: delivery.confirm }).click();
      const by = delivery.actors.email;
      // The first press only asks.
      const { again } = delivery.decide;
      await expect(
        page.getByRole("heading", { name: again.confirmed.replace("{{id}}", id) }),
      ).toBeVisible();
      expect(await whatDoesNotFit(page)).toEqual([]);
      await expectAccessible(page);
      await page.getByLabel(again.sure.confirmed.replace("{{id}}", id)).check();
      await page.getByRole("button", { name: delivery.confirm }).click();
      const message = delivery.decided.confirmed.replace("{{id}}", id);
      await expect(page.getByText(message.replace("{{by}}", by))).toBeVisible();
      await expect(page.getByText(visitor.name)).toBeHidden();
      const { minutes, hours } = texts[lang].moments;
      const gap = operator.gaps.before
        .replace("{{gap}}", minutes.replace("{{count}}", "30"))
        .replace("{{needed}}", hours.replace("{{count}}", "1"));
      await expect(page.getByText(gap)).toBeVisible();
      const neighbour = page.getByRole("link", { name: operator.number.replace("{{id}}", first) });
      await expect(neighbour).toHaveAttribute("href", new RegExp(`/admin/bookings/${first}\\b`));
      expect(await whatDoesNotFit(page)).toEqual([]);
      await expectAccessible(page);
    },
  );
  test(
    `the link in the company's e-mail asks twice without scripts: ${lang}`,
    { tag: "@slow" },
    async ({ browser }) => {
      const visitor = newVisitor();
      const trip = { pickupDate: "2030-09-10", returnDate: "2030-09-12" };
      const { number: id } = await placeBooking(visitor, trip, site.url);
      const mail = () =>
        services.mail.mails.map((one) => textOf(one)).find((text) => text.includes(visitor.name));
      await expect.poll(mail).toBeDefined();
      const [path] = /\/decide\/[\w-]{22}/.exec(mail()!) ?? [];
      const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${site.url}${path}?lng=${lang}`);
      const { again } = delivery.decide;
      const heading = page.getByRole("heading", { name: again.cancelled.replace("{{id}}", id) });
      await page.getByRole("button", { name: delivery.cancel }).click();
      await expect(heading).toBeVisible();
      await page.getByRole("link", { name: again.back }).click();
      await expect(heading).toHaveCount(0);
      await page.getByRole("button", { name: delivery.cancel }).click();
      await page.getByRole("button", { name: delivery.cancel }).click();
      await expect(page.getByRole("alert")).toContainText(again.tick);
      await page.getByLabel(again.sure.cancelled.replace("{{id}}", id)).check();
      await page.getByRole("button", { name: delivery.cancel }).click();
      const done = delivery.decided.cancelled.replace("{{id}}", id);
      await expect(page.getByText(done.replace("{{by}}", delivery.actors.email))).toBeVisible();
      await context.close();
    },
  );
}
