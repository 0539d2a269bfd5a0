export type FileType = "jpeg" | "png" | "webp" | "avif" | "heic" | "animated" | "unknown";

/** The number of a file's first bytes that `fileTypeOf` needs. */
export const HEAD_BYTES = 64;

/** Brands of HEIF files with HEVC pictures, as iPhones write them. */
const HEIC_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Returns the type by a file's first bytes; its name may be wrong. */
export function fileTypeOf(head: Buffer): FileType {
  const text = head.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  if (text.startsWith("ftyp", 4)) return heifType(head);
  return "unknown";
}

/** Returns the type of a HEIF file by its major brand and the compatible ones. */
function heifType(head: Buffer): FileType {
  const boxEnd = Math.min(head.readUInt32BE(0), head.length);
  const listed = head.toString("latin1", 8, 12) + head.toString("latin1", 16, boxEnd);
  const brands: string[] = listed.match(/.{4}/gs) ?? [];
  if (brands[0] === "avis") return "animated";
  if (brands.includes("avif")) return "avif";
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? "heic" : "unknown";
}
