import {
  bookingNumber,
  bookingReference,
  expect,
  fillBooking,
  hydrated,
  newVisitor,
  open,
  REFUSED_SOCKET,
  test,
  texts,
} from "../fixtures";
import { whatDoesNotFit } from "../layout";
import { expectAccessible } from "../accessible";
import { storedNumbers, submit } from "./booking-submit";
import { FORM_VISITORS } from "../combinations";

const { booking } = texts.en;

test("saves a draft until it is sent or cleared", { tag: "@slow" }, async ({ page }) => {
  const visitor = newVisitor();
  const name = page.locator("[name=name]");
  await open(page, "/?vehicle=Mazda+3");
  await expect(page.getByText(booking.draft.saved)).toHaveCount(0);
  await fillBooking(page, visitor);
  await page.getByLabel(booking.contacts.telegram, { exact: true }).check();
  await page.getByLabel(booking.price.skiRack).check();
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByText(booking.draft.saved)).toBeVisible();
  await expect(name).toHaveValue(visitor.name);
  await expect(page.locator("[name=vehicle]")).toHaveValue("Mazda 3");
  await expect(page.locator("[name=contactPreference]:checked")).toHaveValue("telegram");
  await expect(page.getByLabel(booking.price.skiRack)).toBeChecked();
  await page.getByRole("button", { name: booking.draft.clear }).click();
  await expect(name).toHaveValue("");
  await expect(page.locator("[name=contactPreference]:checked")).toHaveValue("whatsapp");
  const undo = page.getByRole("button", { name: booking.draft.undo });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(name).toHaveValue(visitor.name);
  await expect(page.locator("[name=contactPreference]:checked")).toHaveValue("telegram");
  await expect(page.getByLabel(booking.price.skiRack)).toBeChecked();
  await page.getByRole("button", { name: booking.draft.clear }).click();
  await page.reload();
  await hydrated(page);
  await expect(name).toHaveValue("");
});

test(
  "the same draft in two tabs makes one booking, also after back and reload",
  { tag: "@slow" },
  async ({ page, context }) => {
    const visitor = newVisitor();
    await open(page, "/?vehicle=Mazda+3");
    await fillBooking(page, visitor);
    const other = await context.newPage();
    await open(other, "/");
    await expect(other.locator("[name=name]")).toHaveValue(visitor.name);
    await submit(page);
    const number = await bookingNumber(page);
    await submit(other);
    expect(await bookingNumber(other)).toBe(number);
    await page.reload();
    expect(await bookingNumber(page)).toBe(number);
    await page.goBack();
    await expect(page.getByRole("button", { name: booking.submit })).toBeVisible();
    await page.goForward();
    expect(await bookingNumber(page)).toBe(number);
    expect(await storedNumbers(visitor.name)).toEqual([number]);
  },
);

for (const { lang, scripts } of FORM_VISITORS) {
  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({
      javaScriptEnabled: scripts,
      // Without cookies, the socket of an open page is refused.
      expectedProblems: [REFUSED_SOCKET],
    });

    test(
      "sent again from another browser shows the number, not the link",
      { tag: "@slow" },
      async ({ page }) => {
        const { repeated, submit: send } = texts[lang].booking;
        const visitor = newVisitor();
        const fillAndSend = async () => {
          await open(page, "/?vehicle=Mazda+3", lang, scripts);
          await fillBooking(page, visitor, lang);
          await page.getByRole("button", { name: send }).click();
        };
        await fillAndSend();
        const [number, reference] = [await bookingNumber(page), await bookingReference(page)];
        await page.context().clearCookies();
        await fillAndSend();
        const notice = page.getByRole("alert");
        await expect(notice).toContainText(
          repeated.title.replace("{{id}}", number).replace("{{reference}}", reference),
        );
        await expect(notice).toContainText("Mazda 3");
        await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
        if (scripts) await expectAccessible(page);
        expect(await whatDoesNotFit(page)).toEqual([]);
        expect(await storedNumbers(visitor.name)).toEqual([number]);
        await notice.getByRole("link", { name: repeated.open }).click();
        await expect(page).toHaveURL(/\/bookings\b/);
      },
    );
  });
}

test.describe("without a response", () => {
  test.use({ expectedProblems: [/ERR_|WebSocket/] });

  test(
    "says that it was not sent, keeps the values, and can be sent again",
    { tag: "@slow" },
    async ({ page }) => {
      const visitor = newVisitor();
      await open(page, "/?vehicle=Mazda+3");
      await page.clock.install();
      await fillBooking(page, visitor);
      let isDead = true;
      await page.route("**/api/booking?*", (route) => (isDead ? route.abort() : route.continue()));
      await submit(page);
      await expect(page.getByRole("button", { name: booking.processing })).toBeDisabled();
      const line = page.getByText(/^The connection is weak. Trying again, \d of 4/);
      const notSent = page.getByRole("alert").filter({ hasText: booking.notSent });
      await expect(line).toBeVisible();
      await expect(async () => {
        await page.clock.runFor(5_000);
        await expect(notSent).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(notSent).toContainText(booking.submitError);
      await expect(notSent.getByRole("link", { name: booking.viaWhatsapp })).toHaveAttribute(
        "href",
        /wa\.me\/\d+\?text=.*Mazda%203/,
      );
      await expect(page.locator("[name=name]")).toHaveValue(visitor.name);
      isDead = false;
      await notSent.getByRole("button", { name: booking.retry }).click();
      const number = await bookingNumber(page);
      expect(await storedNumbers(visitor.name)).toEqual([number]);
    },
  );
});
