import type { Page } from "@playwright/test";
import { sample } from "../combinations";
import { isFull } from "../full";
import { expect, test } from "../fixtures";

const PAGES = ["/cars/1"];

/** Pages that only `npm run test:slow` checks. */
const FURTHER_PAGES = [
  "/",
  "/faq",
  "/guides/do-you-need-4x4-georgia",
  "/?type=suv&from=2030-06-10&to=2030-06-12",
  "/all-cars",
  "/tbilisi",
  "/blog",
  "/guides",
  "/terms",
  "/bookings",
  "/zoom-examples",
];

const VIEWS = [
  { width: 390, colorScheme: "dark", media: "screen" },
  { width: 1280, colorScheme: "light", media: "screen" },
  { width: 1280, colorScheme: "light", media: "print" },
] as const;

test.use({ javaScriptEnabled: false, expectedProblems: [/net::ERR_FAILED/] });

// The sheet declares the fonts again: text would change its width while they are loaded.
test.beforeEach(({ page }) => page.route("**/*.woff2", (route) => route.abort()));

for (const { width, ...media } of sample(VIEWS)) {
  const view = [width, ...Object.values(media)].join(", ");
  for (const path of isFull ? [...PAGES, ...FURTHER_PAGES] : PAGES) {
    test(
      `the styles in ${path} are all that it needs: ${view}`,
      { tag: "@slow" },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia(media);
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.evaluate(layOutAll);
        const own = await computedStyles(page);
        await loadSheet(page);
        const withSheet = await computedStyles(page);
        expect(own.length).toBeGreaterThan(50);
        expect(differences(own, withSheet)).toEqual([]);
      },
    );
  }
}

/**
 * Lays out all elements: otherwise the size of those far from the view depends on the moment. It runs in
 * the page.
 */
function layOutAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
}

async function loadSheet(page: Page) {
  const link = page.locator('head link[href$=".css"]');
  await link.evaluate((element: HTMLLinkElement) => void (element.rel = "stylesheet"));
  await expect.poll(() => link.evaluate(({ sheet }: HTMLLinkElement) => sheet !== null)).toBe(true);
}

type Styles = { element: string; values: string[] }[];

/**
 * Returns the styles of each element and of what they add to it; custom properties apply where others name
 * them.
 */
function computedStyles(page: Page): Promise<Styles> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // The others follow what is in view, which stays the same.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = 60_000;
    }
    return [...document.body.querySelectorAll("*")].flatMap((element) =>
      [undefined, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isAbsent = pseudo !== undefined && style.content === "none";
        const names = isAbsent ? [] : Array.from(style).filter((name) => !name.startsWith("--"));
        return {
          element: `${element.outerHTML.slice(0, 60)} ${pseudo ?? ""}`,
          values: names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        };
      }),
    );
  });
}

function differences(before: Styles, after: Styles): string[] {
  return after.flatMap(({ element, values }, index) => {
    const known = new Set(before[index]?.values);
    return values.filter((value) => !known.has(value)).map((value) => `${element} ${value}`);
  });
}
