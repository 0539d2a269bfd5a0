import { FORM_VISITORS } from "../combinations";
import { expect, test, texts } from "../fixtures";
import { addModel, fillModel, press, useFleetSite } from "./fleet-site";

const { enter, show } = useFleetSite();

for (const { lang, scripts } of FORM_VISITORS) {
  const { fleetDesk } = texts[lang];
  const tag = `${lang} ${scripts ? "with" : "without"} scripts`;

  test.describe(tag, () => {
    // The browser's console reports the status of a refused form.
    test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 409/] });

    test(
      "the preview shows what is typed, and nothing is saved",
      { tag: "@slow" },
      async ({ page }) => {
        const name = `Peugeot 2008 ${tag}`;
        await enter(page, "/admin/fleet/new", lang, scripts);
        await fillModel(page, name, lang);
        if (!scripts) await press(page, fleetDesk.form.preview);
        await expect(page.locator("#preview")).toContainText(name);
        await expect(page.getByLabel(fleetDesk.fields.name, { exact: true })).toHaveValue(name);
        await show(page, "/all-cars", lang, scripts);
        await expect(page.locator("main")).not.toContainText(name);
      },
    );

    test(
      "of two who edit a model, the second decides between both values",
      { tag: "@slow" },
      async ({ page, context }) => {
        await enter(page, "/admin/fleet/new", lang, scripts);
        await addModel(page, `Suzuki Vitara ${tag}`, lang);
        const other = await context.newPage();
        await show(other, new URL(page.url()).pathname, lang, scripts);
        const deposit = (one: typeof page) =>
          one.getByLabel(fleetDesk.fields.deposit, { exact: true });
        await deposit(other).fill("200");
        await press(other, fleetDesk.form.save);
        await expect(
          other.getByRole("main").getByRole("status").filter({ hasText: /\S/ }).first(),
        ).toBeVisible();
        await deposit(page).fill("300");
        await page.getByLabel(fleetDesk.fields.minAge, { exact: true }).fill("25");
        await press(page, fleetDesk.form.save);
        await expect(page.getByRole("alert")).toContainText(fleetDesk.stale.title);
        await expect(page.getByRole("alert")).toContainText("200");
        await expect(deposit(page)).toHaveValue("300");
        await press(page, fleetDesk.stale.accept);
        await expect(deposit(page)).toHaveValue("200");
        await press(page, fleetDesk.form.save);
        await expect(
          page.getByRole("main").getByRole("status").filter({ hasText: /\S/ }).first(),
        ).toBeVisible();
        await expect(page.getByLabel(fleetDesk.fields.minAge, { exact: true })).toHaveValue("25");
      },
    );

    test("a model is copied, archived and put back", { tag: "@slow" }, async ({ page }) => {
      const name = `Renault Captur ${tag}`;
      await enter(page, "/admin/fleet/new", lang, scripts);
      await addModel(page, name, lang);
      await press(page, fleetDesk.copy.button);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(`${name} (2)`);
      await press(page, fleetDesk.restore.button);
      await expect(
        page.getByRole("main").getByRole("status").filter({ hasText: /\S/ }).first(),
      ).toContainText(name);
      await page.getByRole("link", { name: fleetDesk.archive.link, exact: true }).click();
      await press(page, fleetDesk.archive.yes);
      await expect(page.getByText(fleetDesk.restore.archived)).toBeVisible();
    });
  });
}
