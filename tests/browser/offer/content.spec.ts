import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible";
import { FORM_VISITORS } from "../combinations";
import { either, expect, textField, test, texts, REFUSED_SOCKET } from "../fixtures";
import { press, useFleetSite } from "./fleet-site";
import { whatDoesNotFit } from "../layout";

const site = useFleetSite();
/** The error by which the browser's console reports the status of a refused form. */
const REFUSED_FORM = /status of 4(22|09)/;
test.use({ expectedProblems: [REFUSED_FORM] });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

for (const { lang, scripts } of FORM_VISITORS) {
  const { contentDesk } = texts[lang];

  test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "staff correct a number, see its sentences, and pages have it",
      { tag: "@slow" },
      async ({ page }) => {
        await site.enter(page, "/admin/content", lang, scripts);
        await page.getByRole("link", { name: contentDesk.sections.claims.title }).click();
        const age = field(page, contentDesk.claims.driverAgeTo);
        await age.fill("a hundred");
        await press(page, contentDesk.save);
        await expect(page.getByRole("alert")).toContainText(contentDesk.errors.number);
        await expect(age).toHaveAttribute("aria-invalid", "true");
        await expect(age).toHaveValue("a hundred");

        await age.fill(scripts ? "31" : "32");
        await press(page, contentDesk.preview);
        await expect(page.getByRole("listitem").filter({ hasText: /3[12]/ }).first()).toBeVisible();
        await press(page, contentDesk.save);
        await expect(page.getByRole("main").getByText(contentDesk.saved)).toBeVisible();
        await site.show(page, "/terms", lang, scripts);
        await expect(page.locator("main")).toContainText(scripts ? "31" : "32");
      },
    );

    test("a text is previewed, saved, and on the home page", async ({ page }) => {
      const text = `Sulguni ${lang}`;
      await site.enter(page, "/admin/content/about", lang, scripts);
      const english = textField(page, "en", contentDesk.parts.aboutTitle);
      const georgian = textField(page, "ka", contentDesk.parts.aboutTitle);
      const [own, other] = lang === "ka" ? [georgian, english] : [english, georgian];
      await own!.fill(text);
      await other!.fill("");
      if (!scripts) await press(page, contentDesk.preview);
      await expect(page.getByRole("heading", { name: text })).toBeVisible();
      await press(page, contentDesk.save);
      await expect(page.getByRole("main").getByText(contentDesk.saved)).toBeVisible();
      await site.show(page, "/", lang, scripts);
      const heading = page.getByRole("heading", { name: text });
      await expect(heading).toBeVisible();
      // No other language's text stands for a missing one.
      await site.show(page, "/", lang === "ka" ? "en" : "ka", scripts);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(heading).toHaveCount(0);
    });
  });

  test.describe(`the office in ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("people and office are previewed, saved, and on the home page", async ({ page }) => {
      const name = `Ketevan ${lang} ${scripts}`;
      const { office } = contentDesk;
      await site.enter(page, "/admin/content/office", lang, scripts);
      const person = office.personName.replace("{{number}}", "5");
      await textField(page, lang, person).fill(name);
      await field(page, office.map).fill("http://maps.example.com/x");
      await press(page, contentDesk.save);
      await expect(page.getByRole("alert")).toContainText(contentDesk.errors.link);
      await expect(textField(page, lang, person)).toHaveValue(name);
      await field(page, office.map).fill("maps.example.com/x");
      await press(page, contentDesk.preview);
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      expect(await whatDoesNotFit(page)).toEqual([]);
      await press(page, contentDesk.save);
      await expect(page.getByRole("main").getByText(contentDesk.saved)).toBeVisible();
      await site.show(page, "/", lang, scripts);
      await expect(page.locator("#about")).toContainText(name);
      const map = page
        .locator("#contact")
        .getByRole("link", { name: texts[lang].home.contact.map });
      await expect(map).toHaveAttribute("href", "https://maps.example.com/x");
    });
  });

  test.describe(`reviews in ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      "a review is added hidden, shown with a consent, and deleted",
      { tag: "@slow" },
      async ({ page }) => {
        const author = `Keti ${lang}`;
        await site.enter(page, "/admin/content", lang, scripts);
        await page.getByRole("link", { name: contentDesk.review.new }).click();
        await textField(page, "en", contentDesk.parts.author).fill(author);
        await textField(page, "en", contentDesk.parts.text).fill("A fine car.");
        await field(page, contentDesk.review.date).fill("2026-05-03");
        await press(page, contentDesk.save);
        const main = page.getByRole("main");
        await expect(main.getByText(contentDesk.hiddenBy.noConsent)).toBeVisible();
        await expect(main.getByText(contentDesk.saved)).toHaveCount(0);
        await page.getByLabel(contentDesk.review.shown).check();
        await press(page, contentDesk.save);
        await expect(page.getByRole("alert")).toContainText(contentDesk.errors.consent);
        await expect(page.getByLabel(contentDesk.review.shown)).toBeChecked();
        await field(page, contentDesk.review.consent).fill("by email");
        await field(page, contentDesk.review.source).fill("Google");
        await field(page, contentDesk.review.link).fill("https://maps.example.com/review");
        await press(page, contentDesk.save);
        await expect(page.getByRole("main").getByText(contentDesk.saved)).toBeVisible();
        const address = new URL(page.url()).pathname;
        await site.show(page, "/", lang, scripts);
        const review = page.locator("#reviews li", { hasText: author });
        const link = review.getByRole("link", { name: "Google" });
        await expect(link).toHaveAttribute("href", "https://maps.example.com/review");

        await site.show(page, address, lang, scripts);
        await page.locator("summary", { hasText: contentDesk.review.remove }).click();
        await press(page, contentDesk.review.removeYes);
        await expect(page.getByRole("main").getByText(contentDesk.review.removed)).toBeVisible();
        await site.show(page, "/", lang, scripts);
        await expect(page.locator("#reviews")).not.toContainText(author);
      },
    );
  });
}

for (const { lang, scripts } of FORM_VISITORS) {
  const { contentDesk } = texts[lang];

  test.describe(`two editors in ${lang}, scripts ${scripts ? "on" : "off"}`, () => {
    // The second sign-in ends the session of the first page, whose socket may be refused before it has the new cookie.
    test.use({
      javaScriptEnabled: scripts,
      expectedProblems: [either(REFUSED_FORM, REFUSED_SOCKET)],
    });

    test(
      "of two editors the second sees the other text beside the own one",
      { tag: "@slow" },
      async ({ page }) => {
        const textOf = (one: Page) => textField(one, "en", contentDesk.parts.announcement);
        const [theirs, mine] = [`Theirs ${lang} ${scripts}`, `Mine ${lang} ${scripts}`];
        const other = await page.context().newPage();
        await site.enter(page, "/admin/content/announcement", lang, scripts);
        await site.enter(other, "/admin/content/announcement", lang, scripts);
        await textOf(page).fill(theirs);
        await press(page, contentDesk.save);
        await expect(page.getByRole("main").getByText(contentDesk.saved)).toBeVisible();
        await textOf(other).fill(mine);
        await press(other, contentDesk.save);
        await expect(other.getByRole("alert")).toContainText(theirs);
        await expect(textOf(other)).toHaveValue(mine);
        if (scripts) await expectAccessible(other);
        expect(await whatDoesNotFit(other)).toEqual([]);
        await press(other, texts[lang].fleetDesk.stale.overwrite);
        await expect(other.getByRole("main").getByText(contentDesk.saved)).toBeVisible();
        await expect(textOf(other)).toHaveValue(mine);
      },
    );
  });
}
