import { crc32 } from "node:zlib";
import sharp from "sharp";

const SIZE = { width: 640, height: 480 };

/** Creates a JPEG whose left half is red and whose right half is blue. */
export function photo(size = SIZE): Promise<Buffer> {
  return halves(size).jpeg().toBuffer();
}

/**
 * Creates a JPEG as a phone writes it: the pixels lie on their side, with the orientation and a position
 * beside them.
 */
export function phonePhoto(size = SIZE): Promise<Buffer> {
  return halves(size)
    .withExif({
      IFD0: { Make: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 42/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Creates a JPEG of noise, which takes about as many bytes as a photo. */
export function noisyPhoto(size = SIZE): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  return sharp({ create: { ...size, channels: 3, background: "#808080", noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

function halves({ width, height }: typeof SIZE) {
  const half = {
    width: Math.floor(width / 2),
    height,
    channels: 3 as const,
    background: "#d01020",
  };
  return sharp({ create: { width, height, channels: 3, background: "#1030d0" } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

/** Files that must be refused, or must not break anything, by what is wrong with each. */
export const ODD_FILES = {
  truncated: async () => (await photo()).subarray(0, 2_000),
  bomb: async () => pngHeader(50_000, 50_000),
  svg: async () =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>`),
  script: async () => Buffer.from("<?php system($_GET['x']); ?>"),
  tiny: async () =>
    sharp(await photo())
      .resize(1, 1)
      .png()
      .toBuffer(),
  heic: async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic".padEnd(400, "\0"), "latin1"),
  animated: animatedWebp,
  text: async () => Buffer.from("\xff\xd8\xffthis is no picture", "latin1"),
} satisfies Record<string, () => Promise<Buffer>>;

async function animatedWebp() {
  const frames = await Promise.all([
    photo(),
    sharp(await photo())
      .flop()
      .toBuffer(),
  ]);
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** Returns a PNG of some megapixels in a few bytes: its pixels never follow. */
function pngHeader(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", Buffer.alloc(32)),
    chunk("IEND"),
  ]);
}

function chunk(type: string, data = Buffer.alloc(0)) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
