import type { Paint } from "../paints";
import type { Tone } from "./tones";

/** A colour between two, both as "#rrggbb"; 0 is the first. */
export function mixed(from: string, to: string, part: number): string {
  const channel = (ink: string, at: number): number => Number.parseInt(ink.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * part)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${blended.join("")}`;
}

/** The colours of all tones of a car of that paint. */
export function inksOf(paint: Paint): Readonly<Record<Tone, string>> {
  return {
    body: paint.body,
    deep: mixed(paint.shade, paint.line, 0.55),
    shade: paint.shade,
    light: mixed(paint.body, paint.light, 0.55),
    gloss: paint.light,
    glass: "#33414f",
    glassSide: "#23303d",
    glint: "#566878",
    trimDeep: "#1d1c20",
    trim: "#302f34",
    soft: "#4c4b52",
    grille: "#1d1c20",
    slat: "#3c3b41",
    chrome: "#cfc8c2",
    red: "#c93a33",
    redDeep: "#8a2430",
    lens: "#eaecea",
    lensShade: "#a9b2bb",
    bulb: "#4a5470",
    void: "#151417",
  };
}
