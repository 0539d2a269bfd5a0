// `npm run shots:design`: takes the screenshots of docs/design.md.
import { mkdir } from "node:fs/promises";
import { chromium, expect } from "@playwright/test";
import { findChromium } from "../bin/chromium.mjs";
import { hydrated } from "./fixtures";
import { startDevelopmentSite } from "./site";

const FOLDER = "docs/pictures/design";

await mkdir(FOLDER, { recursive: true });
const site = await startDevelopmentSite();
const executablePath = findChromium() ?? undefined;
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  for (const colorScheme of ["light", "dark"] as const) {
    const viewport = { width: 960, height: 900 };
    const page = await browser.newPage({ colorScheme, viewport, reducedMotion: "reduce" });
    await expect(async () => {
      await page.goto(`${site.url}/design`);
      await hydrated(page);
    }).toPass();
    // The web fonts are in the browser's cache now: at the first visit they may come too late.
    await page.reload();
    await hydrated(page);
    for (const specimen of await page
      .locator("main section[aria-labelledby]:not([role=tabpanel])")
      .all()) {
      const name = await specimen.getAttribute("id");
      // Sticky elements would cover it.
      await specimen.screenshot({
        path: `${FOLDER}/${name}-${colorScheme}.png`,
        style: "header, [popovertarget=notifications] { display: none }",
      });
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
