import { FORM_VISITORS } from "../combinations";
import { expect, test, texts } from "../fixtures";
import { addModel, press, useFleetSite } from "./fleet-site";

const { enter, show } = useFleetSite();

for (const { lang, scripts } of FORM_VISITORS) {
  const { fleetDesk, models, vehicles: vehicleTexts } = texts[lang];
  const { vehicles } = fleetDesk;
  const tag = `${lang} ${scripts ? "with" : "without"} scripts`;

  test.describe(tag, () => {
    // The browser's console reports the status of a refused form.
    test.use({ javaScriptEnabled: scripts, expectedProblems: [/status of 422/] });

    test("staff add a model, its vehicles, and the papers of one", async ({ page }) => {
      const name = `Dacia Duster ${tag}`;
      const plate = `DD-11${scripts ? 1 : 0}-${lang.toUpperCase()}`;
      await enter(page, "/admin/fleet", lang, scripts);
      await page.getByRole("link", { name: fleetDesk.add }).first().click();
      await press(page, fleetDesk.form.add);
      const summary = page.getByRole("alert");
      await expect(summary).toContainText(models.errors.name);
      await expect(summary).toContainText(models.errors.bodyType);
      await addModel(page, name, lang);
      await expect(page.getByRole("status").filter({ hasText: name }).first()).toBeVisible();

      await page.locator("summary", { hasText: vehicles.add }).click();
      await page.getByLabel(vehicles.plates, { exact: true }).fill(`${plate}\n`);
      await page.getByLabel(vehicles.amount, { exact: true }).fill("1");
      await press(page, vehicles.addSubmit);
      const section = page.locator("#vehicles");
      await expect(section).toContainText(`${name} · 2`);
      await section.getByRole("link", { name: plate }).click();
      await page.getByLabel(vehicles.fields.plate, { exact: true }).fill("AA-001-MG");
      await press(page, vehicles.save);
      await expect(page.getByRole("alert")).toContainText("Toyota RAV4");
      await page.getByLabel(vehicles.fields.plate, { exact: true }).fill(plate);
      await page.getByLabel(vehicles.fields.insuranceUntil, { exact: true }).fill("2020-03-01");
      await press(page, vehicles.save);
      await expect(section).toContainText(vehicles.insuranceOver.split("{{")[0] ?? "");
      const changes = page.locator("#history");
      await changes.getByText(fleetDesk.history.count_other.replace("{{count}}", "4")).click();
      const changed = fleetDesk.history.vehicle.changed.replace("{{name}}", plate);
      const entry = changes.getByRole("listitem").filter({ hasText: changed });
      await expect(entry).toContainText("admin");
      await expect(entry).toContainText(vehicles.fields.insuranceUntil);
      await show(page, "/all-cars", lang, scripts);
      await expect(page.locator("main")).toContainText(name);
    });

    test("a vehicle is removed after a tick", { tag: "@slow" }, async ({ page }) => {
      await enter(page, "/admin/fleet/new", lang, scripts);
      await addModel(page, `Mitsubishi Colt ${tag}`, lang);
      await page.locator("summary", { hasText: vehicles.add }).click();
      await press(page, vehicles.addSubmit);
      await expect(page.getByRole("alert")).toContainText(vehicleTexts.errors.count);
      await page.getByLabel(vehicles.amount, { exact: true }).fill("1");
      await press(page, vehicles.addSubmit);
      await page.locator("#vehicles").getByRole("link").first().click();
      await press(page, vehicles.remove.submit);
      await expect(page.getByRole("alert")).toContainText(vehicles.remove.unconfirmed);
      await page.getByRole("checkbox").check();
      await press(page, vehicles.remove.submit);
      await expect(page.locator("#vehicles")).toContainText(vehicles.none);
    });

    test("models are found, and ordered by numbers", { tag: "@slow" }, async ({ page }) => {
      await enter(page, "/admin/fleet", lang, scripts);
      await page.getByRole("main").getByRole("searchbox").fill("aa001");
      await press(page, fleetDesk.search.submit);
      await expect(page.getByRole("list").getByText("Toyota RAV4", { exact: true })).toBeVisible();
      await expect(page.getByText("Jeep Compass")).toHaveCount(0);
      await show(page, "/admin/fleet?order=", lang, scripts);
      const position = page.getByLabel(fleetDesk.order.label.replace("{{name}}", "Mazda 6"));
      await position.fill("-1");
      await press(page, fleetDesk.order.save);
      await expect(page.getByRole("alert")).toContainText(fleetDesk.order.refused);
      await expect(position).toHaveValue("-1");
      await position.fill("0");
      await press(page, fleetDesk.order.save);
      await expect(page.getByRole("main").getByText(fleetDesk.flash.ordered)).toBeVisible();
      await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Mazda 6");
    });
  });
}
