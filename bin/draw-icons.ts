// `npm run icons`: renders the icons of the site from their SVG.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "./chromium.mjs";

const PUBLIC = join(import.meta.dirname, "..", "public");

/** Sizes in px, square unless `height` is given. `few`: reduced to 256 opaque colours, a smaller file. */
type Drawing = { from: string; to: string; width: number; height?: number; few?: boolean };

/** Home screens crop the corners, so the Apple and the maskable icon have no transparent edge. */
const DRAWINGS: readonly Drawing[] = [
  { from: "favicon.svg", to: "favicon.ico", width: 32 },
  { from: "favicon.svg", to: "icons/icon-192.png", width: 192 },
  { from: "favicon.svg", to: "icons/icon-512.png", width: 512 },
  { from: "brand/maskable.svg", to: "icons/maskable-512.png", width: 512 },
  { from: "brand/maskable.svg", to: "apple-touch-icon.png", width: 180 },
  {
    from: "brand/social-card.svg",
    to: "brand/social-card.png",
    width: 1200,
    height: 630,
    few: true,
  },
];

/** Shows only the picture in the page, at its exact size. */
async function show(page: Page, { from, width, height = width }: Drawing) {
  const svg = await readFile(join(PUBLIC, from), "base64");
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${svg}"
      width="${width}" height="${height}" style="display:block">`,
  );
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
}

/** The pixels of the shown picture, each as 0xRRGGBB, row by row. */
function readPixels(page: Page): Promise<number[]> {
  return page.locator("img").evaluate((image: HTMLImageElement) => {
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
    context.drawImage(image, 0, 0, image.width, image.height);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const pixels = new Uint32Array(data.buffer); // 0xAABBGGRR
    return Array.from(pixels, (p) => ((p & 255) << 16) | (p & 0xff00) | ((p >> 16) & 255));
  });
}

function distance(a: number, b: number) {
  return [16, 8, 0].reduce(
    (sum, bits) => sum + (((a >> bits) & 255) - ((b >> bits) & 255)) ** 2,
    0,
  );
}

/** The 256 most frequent colours, and the index of the nearest one for every colour. */
function choosePalette(pixels: readonly number[]) {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const palette = byCount.slice(0, 256);
  const nearest = (colour: number) =>
    palette.reduce(
      (best, one, at) => (distance(one, colour) < distance(palette[best]!, colour) ? at : best),
      0,
    );
  return { palette, places: new Map(byCount.map((colour) => [colour, nearest(colour)])) };
}

function chunk(type: string, data: Uint8Array) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function toPalettePng(pixels: readonly number[], width: number, height: number) {
  const { palette, places } = choosePalette(pixels);
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]); // 8 bits, palette
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc((width + 1) * height); // each row starts with 0, no filter
  pixels.forEach((pixel, at) => (rows[at + Math.floor(at / width) + 1] = places.get(pixel)!));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** An ICO file with one picture: a header, one directory entry and the PNG. */
function toIco(png: Buffer, size: number) {
  const start = [0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]; // one icon, 32 bits a pixel
  const head = Buffer.from([...start, 0, 0, 0, 0, 22, 0, 0, 0]); // its length, its offset
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

async function draw(page: Page, drawing: Drawing) {
  const { to, width, height = width, few } = drawing;
  await show(page, drawing);
  const png = few
    ? toPalettePng(await readPixels(page), width, height)
    : await page.screenshot({ omitBackground: true });
  await mkdir(dirname(join(PUBLIC, to)), { recursive: true });
  await writeFile(join(PUBLIC, to), to.endsWith(".ico") ? toIco(png, width) : png);
}

const executablePath = findChromium() ?? undefined;
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const drawing of DRAWINGS) await draw(page, drawing);
await browser.close();
