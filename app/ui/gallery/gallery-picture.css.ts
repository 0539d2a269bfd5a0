import { style, styleVariants } from "@vanilla-extract/css";

const photo = style({ aspectRatio: "16 / 9", objectFit: "cover" });

/** In reading order: 1 is top left, 9 bottom right. */
const PLACES = {
  1: "left top",
  2: "top",
  3: "right top",
  4: "left",
  5: "center",
  6: "right",
  7: "left bottom",
  8: "bottom",
  9: "right bottom",
} as const;

export type Focus = keyof typeof PLACES;

/** A photo of any shape in its frame, by its focus. */
export const photoAt = styleVariants(PLACES, (objectPosition) => [photo, { objectPosition }]);
