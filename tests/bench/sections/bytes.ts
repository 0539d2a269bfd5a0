import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { parseHTML } from "linkedom";
import sharp from "sharp";
import { scriptsOf } from "../../http/pages/client-scripts";
import { signIn } from "../desk";
import { makeDataFolder, openSite, OWN_COMPANY } from "../sites";
import { loadNow, verdict, type Section } from "./section";

const KB = 1_024;

/**
 * The bytes that a page may have at most: a number, one for each language, or those of the text and as many
 * more.
 */
const PAGES: [path: string, atMost: number | readonly number[] | "text and 5 KB"][] = [
  ["/", [25 * KB, 27 * KB]],
  ["/all-cars", 14 * KB],
  ["/faq", 9 * KB],
  ["/cars/1", 9 * KB],
  ["/tbilisi", 9 * KB],
  ["/guides/georgian-mountain-roads-tips", "text and 5 KB"],
  ["/privacy-policy", "text and 5 KB"],
  ["/terms", "text and 5 KB"],
];
const LANGUAGES = ["en", "ka"] as const;
const START = { files: 8, bytes: 110 * KB };
const ROUTES = ["home", "all-cars", "car-detail", "faq", "city"];

/** The age from which cached pages are rendered again, and then compressed as small as possible. */
const REFRESH_MS = 10_500;
const REFRESHES = 4;

export const bytes: Section = {
  about: "bytes of pages with their styles, and of the scripts that React's start loads",
  async run() {
    const site = await openSite(await makeDataFolder(), OWN_COMPANY);
    const drawings = await measureAll(site.url);
    await uploadPhotos(site.url);
    const photos = await measureAll(site.url);
    const rows = drawings.map((row, index) => describe(row, photos[index]!));
    return {
      tables: [
        {
          head: ["", "English", "Georgian", "with photos", "Georgian", "target", "", "load"],
          rows,
        },
        {
          head: ["", "English", "Georgian", "target", "", "load"],
          rows: ROUTES.map(describeScripts),
        },
      ],
      notes: [
        "HTML as it is sent in brotli, with the styles and the loader, from the page cache once a page has been rendered again. Every model has a photo, or none.",
        "Scripts in brotli, with the texts of the language, without the style sheet.",
      ],
    };
  },
};

type PageMeasurement = { path: string; sizes: number[]; limits: number[] };

/** Measures each page in each language, after it was compressed for the last time. */
async function measureAll(url: string): Promise<PageMeasurement[]> {
  for (let refresh = 1; refresh < REFRESHES; refresh += 1) {
    for (const [path] of PAGES) for (const lang of LANGUAGES) await load(url, path, lang);
    await pause(REFRESH_MS);
  }
  const measured: PageMeasurement[] = [];
  for (const [path, atMost] of PAGES) {
    const loads = [await load(url, path, "en"), await load(url, path, "ka")];
    const limits = loads.map(({ html }, index) => {
      if (atMost === "text and 5 KB") return textBytes(html) + 5 * KB;
      return typeof atMost === "number" ? atMost : atMost[index]!;
    });
    measured.push({ path, sizes: loads.map(({ size }) => size), limits });
  }
  return measured;
}

async function load(url: string, path: string, lang: string) {
  const headers = { "Accept-Encoding": "br", "Accept-Language": lang };
  const response = await fetch(url + path, { headers });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return { html: await response.text(), size: Number(response.headers.get("Content-Length")) };
}

function textBytes(html: string) {
  const text = parseHTML(html).document.querySelector("main")?.textContent ?? "";
  return brotliCompressSync(text).byteLength;
}

/** Uploads a photo to each model. */
async function uploadPhotos(url: string) {
  const Cookie = await signIn(url);
  const cars = (await (await fetch(`${url}/api/cars`)).json()) as { id: number }[];
  for (const { id } of cars) {
    const background = { r: id * 8, g: 120, b: 160 };
    const photo = await sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append("intent", "upload-photos");
    body.append("photos", new File([new Uint8Array(photo)], "photo.jpg"));
    const address = `${url}/admin/fleet/${id}`;
    const post = { method: "POST", headers: { Cookie }, body, redirect: "manual" } as const;
    const { status } = await fetch(address, post);
    if (status !== 303) throw new Error(`a photo was answered with ${status}`);
    while (!(await hasAllSizes(url, id))) await pause(50);
  }
}

/** Resolves with whether a car's page has its photo in the format that is made last. */
async function hasAllSizes(url: string, car: number): Promise<boolean> {
  const page = await fetch(`${url}/cars/${car}`);
  return /\/photos\/[^"\s]+\.avif/.test(await page.text());
}

function describe(drawings: PageMeasurement, photos: PageMeasurement): string[] {
  const sizes = [...drawings.sizes, ...photos.sizes];
  const limits = [...drawings.limits, ...photos.limits];
  const isMet = sizes.every((size, index) => size <= limits[index]!);
  const target = [...new Set(limits.map(kilobytes))].join(", ");
  return [
    `\`${drawings.path}\``,
    ...sizes.map(kilobytes),
    `at most ${target}`,
    verdict(isMet),
    loadNow(),
  ];
}

function describeScripts(route: string): string[] {
  const starts = LANGUAGES.map((lang) => scriptsOf(`routes/site/${route}`, lang));
  const totals = starts.map((scripts) => scripts.reduce((sum, script) => sum + script.bytes, 0));
  const isMet =
    starts.every(({ length }) => length <= START.files) &&
    totals.every((total) => total <= START.bytes);
  const figures = starts.map(({ length }, index) => `${length}, ${kilobytes(totals[index]!)}`);
  const target = `at most ${START.files}, ${kilobytes(START.bytes)}`;
  return [`React's start on \`${route}\``, ...figures, target, verdict(isMet), loadNow()];
}

function kilobytes(size: number) {
  return `${(size / KB).toFixed(1)} KB`;
}
