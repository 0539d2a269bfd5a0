import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible";
import { FORM_VISITORS } from "../combinations";
import { expect, test, texts, type Lang } from "../fixtures";
import { press, useFleetSite } from "./fleet-site";
import { whatDoesNotFit } from "../layout";
import { STAFF_PASSWORD } from "../site";

const site = useFleetSite();
// The browser's console reports the status 422 of a refused file.
test.use({ expectedProblems: [/status of 422/] });

/** Downloads the export by its link. */
async function exported(page: Page, lang: Lang) {
  const link = page.getByRole("link", { name: texts[lang].transfer.export.link });
  const address = new URL((await link.getAttribute("href")) ?? "", page.url());
  const answer = await page.request.get(address.href);
  expect(answer.headers()["content-disposition"]).toContain("mgzavri.json");
  return answer.json();
}

/** Chooses a file, as a browser without scripts requires before each form. */
async function choose(page: Page, content: unknown, lang: Lang) {
  const buffer = Buffer.from(JSON.stringify(content));
  await chooseFile(page, { name: "mgzavri.json", mimeType: "application/json", buffer }, lang);
}

async function chooseCsv(page: Page, text: string, lang: Lang) {
  const buffer = Buffer.from(text);
  await chooseFile(page, { name: "prices.csv", mimeType: "text/csv", buffer }, lang);
}

type File = { name: string; mimeType: string; buffer: Buffer };

async function chooseFile(page: Page, file: File, lang: Lang) {
  await page.getByLabel(texts[lang].transfer.import.file, { exact: true }).setInputFiles(file);
}

/** Returns the CSV table of the prices, with another gap of Batumi. */
async function pricesWithGap(page: Page, gap: string, lang: Lang) {
  const { prices } = texts[lang].transfer.export.tables;
  const link = page.getByRole("main").getByRole("link", { name: prices, exact: true });
  const address = new URL((await link.getAttribute("href")) ?? "", page.url());
  const text = await (await page.request.get(address.href)).text();
  const [head = "", ...lines] = text.split("\r\n");
  const separator = head.includes(";") ? ";" : ",";
  const column = head.split(separator).indexOf(texts[lang].transfer.columns.prices.gapMinutes);
  const changed = lines.map((line) => {
    const cells = line.split(separator);
    return cells[1] === "Batumi" ? cells.with(column, gap).join(separator) : line;
  });
  expect(changed).not.toEqual(lines);
  return [head, ...changed].join("\r\n");
}

for (const { lang, scripts } of FORM_VISITORS) {
  const { fleetDesk, models, prices, transfer } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("staff export a file, correct a faulty line, check and import it", async ({ page }) => {
      await site.enter(page, "/admin/settings", lang, scripts);
      await page.getByRole("link", { name: transfer.title, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(transfer.title);
      const file = await exported(page, lang);
      const name = `RAV4 ${lang} ${scripts}`;
      file.cars[0] = { ...file.cars[0], name, year: 1900 };

      await choose(page, file, lang);
      await press(page, transfer.import.run);
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(`${name}: ${fleetDesk.fields.year}`);
      await expect(alert).toContainText(models.errors.year);
      if (scripts) await expectAccessible(page);

      file.cars[0].year = 2011;
      await choose(page, file, lang);
      await press(page, transfer.import.check);
      const difference = page.getByRole("region", { name: transfer.difference.title });
      await expect(difference.getByRole("row", { name })).toContainText(transfer.difference.added);
      if (scripts) await expectAccessible(page);
      expect(await whatDoesNotFit(page)).toEqual([]);

      if (!scripts) await choose(page, file, lang);
      await press(page, transfer.import.run);
      await expect(page.getByText(transfer.imported)).toBeVisible();
      await site.show(page, "/all-cars", lang, scripts);
      await expect(page.locator("main")).toContainText(name);
    });

    test(
      "a check needs no new confirmation, an import does",
      { tag: "@slow" },
      async ({ page }) => {
        await site.enter(page, "/admin/import", lang, scripts);
        const file = await exported(page, lang);
        file.cars[0].passengers = scripts ? 12 : 11;
        await site.forgetConfirmation();
        await choose(page, file, lang);
        await press(page, transfer.import.check);
        const difference = page.getByRole("region", { name: transfer.difference.title });
        await expect(difference).toContainText(file.cars[0].name);
        if (!scripts) await choose(page, file, lang);
        await press(page, transfer.import.run);
        const { confirm } = texts[lang].account;
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirm.title);
        await page.getByLabel(confirm.label, { exact: true }).fill(STAFF_PASSWORD);
        await press(page, confirm.submit);
        await expect(page.getByRole("alert")).toHaveText(transfer.again);
        await choose(page, file, lang);
        await press(page, transfer.import.run);
        await expect(page.getByText(transfer.imported)).toBeVisible();
        await expect(page.getByRole("alert")).toHaveCount(0);
      },
    );
  });

  test.describe(`tables, ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "staff are asked before a table without rows empties the fleet",
      { tag: "@slow" },
      async ({ page }) => {
        await site.enter(page, "/admin/import", lang, scripts);
        await chooseCsv(page, "Model;Plate\r\n", lang);
        await press(page, transfer.import.run);
        await expect(page.getByRole("alert")).toContainText(transfer.emptied.vehicles);
        const confirm = page.getByLabel(transfer.emptied.confirm.vehicles);
        await expect(confirm).not.toBeChecked();
        expect(await whatDoesNotFit(page)).toEqual([]);
        if (scripts) await expectAccessible(page);
        await chooseCsv(page, "Model;Plate\r\nToyota C-HR Hybrid;ZZ-001-ZZ\r\n", lang);
        await press(page, transfer.import.check);
        await expect(page.getByText(transfer.difference.text)).toBeVisible();
        await expect(confirm).toBeHidden();
      },
    );

    test(
      "staff correct a faulty line of a CSV table and import it",
      { tag: "@slow" },
      async ({ page }) => {
        await site.enter(page, "/admin/import", lang, scripts);
        await chooseCsv(page, await pricesWithGap(page, "1441", lang), lang);
        await press(page, transfer.import.run);
        const alert = page.getByRole("alert");
        await expect(alert).toContainText(transfer.columns.prices.gapMinutes);
        await expect(alert).toContainText(prices.errors.minutes);
        const gap = scripts ? "95" : "85";
        await chooseCsv(page, await pricesWithGap(page, gap, lang), lang);
        await press(page, transfer.import.run);
        await expect(page.getByText(transfer.imported)).toBeVisible();
        await site.show(page, "/admin/prices", lang, scripts);
        await expect(page.locator("#places-gapMinutes-3")).toHaveValue(gap);
      },
    );
  });
}
