import type { Page } from "@playwright/test";
import { MEASUREMENT_ID, NO_TRACE, tracesIn, at, visit } from "./analytics-site";
import { expect, hydrated, test, texts } from "../fixtures";
import { standInForGoogle } from "./google-stand-in";

test(
  "loads Google's script once, after hydration when idle",
  { tag: "@slow" },
  async ({ page, context }) => {
    const google = await standInForGoogle(context);
    await page.addInitScript(() => {
      const held: IdleRequestCallback[] = [];
      window.requestIdleCallback = (callback) => held.push(callback);
      Object.assign(window, {
        becomeIdle: () => {
          for (const callback of held.splice(0)) {
            callback({ didTimeout: false, timeRemaining: () => 50 });
          }
        },
      });
    });
    const becomeIdle = () =>
      page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
    await page.goto(at("/"));
    expect(await tracesIn(page)).toEqual(NO_TRACE);
    await becomeIdle();
    await hydrated(page);
    await expect.poll(() => tracesIn(page)).toMatchObject({ gtag: "function", scripts: 0 });
    expect(google.loads).toEqual([]);
    await becomeIdle();
    await expect.poll(google.events).toEqual(["page_view"]);
    await page.getByRole("link", { name: texts.en.site.nav.allCars }).first().click();
    await expect.poll(google.events).toEqual(["page_view", "page_view"]);
    expect(google.loads).toEqual([`https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`]);
  },
);

test(
  "sends the events of a booking in order, without queries or personal data",
  { tag: "@slow" },
  async ({ page, context }) => {
    const google = await standInForGoogle(context);
    await visit(page, "/cars/1?from=a-friend");
    const car = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("link", { name: texts.en.carDetail.book }).click();
    await expect(page).toHaveURL(/vehicle=/);
    await page.locator("#booking-form [name=name]").fill("Nino Beridze");
    await page.locator("#booking-form [name=email]").fill("nino@example.com");
    const order = ["page_view", "view_car", "book_now_clicked", "page_view", "booking_initiated"];
    await expect.poll(google.events).toEqual(order);

    const sent = google.hits.map((hit) => Object.fromEntries(new URL(hit).searchParams));
    const carPage = { dl: at("/cars/1"), dr: "" };
    const home = { dl: at("/"), dr: at("/cars/1") };
    expect(sent).toEqual([
      expect.objectContaining(carPage),
      expect.objectContaining({ ...carPage, "ep.car_name": car, "ep.currency": "USD" }),
      expect.objectContaining({ ...carPage, "ep.car_name": car }),
      expect.objectContaining(home),
      expect.objectContaining({ ...home, "ep.car_name": car }),
    ]);
    expect(Number(sent[1]!["ep.price"])).toBeGreaterThan(0);
    expect(decodeURIComponent(google.hits.join())).not.toMatch(/lng=|vehicle=|friend|Nino|nino/);
  },
);

test("counts every Book Now link", { tag: "@slow" }, async ({ page, context }) => {
  const google = await standInForGoogle(context);
  await visit(page, "/");
  const clicks = () => google.events().filter((name) => name === "book_now_clicked").length;
  const links = [
    page.locator("header").getByRole("link", { name: texts.en.site.bookNow }).first(),
    // The announcement above the page has a link of this name too.
    page.locator("#main").getByRole("link", { name: texts.en.home.hero.book, exact: true }),
    page.locator("#cars article").first().getByRole("link", { name: /Book/ }),
  ];
  for (const [index, link] of links.entries()) {
    await link.click();
    await expect.poll(clicks).toBe(index + 1);
  }
});

test(
  "sends when a conversion prompt is shown, clicked and dismissed",
  { tag: "@slow" },
  async ({ page, context }) => {
    const google = await standInForGoogle(context);
    await visit(page, "/all-cars");
    for (const [name, answer] of [
      ["clicked", "Look"],
      ["dismissed", "Close"],
    ] as const) {
      await addPrompt(page, name);
      await page.locator(`[data-prompt=${name}]`).getByText(answer).click();
    }
    const expected = ["clicked", "dismissed"].flatMap((name) => [
      ["shown", name],
      [name, name],
    ]);
    await expect
      .poll(() => google.events().slice(1))
      .toEqual(expected.map(([what]) => `conversion_prompt_${what}`));
    const names = google.hits.slice(1).map((hit) => new URL(hit).searchParams.get("ep.prompt"));
    expect(names).toEqual(expected.map(([, name]) => name));
  },
);

test(
  "sends when the help prompt shows, which is once the cars are in view",
  { tag: "@slow" },
  async ({ page, context }) => {
    const google = await standInForGoogle(context);
    await visit(page, "/");
    const prompt = page.locator("[data-prompt=help]");
    await prompt.evaluate((element) => element.getAnimations().forEach((one) => one.finish()));
    await expect(prompt).toBeHidden();
    await page.locator("#car-list").evaluate((list) => list.scrollIntoView());
    await expect(prompt).toBeVisible();
    await expect.poll(() => google.events()).toContain("conversion_prompt_shown");
  },
);

/** Adds a prompt in an open `<details>`, which the home page has too. */
async function addPrompt(page: Page, name: string) {
  await page.evaluate((shownName) => {
    const prompt = document.createElement("details");
    prompt.dataset.prompt = shownName;
    prompt.innerHTML = `<summary>Close</summary><a href="#main">Look</a>`;
    prompt.open = true;
    document.querySelector("main")!.prepend(prompt);
  }, name);
  // The next frame comes after its `toggle` event.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
