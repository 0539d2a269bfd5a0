import type { Dialog, Page } from "@playwright/test";
import { expect, hydrated, openDesk, test, texts } from "../fixtures";

const { desk, fleetDesk, prices } = texts.en;

// The browser's console reports the status 422 of an invalid form.
test.use({ expectedProblems: [/status of 422/] });

test("the desk asks before another form, a reload or a link discards typed values", async ({
  page,
}) => {
  await openDesk(page, "/admin/prices", "en", true);
  const rate = page.locator("#rates [name]:not([type=hidden])").first();
  const place = page.locator("#places [name='name.en']").last();
  await rate.fill("47");
  await place.fill("Telavi");

  const savePlaces = page.getByRole("button", { name: prices.places.save });
  expect(await dismissed(page, () => savePlaces.click())).toBe("beforeunload");
  expect(await dismissed(page, () => reload(page))).toBe("beforeunload");
  const fleet = page.getByRole("link", { name: fleetDesk.title, exact: true }).first();
  expect(await dismissed(page, () => fleet.click())).toBe(desk.unsaved);
  await expect(rate).toHaveValue("47");
  await expect(place).toHaveValue("Telavi");

  page.once("dialog", (dialog) => void dialog.accept());
  await fleet.click();
  await expect(page).toHaveURL(/\/admin\/fleet/);
});

test(
  "the desk does not ask about the form that is sent, but about one that was refused",
  { tag: "@slow" },
  async ({ page }) => {
    await openDesk(page, "/admin/prices", "en", true);
    let dialogs = 0;
    const count = (dialog: Dialog) => {
      dialogs += 1;
      void dialog.accept();
    };
    page.on("dialog", count);
    await page.locator("#places [name='name.en']").last().fill("Telavi");
    await page.locator("#places [name=fee]").last().fill("much");
    await page.getByRole("button", { name: prices.places.save }).click();
    await expect(page.locator("#places [name=fee][aria-invalid=true]")).toHaveValue("much");
    expect(dialogs).toBe(0);
    await hydrated(page);
    await page.getByRole("button", { name: prices.saveRates }).click();
    await expect.poll(() => dialogs).toBe(1);
  },
);

test(
  "the desk does not ask about forms that nobody has changed",
  { tag: "@slow" },
  async ({ page }) => {
    const paths = [
      "prices",
      "prices?season=new",
      "settings",
      "bookings/new",
      "fleet/new",
      "fleet/1",
    ];
    for (const path of [...paths, "content/about"]) {
      await openDesk(page, `/admin/${path}`, "en", true);
      await expect(page.locator("form[data-ask-if-unsaved]").first()).toBeAttached();
      expect(await asksBeforeUnload(page), path).toBe(false);
    }
  },
);

test(
  "a changed checkbox or select is unsaved until it is as before",
  { tag: "@slow" },
  async ({ page }) => {
    await openDesk(page, "/admin/fleet/1", "en", true);
    const box = page.getByLabel(fleetDesk.fields.insuranceIncluded);
    const type = page.getByLabel(fleetDesk.fields.bodyType);
    const before = await type.inputValue();
    await box.click();
    expect(await asksBeforeUnload(page)).toBe(true);
    await box.click();
    expect(await asksBeforeUnload(page)).toBe(false);
    await type.selectOption("pickup");
    expect(await asksBeforeUnload(page)).toBe(true);
    await type.selectOption(before);
    expect(await asksBeforeUnload(page)).toBe(false);
  },
);

function asksBeforeUnload(page: Page): Promise<boolean> {
  return page.evaluate(
    () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })),
  );
}

/** Returns what the dialog of an action says, or its type. The dialog is dismissed, so the page stays. */
async function dismissed(page: Page, act: () => Promise<unknown>): Promise<string> {
  const opened = page.waitForEvent("dialog");
  const acted = act();
  const dialog = await opened;
  const said = dialog.type() === "beforeunload" ? dialog.type() : dialog.message();
  await dialog.dismiss();
  await acted;
  return said;
}

/** Reloads by a timer: `page.reload` would wait for a page that is not left. */
const reload = (page: Page) => page.evaluate(() => void setTimeout(() => location.reload()));
