import { FOCUSES, type Focus } from "~/catalog/photos/photo";

/** Widths of pictures cut to 16:9, for cards and link previews, in pixels. */
export const CUT_WIDTHS = [320, 480, 640, 960, 1280] as const;

/** Widths of pictures that show all of the photo, for galleries. */
export const FULL_WIDTHS = [640, 1280, 1920] as const;

/** The width of thumbnails, which is one of `CUT_WIDTHS`. */
export const THUMBNAIL_WIDTH = 480 satisfies (typeof CUT_WIDTHS)[number];

export const FORMATS = ["jpg", "webp", "avif"] as const;

export type Format = (typeof FORMATS)[number];

/** The focus of a picture that is not cut. */
export const UNCUT = 0 as const;

const RATIO = 16 / 9;

type Size = { width: number; height: number };

/** What the name of a picture's file says: `hash` is that of the original. */
export type PictureName = {
  hash: string;
  focus: Focus | typeof UNCUT;
  width: number;
  format: Format;
};

/** A section of a photo in fractions of the photo's width and height. */
export type Area = { left: number; top: number; width: number; height: number };

/** Returns the largest area of a photo that is 16:9, at its focus. */
export function cutArea({ width, height }: Size, focus: Focus): Area {
  const cut = {
    width: Math.min(1, (height * RATIO) / width),
    height: Math.min(1, width / RATIO / height),
  };
  const column = (focus - 1) % 3;
  const row = Math.floor((focus - 1) / 3);
  return { left: ((1 - cut.width) * column) / 2, top: ((1 - cut.height) * row) / 2, ...cut };
}

/** Returns the widths of a photo's cut pictures. The smallest exists even if the photo is smaller. */
export function cutWidths(size: Size): number[] {
  return upTo(CUT_WIDTHS, Math.min(size.width, size.height * RATIO));
}

/** Returns the widths of a photo's uncut pictures. */
export function fullWidths({ width }: Size): number[] {
  return upTo(FULL_WIDTHS, width);
}

function upTo(widths: readonly number[], most: number) {
  return widths.filter((width, index) => index === 0 || width <= Math.ceil(most));
}

/** Returns all pictures of a photo in some formats, large ones first. */
export function picturesOf(
  photo: Size & { hash: string; focus: Focus },
  formats: readonly Format[],
) {
  const { hash, focus } = photo;
  const files = (of: PictureName["focus"], widths: number[], format: Format) =>
    widths.toReversed().map((width): PictureName => ({ hash, focus: of, width, format }));
  return formats.flatMap((format) => [
    ...files(UNCUT, fullWidths(photo), format),
    ...files(focus, cutWidths(photo), format),
  ]);
}

/**
 * Returns the name `HASH-WIDTH.FORMAT`; the last digit of its hash is the focus. Another cut has another
 * name.
 */
export function fileName({ hash, focus, width, format }: PictureName): string {
  return `${hash}${focus}-${width}.${format}`;
}

const FILE_NAME = /^([0-9a-f]{32})(\d)-(\d{3,4})\.(jpg|webp|avif)$/;

/** Parses a file's name; null for one that no picture can have. */
export function parseFileName(name: string): PictureName | null {
  const [, hash = "", digit, width, extension] = FILE_NAME.exec(name) ?? [];
  const focus = [UNCUT, ...FOCUSES].find((known) => String(known) === digit);
  const format = FORMATS.find((known) => known === extension);
  if (focus === undefined || !format) return null;
  const widths: readonly number[] = focus === UNCUT ? FULL_WIDTHS : CUT_WIDTHS;
  return widths.includes(Number(width)) ? { hash, focus, width: Number(width), format } : null;
}
