import type { Page } from "@playwright/test";
import { photo } from "~/catalog/photos/testing/test-pictures";
import { expect, texts } from "../fixtures";
import { translate } from "./made-up-texts";

const { contentDesk, fleetDesk, photos, prices, transfer } = texts.en;

/** Returns the button of an English text. */
export function buttonOf(page: Page, english: string) {
  return page.getByRole("button", { name: translate(english), exact: true }).first();
}

export const press = (page: Page, english: string) => buttonOf(page, english).click();

/** Waits for a text of the page, given in English. */
export async function expectShown(page: Page, english: string) {
  await expect(page.getByRole("main").getByText(translate(english))).toBeVisible();
}

/** Empties the fields of the form of a button. */
export async function emptyForm(button: ReturnType<typeof buttonOf>) {
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
export async function writeNames(page: Page) {
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

/** A fee of each kind, by the fields of its form. */
const FEES: Readonly<Record<string, string>> = {
  "lateReturn-amount": "10",
  "lateReturn-minutes": "59",
  "lateReturn-atMost": "40",
  "oneWay-amount": "30",
  "outOfHours-from": "21:00",
  "outOfHours-until": "08:00",
  "outOfHours-amount": "15",
  "secondDriver-amount": "5",
  "secondDriver-atMost": "50",
  "youngDriver-age": "25",
  "youngDriver-amount": "7",
  "border-amount": "40",
  "extraKm-amount": "0.2",
  "delivery-amount": "60",
  graceMinutes: "180",
};

const CHOSEN_FEES: Readonly<Record<string, string>> = {
  counting: "hours",
  "oneWay-pickup": "tbilisi-airport",
  "oneWay-return": "tbilisi",
  "delivery-pickup": "kutaisi-airport",
  "delivery-return": "tbilisi",
  "youngDriver-currency": "GEL",
  "border-country": "AM",
};

/** Saves a fee of each kind, and a discount code. */
export async function writeFees(page: Page, url: string) {
  await page.goto(`${url}/admin/prices`);
  for (const [name, text] of Object.entries(FEES))
    await page.locator(`[name='${name}']`).fill(text);
  for (const [name, value] of Object.entries(CHOSEN_FEES)) {
    await page.locator(`[name='${name}']`).selectOption(value);
  }
  await press(page, prices.fees.save);
  await expectShown(page, prices.done.fees);
  const code = { code: "20-30", value: "10", lastDay: "2032-12-31", maxUses: "5" };
  for (const [name, text] of Object.entries(code)) {
    await page.locator(`#codes [name=${name}]`).fill(text);
  }
  await press(page, prices.codes.save);
  await expectShown(page, prices.done.codes);
}

/** Saves all that can be said of the terms of every rental, and those of a model. */
export async function writeTerms(page: Page, url: string, model: string) {
  await page.goto(`${url}/admin/content/terms`);
  for (const tick of await page.locator("main form [type=checkbox]").all()) await tick.check();
  await page.locator("[name=depositReturnDays]").fill("3");
  await page.locator("[name=secondDriver]").selectOption("fee");
  await press(page, contentDesk.save);
  await expectShown(page, contentDesk.saved);

  await page.goto(`${url}/admin/fleet?q=${encodeURIComponent(model)}`);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  const numbers = { excess: "500", zeroExcess: "12", mileageLimit: "200", bags: "3" };
  for (const [name, text] of Object.entries(numbers)) {
    await page.locator(`#details [name=${name}]`).fill(text);
  }
  for (const [index, field] of (await page.locator("#details [name=roads]").all()).entries()) {
    await field.selectOption({ index: (index % 3) + 1 });
  }
  await page.locator("#details button[name=intent]:visible").first().click();
  const saved = translate(fleetDesk.flash.saved).replace("{{name}}", model);
  await expect(page.getByRole("main").getByText(saved)).toBeVisible();
}

/** Adds two photos to the model of an open page, and sends one of them without the text that it needs. */
export async function refusePhoto(page: Page) {
  const sizes = [
    { width: 400, height: 300 },
    { width: 300, height: 400 },
  ];
  const files = await Promise.all(
    sizes.map(async (size) => ({
      name: "car.jpg",
      mimeType: "image/jpeg",
      buffer: await photo(size),
    })),
  );
  await page.getByLabel(translate(photos.upload.label), { exact: true }).setInputFiles(files);
  await press(page, photos.upload.submit);
  await expect(page.locator("#photos img[src^='/photos/']")).toHaveCount(2);
  await page.locator("#photos summary").last().click();
  const item = page.locator("#photos li:has(details[open])");
  await item.locator("[name=view]").selectOption("main");
  await item.locator("[name='alt.en']").fill("");
  await item.getByRole("button", { name: translate(photos.edit.save), exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(translate(photos.errors.alt));
}

/** Sends a file of the desk by a button. */
export async function sendFile(page: Page, name: string, content: string, button: string) {
  const mimeType = name.endsWith("csv") ? "text/csv" : "application/json";
  const file = { name, mimeType, buffer: Buffer.from(content) };
  await page.getByLabel(translate(transfer.import.file), { exact: true }).setInputFiles(file);
  await press(page, button);
}
