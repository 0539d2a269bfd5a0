/** What a photo shows. A car has one photo of each view but `more`. */
export const VIEWS = [
  "main",
  "exterior1",
  "exterior2",
  "interior1",
  "interior2",
  "trunk",
  "more",
] as const;

export type View = (typeof VIEWS)[number];

/** The area that remains when a photo is cut, in reading order: 1 is top left, 9 bottom right. */
export const FOCUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export type Focus = (typeof FOCUSES)[number];

/** A photo on a page, with its text in one language. */
export type CarPhoto = {
  view: View;
  hash: string;
  focus: Focus;
  /** The size of the original, in pixels. */
  width: number;
  height: number;
  alt: string;
  /** Whether its AVIF files have been made. */
  hasAvif: boolean;
};
