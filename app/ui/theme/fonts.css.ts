import { globalFontFace } from "@vanilla-extract/css";
import { WEB_FONT } from "./font-families";
import georgian from "./fonts/georgian.woff2";
import lari from "./fonts/lari.woff2";
import latin from "./fonts/latin.woff2";

/**
 * A font that loads late is used from the next page on, instead of shifting the layout of this one.
 * On fast lines pages preload their fonts, so that they are seldom late.
 */
const face = (
  url: string,
  unicodeRange: string,
  fontDisplay: "optional" | "swap" = "optional",
) => ({
  src: `url("${url}") format("woff2")`,
  fontWeight: "400 800",
  fontStretch: "72% 100%",
  fontDisplay,
  unicodeRange,
});

globalFontFace(WEB_FONT, [
  face(
    latin,
    "U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00D7, U+00E9, U+2013-2026, U+202F, U+2212",
  ),
  face(georgian, "U+10D0-10F0"),
]);

// Many system fonts lack it, and a price without its currency is wrong.
globalFontFace("Mgzavri Lari", face(lari, "U+20BE", "swap"));

/** The system's sans serif with the metrics of the web font: the same lines and breaks. */
const fallback = (scale: number) => ({
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Roboto")',
  sizeAdjust: `${scale * 100}%`,
  ascentOverride: `${(106.8 / scale).toFixed(1)}%`,
  descentOverride: `${(29.2 / scale).toFixed(1)}%`,
  lineGapOverride: "0%",
});

globalFontFace("Mgzavri Sans Fallback", fallback(1.05));
globalFontFace("Mgzavri Poster Fallback", fallback(0.87));
