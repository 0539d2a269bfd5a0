import { disc, filled, tenth } from "./svg";

/** Designs of rims. */
export type WheelName =
  | "five-spoke"
  | "twin-spoke"
  | "ten-spoke"
  | "multi-spoke"
  | "steel"
  | "turbine"
  | "six-spoke";

type Design = {
  readonly count: number;
  /** One upright spoke on a rim of radius 100 at the origin. */
  readonly spoke: string;
  readonly hub: number;
  readonly face: "bright" | "dark";
};

const designs: Readonly<Record<WheelName, Design>> = {
  "five-spoke": { count: 5, hub: 24, face: "bright", spoke: "M-13-8L-20-97Q0-101 20-97L13-8Z" },
  "twin-spoke": {
    count: 5,
    hub: 24,
    face: "bright",
    spoke: "M-17-10L-36-93Q-27-97-17-98L-3-28H3L17-98Q27-97 36-93L17-10Z",
  },
  "ten-spoke": { count: 10, hub: 26, face: "bright", spoke: "M-8-14L-12-98Q0-100 12-98L8-14Z" },
  "multi-spoke": {
    count: 7,
    hub: 22,
    face: "bright",
    spoke: "M-8-12L-7-48L-24-96L-13-98L0-60L13-98L24-96L7-48L8-12Z",
  },
  steel: {
    count: 8,
    hub: 34,
    face: "dark",
    spoke: "M-15-20L-19-97Q0-102 19-97L15-20Z",
  },
  turbine: {
    count: 10,
    hub: 34,
    face: "bright",
    spoke: "M-10-22Q-22-60-4-99Q14-100 26-96Q2-60 12-22Z",
  },
  "six-spoke": { count: 6, hub: 30, face: "dark", spoke: "M-20-10L-24-97Q0-102 24-97L20-10Z" },
};

/** Rim inks: lit metal, its shade and the well behind the spokes. */
const faces = {
  bright: { lit: "#d9d5d0", shade: "#8f8b91", lip: "#efebe5", well: "#26262b" },
  dark: { lit: "#5d5e66", shade: "#3a3b42", lip: "#8f8b91", well: "#161619" },
} as const;

/**
 * A wheel with its tyre at the origin, in picture units. `radius` is the tyre's; the rim has the share
 * of a road car's.
 */
export function wheel(name: WheelName, radius: number, rimShare = 0.7): string {
  const { count, spoke, hub, face } = designs[name];
  const ink = faces[face];
  const rim = radius * rimShare;
  const scale = Math.round((rim / 104) * 1000) / 1000;
  const spokes = Array.from({ length: count }, (_, index) => {
    const turn = tenth((index * 360) / count);
    return `<path transform="rotate(${turn})" d="${spoke}" fill="${ink.lit}"/>`;
  });
  const shades = Array.from({ length: count }, (_, index) => {
    const turn = tenth((index * 360) / count);
    return `<path transform="translate(4 5) rotate(${turn})" d="${spoke}" fill="${ink.shade}"/>`;
  });
  return [
    disc(0, 0, radius, "#1b1a1e"),
    disc(0, 0, radius * 0.965, "#2c2b30"),
    disc(0, 0, rim * 1.13, "#222126"),
    disc(0, 0, rim * 1.03, ink.lip),
    disc(0, 0, rim * 0.97, ink.well),
    disc(0, 0, rim * 0.62, "#4d4b52"),
    disc(0, 0, rim * 0.5, "#3a393f"),
    filled(
      `M${tenth(rim * -0.66)} ${tenth(rim * -0.2)}A${tenth(rim * 0.68)} ${tenth(rim * 0.68)} 0 0 1 ${tenth(rim * -0.2)} ${tenth(rim * -0.66)}L${tenth(rim * -0.13)} ${tenth(rim * -0.44)}A${tenth(rim * 0.46)} ${tenth(rim * 0.46)} 0 0 0 ${tenth(rim * -0.44)} ${tenth(rim * -0.13)}Z`,
      "#8d4a3a",
    ),
    `<g transform="scale(${scale})">${shades.join("")}${spokes.join("")}`,
    disc(0, 0, hub, ink.lit),
    disc(0, 0, hub * 0.62, ink.shade),
    disc(-1.5, -1.5, hub * 0.5, ink.lit),
    "</g>",
  ].join("");
}
