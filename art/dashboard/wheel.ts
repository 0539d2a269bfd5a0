import type { WheelSpokes } from "../cabin/cabin";
import { inks, type Tones } from "../cabin/inks";
import { ring, seam } from "../cabin/path";
import type { Decor } from "./parts";
import { disc, filled, stroked } from "../svg";

const spokeShapes: Readonly<Record<WheelSpokes, string>> = {
  three:
    "M-74-6Q-40-16-26-8L-22 10Q-44 12-73 16ZM74-6Q40-16 26-8L22 10Q44 12 73 16ZM-16 20H16L11 76H-11Z",
  four: "M-74-8Q-40-16-26-10L-24 2Q-48 4-75 6ZM74-8Q40-16 26-10L24 2Q48 4 75 6ZM-26 14-12 24-40 68-54 56ZM26 14 12 24 40 68 54 56Z",
  flat: "M-74-6Q-40-14-26-8L-22 12Q-44 14-72 18ZM74-6Q40-14 26-8L22 12Q44 14 72 18ZM-22 18H22L30 64Q0 68-30 64Z",
  two: "M-75-6Q-46-14-28-10L-24 20Q-44 26-70 26ZM75-6Q46-14 28-10L24 20Q44 26 70 26Z",
};

/** The steering wheel around (x, y): rim with grips, spokes, keys and the cushion. */
export function steeringWheel(
  x: number,
  y: number,
  kind: WheelSpokes,
  panel: Tones,
  cloth: Tones,
  decor: Decor,
): string {
  const rim =
    kind === "flat"
      ? "M-78 0C-78-48-44-80 0-80S78-48 78 0C78 36 58 68 34 70Q0 73-34 70C-58 68-78 36-78 0Z"
      : "M-78 0C-78-46-44-80 0-80S78-46 78 0 44 79 0 79-78 46-78 0Z";
  return [
    `<g transform="translate(${x} ${y})">`,
    filled("M-96-20Q-60-16-30-8L-30 0Q-62-6-98-10ZM96-20Q60-16 30-8L30 0Q62-6 98-10Z", panel.deep),
    filled(spokeShapes[kind], panel.shade),
    filled(
      "M-66-3Q-46-9-31-5L-30 6Q-48 7-66 8ZM66-3Q46-9 31-5L30 6Q48 7 66 8Z",
      kind === "four" ? panel.deep : decor[1],
    ),
    disc(-54, 2, 3, inks.cool) + disc(-42, 1, 3, inks.cool),
    disc(54, 2, 3, inks.cool) + disc(42, 1, 3, inks.cool),
    filled("M-30-16Q0-26 30-16 34 6 20 26 0 34-20 26-34 6-30-16Z", panel.mid),
    filled("M-30-16Q0-26 30-16L30-10Q0-19-30-10Z", panel.light),
    ring(0, 3, 9, decor[0], 2),
    `<path d="${rim}" fill="none" stroke="#1c1c1f" stroke-width="15"/>`,
    `<path d="${rim}" fill="none" stroke="${panel.shade}" stroke-width="11"/>`,
    stroked("M-76-18C-70-52-42-79-4-80", panel.light, 4.5),
    stroked("M-77 18C-73 36-64 52-54 62M77 18C73 36 64 52 54 62", "#1c1c1f", 8),
    seam("M-72 4C-72-42-40-74 0-74S72-42 72 4", cloth.stitch),
    `</g>`,
  ].join("");
}
