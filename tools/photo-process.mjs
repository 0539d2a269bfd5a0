// This is the child process that decodes and encodes photos: a broken or hostile file can end it, but not
// the site. Its jobs are messages of `app/catalog/photos/process/jobs.ts`.
import sharp from "sharp";

/** The only formats that are decoded, without SVG and PDF; HEIF is for AVIF. */
const LOADERS = ["JpegFile", "PngFile", "WebpFile", "HeifFile"];

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
sharp.cache(false);
sharp.concurrency(1);

/** The original that was decoded last: the pictures of a photo are made one after another. */
let decoded = { path: "", pixels: null };

const jobs = { store, cut };

/** Stores the upright picture as JPEG, without position data. */
async function store({ input, output, limits }) {
  const picture = sharp(input, { failOn: "warning", limitInputPixels: limits.pixels });
  const { pages = 1, width, height } = await picture.metadata();
  if (pages > 1) return { ok: false, reason: "animated" };
  if (Math.min(width, height) < limits.minSide) return { ok: false, reason: "small" };
  const stored = await picture
    .autoOrient()
    .resize({ width: limits.side, height: limits.side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .jpeg({ quality: 82, progressive: true, optimizeCoding: true, chromaSubsampling: "4:2:0" })
    .toFile(output);
  return { ok: true, width: stored.width, height: stored.height };
}

const ENCODERS = {
  jpg: (picture) => picture.jpeg({ quality: 76, progressive: true }),
  webp: (picture) => picture.webp({ quality: 74, effort: 3 }),
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
};

/** Makes one picture of a stored photo. `area` is the section to show, as fractions of its size. */
async function cut({ input, output, width, format, area, side }) {
  if (decoded.path !== input) decoded = { path: input, pixels: await decode(input, side) };
  const { data, info } = decoded.pixels;
  const picture = sharp(data, { raw: info });
  if (area) {
    picture.extract({
      left: Math.round(area.left * info.width),
      top: Math.round(area.top * info.height),
      width: Math.round(area.width * info.width),
      height: Math.round(area.height * info.height),
    });
  }
  await ENCODERS[format](picture.resize({ width })).toFile(output);
  return { ok: true };
}

/**
 * Decodes and shrinks a photo, once for all of its pictures: AVIF of the whole photo would need gigabytes.
 */
function decode(input, side) {
  return sharp(input)
    .resize({ width: side, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

process.on("message", async ({ kind, ...job }) => {
  process.send?.(await jobs[kind](job).catch(failure));
});

function failure({ message }) {
  return { ok: false, reason: reasonOf(message), message };
}

function reasonOf(message) {
  if (/pixel limit|dimensions|too large/i.test(message)) return "pixels";
  return /no space left|unable to write|write error/i.test(message) ? "disk" : "damaged";
}

// The site has ended.
process.on("disconnect", () => process.exit(0));
