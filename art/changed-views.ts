import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pictureFolder } from "#db/seed/picture-folder";
import { PICTURES } from "./kit-hash";
import { pictureOf, views, type View } from "./pictures";
import type { CarShape } from "./shape";

/** The file of a car's picture. */
export function pictureFile(shape: CarShape, view: View): string {
  return join(PICTURES, pictureFolder(shape), `${view}.svg`);
}

/** The file of its small picture, for phones. */
export function smallPictureFile(shape: CarShape, view: View): string {
  return pictureFile(shape, view).replace(/svg$/, "avif");
}

/** Draws a car again and returns the views whose committed picture differs. */
export function changedViews(shape: CarShape): View[] {
  return views.filter((view) => {
    const file = pictureFile(shape, view);
    return !existsSync(file) || readFileSync(file, "utf8") !== pictureOf(shape, view);
  });
}
