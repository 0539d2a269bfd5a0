import sharp from "sharp";

/** Pixels. Phones show lists and galleries in at most 14rem. */
export const SMALL_SIZE = { width: 432, height: 243 };

/** An SVG's picture as a small AVIF. */
export function smallPicture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(SMALL_SIZE)
    .avif({ quality: 45, effort: 6, chromaSubsampling: "4:2:0" })
    .toBuffer();
}
