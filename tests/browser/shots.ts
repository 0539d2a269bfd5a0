// Writes a picture of every screen into a folder, for people to look at: `npx tsx tests/browser/shots.ts`.
// Words after it choose screens by their names: `npx tsx tests/browser/shots.ts home car`.
import { mkdir } from "node:fs/promises";
import { chromium, devices, type Browser, type Page } from "@playwright/test";
import { ensureBuild } from "../../tools/build.mjs";
import { findChromium } from "../../tools/chromium.mjs";
import { LANGS, type Lang } from "./fixtures";
import { openScreen, SCREENS, type Screen } from "./screens";
import { startSite } from "./site";
import { startStaffSession } from "./staff-session";

const FOLDER = "shots";
const WIDTHS = [390, 1280];
const SCHEMES = ["light", "dark"] as const;

type Shot = { screen: Screen; width: number; scheme: (typeof SCHEMES)[number]; lang: Lang };

async function take(browser: Browser, { screen, width, scheme, lang }: Shot) {
  const phone = width < 600 ? devices["Pixel 7"] : {};
  const context = await browser.newContext({
    ...phone,
    viewport: { width, height: width < 600 ? 844 : 900 },
    deviceScaleFactor: 1,
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await openScreen(page, screen, lang);
  await screen.prepare?.(page, lang);
  await showLazyPictures(page);
  const name = [screen.name, lang, width, scheme].join("-");
  // The option `fullPage` takes the picture without touch, so the window gets the height of the page.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  await context.close();
}

/** Scrolls through the page: pictures below the window are loaded only near it. */
async function showLazyPictures(page: Page) {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });
}

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
ensureBuild();
await mkdir(FOLDER, { recursive: true });
const site = await startSite();
process.env.SITE_URL = site.url;
await startStaffSession();
const executablePath = findChromium() ?? undefined;
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  for (const screen of screens)
    for (const lang of LANGS)
      for (const width of WIDTHS)
        for (const scheme of SCHEMES) await take(browser, { screen, width, scheme, lang });
} finally {
  await browser.close();
  await site.stop();
}
