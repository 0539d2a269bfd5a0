import type { PictureProps } from "~/ui/picture";

const DRAWING = /^\/pictures\/cars\/[^/]+\/[^/]+\.svg$/;

/** The media query of windows in which lists and galleries show a car in at most 14rem. */
const PHONES = "(max-width: 30rem)";

/** Returns the small AVIF of a car's drawing, for phones. There is none for other pictures. */
export function drawingSources(src: string): Pick<PictureProps, "sources"> {
  if (!DRAWING.test(src)) return {};
  const srcSet = src.replace(/svg$/, "avif");
  return { sources: [{ type: "image/avif", media: PHONES, srcSet }] };
}
