import { FORM_VISITORS } from "../combinations";
import { expect, hydrated, open, test, texts } from "../fixtures";

const NOTES = {
  en: "I would like a car with a driver. My route:",
  ka: "მინდა მანქანა მძღოლით. ჩემი მარშრუტი:",
};

for (const { lang, scripts } of FORM_VISITORS) {
  const { home, booking } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("a link asks for a driver in the notes, and the trip stays", async ({ page }) => {
      await open(page, "/?from=2030-06-10&to=2030-06-15", lang, scripts);
      const { ask } = home.services.driver;
      await page.getByRole("link", { name: ask }).click();
      await expect(page).toHaveURL(/from=2030-06-10&to=2030-06-15&ask=driver#booking$/);
      await expect(page.getByLabel(booking.fields.notes)).toHaveValue(NOTES[lang]);
      await expect(page.getByLabel(booking.fields.pickupDate).last()).toHaveValue("2030-06-10");
    });
  });
}

test("notes that are typed already stay above", { tag: "@slow" }, async ({ page }) => {
  const { home, booking } = texts.en;
  await open(page, "/");
  const notes = page.getByLabel(booking.fields.notes);
  await notes.fill("Two child seats.");
  const link = page.getByRole("link", { name: home.services.driver.ask });
  await link.click();
  await expect(notes).toHaveValue(`Two child seats.\n${NOTES.en}`);
  await page.reload();
  await hydrated(page);
  await expect(notes).toHaveValue(`Two child seats.\n${NOTES.en}`);
});
