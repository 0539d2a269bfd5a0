import { href } from "react-router";
import type { CarPhoto } from "~/catalog/photos/photo";
import {
  cutWidths,
  fileName,
  fullWidths,
  THUMBNAIL_WIDTH,
  UNCUT,
  type Format,
  type PictureName,
} from "./picture-sizes";

type Files = Pick<CarPhoto, "hash" | "focus" | "width" | "height">;

/** The sources of a `<picture>`: files by format, best first, and a JPEG for all browsers. */
export type PhotoSources = {
  sources: { type: string; srcSet: string }[];
  src: string;
  srcSet: string;
};

/** Returns the files of a photo cut to 16:9. */
export function cutSources(photo: CarPhoto): PhotoSources {
  return sourcesOf(photo, photo.focus, cutWidths(photo), 640);
}

/** Returns the files of a photo that show all of it. */
export function fullSources(photo: CarPhoto): PhotoSources {
  return sourcesOf(photo, UNCUT, fullWidths(photo), 1280);
}

/** Returns the path of a photo's largest JPEG, cut to 16:9. */
export function cutPath(photo: Files): string {
  return picturePath({ ...photo, width: cutWidths(photo).at(-1)!, format: "jpg" });
}

/** Returns the path of a photo's largest JPEG. */
export function fullPath(photo: Files): string {
  return picturePath({ ...photo, focus: UNCUT, width: fullWidths(photo).at(-1)!, format: "jpg" });
}

/** The minimum width for search engines and link previews, in pixels. */
const LARGE_WIDTH = 1200;

/** Returns whether `cutPath` is large enough for search engines and link previews. */
export function isLarge(photo: Files): boolean {
  return cutWidths(photo).at(-1)! >= LARGE_WIDTH;
}

/** Returns a JPEG for link previews, with its size; null if the photo is too small. */
export function previewOf(photo: Files) {
  const width = cutWidths(photo).at(-1)!;
  return isLarge(photo) ? { path: cutPath(photo), width, height: (width * 9) / 16 } : null;
}

/** Returns the path of a small JPEG, cut to 16:9. */
export function thumbnailPath(photo: Files): string {
  const widths = cutWidths(photo);
  const width = widths.findLast((one) => one <= THUMBNAIL_WIDTH) ?? widths[0]!;
  return picturePath({ ...photo, width, format: "jpg" });
}

function sourcesOf(
  { hash, hasAvif }: CarPhoto,
  focus: PictureName["focus"],
  widths: number[],
  usual: number,
): PhotoSources {
  const path = (width: number, format: Format) => picturePath({ hash, focus, width, format });
  const setOf = (format: Format) =>
    widths.map((width) => `${path(width, format)} ${width}w`).join(", ");
  const modern = hasAvif ? (["avif", "webp"] as const) : (["webp"] as const);
  return {
    sources: modern.map((format) => ({ type: `image/${format}`, srcSet: setOf(format) })),
    src: path(widths.findLast((width) => width <= usual) ?? widths[0]!, "jpg"),
    srcSet: setOf("jpg"),
  };
}

function picturePath(name: PictureName): string {
  return href("/photos/:file", { file: fileName(name) });
}
