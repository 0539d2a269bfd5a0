import { expect, hydrated, test, texts } from "../fixtures";
import { fillModel, useFleetSite } from "./fleet-site";

const { enter } = useFleetSite();
const { fleetDesk } = texts.en;

test("rows are ordered by dragging, and renumbered", { tag: "@slow" }, async ({ page }) => {
  await enter(page, "/admin/fleet?order=", "en", true);
  const rows = page.locator("#order li");
  const first = await rows.nth(0).locator("label").innerText();
  const third = await rows.nth(2).boundingBox();
  await rows.nth(0).locator("[data-testid^=drag]").hover();
  await page.mouse.down();
  await page.mouse.move(40, (third?.y ?? 0) + (third?.height ?? 0) / 2, { steps: 5 });
  await page.mouse.up();
  await expect(rows.nth(2)).toContainText(first);
  await expect(rows.nth(2).getByRole("spinbutton")).toHaveValue("3");
  await page.getByRole("button", { name: fleetDesk.order.save }).click();
  await expect(page.getByRole("main").getByText(fleetDesk.flash.ordered)).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").nth(2)).toContainText(first);
});

test("the preview follows the form", { tag: "@slow" }, async ({ page }) => {
  await enter(page, "/admin/fleet/new", "en", true);
  const preview = page.locator("#preview");
  await fillModel(page, "Fiat Panda", "en");
  await page.getByLabel(fleetDesk.fields.driveType, { exact: true }).fill("4x4");
  await expect(preview).toContainText("Fiat Panda");
  await expect(preview.locator("article")).toContainText("$40");
  await page.getByLabel(fleetDesk.fields.bodyType).selectOption(fleetDesk.bodyTypes.sedan);
  await expect(preview.locator("article")).toContainText("$35");
});

test("a model is added with the keyboard alone", { tag: "@slow" }, async ({ page }) => {
  await enter(page, "/admin/fleet/new", "en", true);
  await page.getByLabel(fleetDesk.fields.name, { exact: true }).focus();
  await page.keyboard.type("Audi A1");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2021");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hatch");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Audi A1 2021" })).toBeVisible();
});

test("list and detail are side by side where there is room", { tag: "@slow" }, async ({ page }) => {
  await enter(page, "/admin/fleet/1", "en", true);
  const list = page.getByRole("region", { name: fleetDesk.models });
  const back = page.getByRole("link", { name: fleetDesk.page.back });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(list).toBeVisible();
  await expect(back).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeHidden();
  await back.click();
  await expect(page.getByRole("heading", { level: 1, name: fleetDesk.title })).toBeVisible();
});

test(
  "going back to a form that was saved, nothing is asked",
  { tag: "@slow" },
  async ({ page }) => {
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    const add = async (colour: string) => {
      await page.locator("summary", { hasText: fleetDesk.vehicles.add }).click();
      await page.locator("#new-plates").fill(`BC-${colour.length}02-DE`);
      await page.locator("#new-colour").fill(colour);
    };
    await enter(page, "/admin/fleet/5", "en", true);
    await add("White");
    await page.getByRole("button", { name: fleetDesk.vehicles.addSubmit }).click();
    await expect(
      page.getByRole("main").getByText(fleetDesk.flash.vehiclesAdded_one.replace("{{count}}", "1")),
    ).toBeVisible();
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    // The browser has filled it in again.
    await expect(page.locator("#new-colour")).toHaveValue("White");
    const toFleet = page.getByRole("link", { name: fleetDesk.title, exact: true }).first();
    await toFleet.click();
    await expect(page).toHaveURL(/\/admin\/fleet$/);
    expect(questions).toEqual([]);

    // What was typed since then is not saved.
    await page.goBack();
    await hydrated(page);
    await add("Grey");
    await toFleet.click();
    await expect.poll(() => questions).toEqual(["confirm"]);
  },
);
