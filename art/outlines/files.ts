import { BODY_TYPES } from "~/fleet/body-type";
import { plainCars, type PlainCar } from "./bodies";
import { flatCamera, LOOKS, photoCamera } from "./cameras";
import { boot, dashboard } from "./cabin";
import { linesOf, type Box, type Lines } from "./lines";

/** The folder of the outlines for the hand-over. */
export const OUTLINES = "public/pictures/outlines";

const [MIDDLE, HALF] = [400, 225];
const [MARGIN, GAP] = [6, 10];

/** How far mirrors stand out. */
const MIRROR = 255;

/** The widths of an outline and of the details within it. */
type Pens = readonly [outline: number, details: number];
const UNFOLDED_PENS: Pens = [3.2, 1.7];
const PHOTO_PENS: Pens = [4.4, 2.3];

function drawn({ outline, details }: Lines, [thick, thin]: Pens): string {
  return `<path stroke-width="${thick}" d="${outline}"/><path stroke-width="${thin}" d="${details}"/>`;
}

const INK = `fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"`;

function svg(viewBox: readonly number[], parts: readonly string[]): string {
  const box = viewBox.map(Math.round).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${INK}>${parts.join("")}</svg>\n`;
}

/** Five views of a body at one scale, each a group. The right side is the left one's mirror image. */
function unfolded(car: PlainCar): string {
  const { length, width, height } = car.shape;
  const outer = width / 2 + MIRROR;
  const scale = (HALF - MARGIN - GAP) / (outer + height);
  const aside = (length / 2) * scale + GAP + (height / 2) * scale;
  const below = outer * scale + GAP + (height / 2) * scale;
  const view = (look: keyof typeof LOOKS, x: number, centre: readonly [number, number]): string => {
    const at = [x, height / 2, 0] as const;
    return drawn(linesOf(car, flatCamera(LOOKS[look], at, centre, scale)), UNFOLDED_PENS);
  };
  const left = view("left", length / 2, [MIDDLE, HALF + below]);
  const reach = aside + (height / 2) * scale + MARGIN;
  return svg(
    [MIDDLE - reach, 0, 2 * reach, 2 * HALF],
    [
      `<g id="front">${view("front", 0, [MIDDLE - aside, HALF])}</g>`,
      `<g id="rear">${view("rear", length, [MIDDLE + aside, HALF])}</g>`,
      `<g id="left">${left}</g>`,
      `<g id="right" transform="matrix(1 0 0-1 0 ${2 * HALF})">${left}</g>`,
      `<g id="top">${view("top", length / 2, [MIDDLE, HALF])}</g>`,
    ],
  );
}

/** The frame of a photo, four to three, round what is seen. */
function frameAround([left, top, width, height]: Box): number[] {
  const across = Math.max(width, (height * 4) / 3) * 1.08;
  const down = (across * 3) / 4;
  return [left + width / 2 - across / 2, top + height / 2 - down / 2, across, down].map(Math.round);
}

/** A file of symbols, for `<use href="FILE#ID">`: they take the colour of the text around them. */
function sprite(symbols: readonly string[]): string {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">`;
  return `${start}${symbols.join("")}</svg>\n`;
}

function symbol(id: string, frame: readonly number[], content: string): string {
  return `<symbol id="${id}" viewBox="${frame.join(" ")}" ${INK}>${content}</symbol>`;
}

/** The photos of a car from outside, each a symbol. Those of the right are the mirror images of the left. */
function photos(car: PlainCar): string {
  const view = (end: "front" | "rear", heading: number) => {
    const lines = linesOf(car, photoCamera(end, heading, car.shape));
    return { frame: frameAround(lines.box), content: drawn(lines, PHOTO_PENS) };
  };
  const left = {
    front: view("front", 0),
    "front-left": view("front", 42),
    left: view("front", 90),
    "rear-left": view("rear", 42),
    rear: view("rear", 0),
  };
  const mirrored = ({ frame, content }: (typeof left)["left"]) => ({
    frame,
    content: `<g transform="matrix(-1 0 0 1 ${2 * frame[0]! + frame[2]!} 0)">${content}</g>`,
  });
  const all = {
    ...left,
    "rear-right": mirrored(left["rear-left"]),
    right: mirrored(left.left),
    "front-right": mirrored(left["front-left"]),
  };
  return sprite(Object.entries(all).map(([id, { frame, content }]) => symbol(id, frame, content)));
}

function inside(): string {
  const frame = [0, 0, 800, 600];
  return sprite([symbol("dashboard", frame, dashboard), symbol("boot", frame, boot)]);
}

/** The name of each file with what draws it. */
export const outlineFiles: readonly (readonly [file: string, draw: () => string])[] = [
  ...BODY_TYPES.flatMap((type) => [
    [`${type}-unfolded.svg`, () => unfolded(plainCars[type])] as const,
    [`${type}-photos.svg`, () => photos(plainCars[type])] as const,
  ]),
  ["inside-photos.svg", inside],
];
