import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { pageCall, renderedCall } from "../calls";
import { spreadOf, takeTurns, type Comparison, type Server, type Spread } from "../compare";
import { APPS, type App } from "../frameworks/apps";
import { countElements, readContent } from "../frameworks/content";
import { serveApp } from "../frameworks/serve-app";
import { openWeakBrowser } from "../line/load-page";
import { makeDataFolder, openSite } from "../sites";
import { loadNow, verdict, type Section } from "./section";

const HEAD = [
  "",
  "elements",
  "HTML, brotli",
  "scripts, brotli",
  "CPU of a page",
  "site's CPU to it",
  "site's rate to it",
  "",
  "load",
];

type Rival = { app: App; server: Server };
type Size = { elements: number; html: number; scripts: number };

export const frameworks: Section = {
  about: "the rendered home page, and stock pages with the same elements",
  async run() {
    const site = await openSite(await makeDataFolder());
    const home = { url: site.url, pid: site.process.pid! };
    const response = await fetch(site.url);
    const content = readContent(await response.text());
    const browser = await openWeakBrowser();
    const rows: string[][] = [];
    const own: number[] = [];
    const notes = [
      "The content is the body of `/` without scripts and styles, as static elements of one component: no data, no texts to look up. Rendered for each request, uncompressed, in turns with the site's `/`. Scripts are those that the browser loads by itself. Target: less CPU than React Router.",
    ];
    for (const app of APPS) {
      const rival = await open(app, content);
      if ("failure" in rival) {
        console.log(rival.failure);
        notes.push(`Not measured: ${app.name}, which could not be installed, built or started.`);
        continue;
      }
      const compared = await takeTurns(
        [home, { calls: [renderedCall("/")], status: 200 }],
        [rival.server, { calls: [pageCall("/")], status: 200 }],
      );
      own.push(compared.first.median);
      rows.push(describe(rival, await measureSize(browser, rival.server.url), compared));
      console.log(rows.at(-1)!.join("  "));
      notes.push(`${app.name}: ${listPackages(app)}.`);
    }
    rows.unshift(describeSite(await measureSize(browser, site.url), spreadOf(own)));
    return { tables: [{ head: HEAD, rows }], notes };
  },
};

async function open(app: App, content: ReturnType<typeof readContent>) {
  try {
    return { app, server: await serveApp(app, content) } satisfies Rival;
  } catch (error) {
    return { failure: `SKIPPED: ${app.name}: ${String(error)}` };
  }
}

/** Of a page without an interaction. */
async function measureSize(browser: Browser, url: string): Promise<Size> {
  const page = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  const response = await page.goto(url, { waitUntil: "networkidle" });
  const html = await response!.text();
  const bodies = await Promise.all(scripts);
  await page.close();
  return {
    elements: countElements(html),
    html: brotliCompressSync(html).byteLength,
    scripts: bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0),
  };
}

function describe({ app }: Rival, size: Size, { second, cpu, rate }: Comparison): string[] {
  return [
    app.name,
    ...sizes(size),
    `${second.median.toFixed(2)} ms`,
    `${cpu.median.toFixed(2)} (${cpu.min.toFixed(2)} to ${cpu.max.toFixed(2)})`,
    rate.median.toFixed(2),
    app.name === "React Router" ? verdict(cpu.median < 1) : "",
    loadNow(),
  ];
}

/** Its CPU is the median of the comparisons. */
function describeSite(size: Size, { median }: Spread): string[] {
  return ["this site", ...sizes(size), `${median.toFixed(2)} ms`, "", "", "", loadNow()];
}

function sizes({ elements, html, scripts }: Size) {
  return [String(elements), `${(html / 1000).toFixed(1)} KB`, `${(scripts / 1000).toFixed(1)} KB`];
}

function listPackages({ packages }: App) {
  return Object.entries(packages)
    .map(([name, version]) => `\`${name}\` ${version}`)
    .join(", ");
}
