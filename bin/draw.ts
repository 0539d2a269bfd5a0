/** Draws every picture of every car anew: `npm run draw`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pictureFolder } from "#db/seed/picture-folder";
import { pictureOf, views } from "../art/pictures";
import { carShapes } from "../art/shapes/fleet";

const folder = join(import.meta.dirname, "../public/pictures/cars");

function clear(): void {
  const folders = new Set(carShapes.map(pictureFolder));
  const files = new Set(views.map((view) => `${view}.svg`));
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    if (!folders.has(entry.name)) rmSync(path, { recursive: true });
    else readdirSync(path).forEach((file) => files.has(file) || rmSync(join(path, file)));
  }
}

clear();
for (const shape of carShapes) {
  const home = join(folder, pictureFolder(shape));
  mkdirSync(home, { recursive: true });
  for (const view of views) writeFileSync(join(home, `${view}.svg`), pictureOf(shape, view));
}
console.log(`${carShapes.length} cars, ${carShapes.length * views.length} pictures in ${folder}`);
