/**
 * `npm run draw`: draws the pictures of all cars and the outlines; `npm run draw -- rav4` those of matching cars, and
 * `npm run draw -- outlines` only the outlines.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pictureFolder } from "#db/seed/picture-folder";
import { pictureFile, smallPictureFile } from "../art/changed-views";
import { FORMER_CARS } from "../art/former-cars";
import { PICTURES, storeHashes } from "../art/kit-hash";
import { OUTLINES, outlineFiles } from "../art/outlines/files";
import { pictureOf, views } from "../art/pictures";
import { carShapes } from "../art/shapes/fleet";
import { smallPicture } from "../art/small-picture";

/** Removes the pictures of cars that no database names, and of views that are no longer drawn. */
function removeStalePictures() {
  const folders = new Set([...carShapes.map(pictureFolder), ...FORMER_CARS]);
  const files = new Set(views.flatMap((view) => [`${view}.svg`, `${view}.avif`]));
  for (const entry of readdirSync(PICTURES, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = join(PICTURES, entry.name);
    if (!folders.has(entry.name)) rmSync(folder, { recursive: true });
    else readdirSync(folder).forEach((file) => files.has(file) || rmSync(join(folder, file)));
  }
}

function drawOutlines() {
  mkdirSync(OUTLINES, { recursive: true });
  for (const [file, draw] of outlineFiles) writeFileSync(join(OUTLINES, file), draw());
}

process.chdir(join(import.meta.dirname, ".."));
const [name] = process.argv.slice(2);
const drawn = carShapes.filter((shape) => !name || pictureFolder(shape).includes(name));
removeStalePictures();
for (const shape of drawn) {
  mkdirSync(join(PICTURES, pictureFolder(shape)), { recursive: true });
  for (const view of views) {
    const svg = pictureOf(shape, view);
    writeFileSync(pictureFile(shape, view), svg);
    writeFileSync(smallPictureFile(shape, view), await smallPicture(svg));
  }
}
if (!name || name === "outlines") drawOutlines();
// The hashes cover all pictures.
if (!name) storeHashes();
console.log(
  `models drawn: ${drawn.length}, pictures: ${drawn.length * views.length}, in ${PICTURES}`,
);
