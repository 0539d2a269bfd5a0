import { WEB_FONT } from "./font-families";
import georgian from "./fonts/georgian.woff2";
import lari from "./fonts/lari.woff2";
import latin from "./fonts/latin.woff2";

/**
 * Returns the rule of a web font. A font that loads late is used from the next page on, instead of shifting
 * the layout of this one. On fast lines pages preload their fonts, so that they are seldom late.
 */
function webFont(
  family: string,
  url: string,
  { range, display = "optional" }: { range: string; display?: string },
) {
  return `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:400 800;font-stretch:72% 100%;font-display:${display};unicode-range:${range}}`;
}

/**
 * Returns the rule of the system's sans serif with the metrics of the web font, for equal lines and breaks.
 */
function fallback(family: string, scale: number) {
  const [ascent, descent] = [106.8, 29.2].map((percent) => `${(percent / scale).toFixed(1)}%`);
  return `@font-face{font-family:${family};src:local(Arial),local(Liberation Sans),local(Helvetica),local(Roboto);size-adjust:${scale * 100}%;ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
}

/**
 * The rules of the fonts, which are in every page: in a style sheet that is loaded later they would lay out
 * the whole page again.
 */
export const FONT_FACES = [
  webFont(WEB_FONT, latin, {
    range: "U+20-7E,U+A0,U+AB,U+B7,U+BB,U+D7,U+E9,U+2013-2026,U+202F,U+2212",
  }),
  webFont(WEB_FONT, georgian, { range: "U+10D0-10F0" }),
  // Many system fonts lack the sign of the lari, and a price without its currency is wrong.
  webFont("Mgzavri Lari", lari, { range: "U+20BE", display: "swap" }),
  fallback("Mgzavri Sans Fallback", 1.05),
  fallback("Mgzavri Poster Fallback", 0.87),
].join("");
