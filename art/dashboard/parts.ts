import type { ScreenKind } from "../cabin/cabin";
import { inks, type Tones } from "../cabin/inks";
import { plate, ring, type Spot } from "../cabin/path";
import { disc, filled, stroked } from "../svg";

/** Three tones of a decor strip. */
export type Decor = readonly [lit: string, body: string, shade: string];

function dial(x: number, y: number, radius: number, turn: number): string {
  const tip: Spot = [x + Math.cos(turn) * radius * 0.72, y + Math.sin(turn) * radius * 0.72];
  return [
    disc(x, y, radius, "#0f1217"),
    `<path d="M${x - radius * 0.62} ${y + radius * 0.62}A${radius * 0.86} ${radius * 0.86} 0 1 1 ${x + radius * 0.62} ${y + radius * 0.62}" fill="none" stroke="#d8cbb9" stroke-width="2" stroke-dasharray="1.4 3.4"/>`,
    stroked(`M${x} ${y}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`, inks.needle, 2),
    disc(x, y, radius * 0.18, "#3b3d44"),
  ].join("");
}

/** The hooded instruments behind the wheel; `width` spans the hood. */
export function cluster(x: number, y: number, width: number, panel: Tones): string {
  const half = width / 2;
  return [
    filled(
      `M${x - half - 14} ${y + 44}Q${x - half + 2} ${y - 4} ${x} ${y - 8}T${x + half + 14} ${y + 44}Z`,
      panel.mid,
    ),
    filled(
      `M${x - half - 14} ${y + 44}Q${x - half + 2} ${y - 4} ${x} ${y - 8}T${x + half + 14} ${y + 44}L${x + half + 6} ${y + 44}Q${x + half - 12} ${y + 2} ${x} ${y - 1}T${x - half - 6} ${y + 44}Z`,
      panel.light,
    ),
    filled(
      `M${x - half} ${y + 52}Q${x - half + 6} ${y + 8} ${x} ${y + 5}T${x + half} ${y + 52}Z`,
      inks.glass,
    ),
    dial(x - half * 0.5, y + 34, 22, -2.3),
    dial(x + half * 0.5, y + 34, 22, -2.7),
    filled(plate(x - 12, y + 20, 24, 30, 3), "#25303c"),
    filled(`M${x - 8} ${y + 42}L${x - 1} ${y + 28}H${x + 1}L${x + 8} ${y + 42}Z`, "#6d7b82"),
    filled(plate(x - 6, y + 23, 12, 3, 1), inks.glow),
  ].join("");
}

/** A digital cluster without a hood, for the newest cars. */
export function flatCluster(x: number, y: number, width: number): string {
  const left = x - width / 2;
  return [
    filled(plate(left, y, width, 52, 8), "#0f1217"),
    filled(plate(left + 4, y + 4, width - 8, 44, 6), inks.screen),
    ring(left + 32, y + 26, 16, "#4a5470", 4),
    `<path d="M${left + 20} ${y + 37}A16 16 0 0 1 ${left + 32} ${y + 10}" fill="none" stroke="${inks.glow}" stroke-width="4"/>`,
    ring(left + width - 32, y + 26, 16, "#4a5470", 4),
    `<path d="M${left + width - 44} ${y + 37}A16 16 0 0 1 ${left + width - 46} ${y + 18}" fill="none" stroke="${inks.needle}" stroke-width="4"/>`,
    filled(`M${x - 13} ${y + 42}L${x - 2} ${y + 14}H${x + 2}L${x + 13} ${y + 42}Z`, "#6d7b82"),
  ].join("");
}

/** The centre screen with a map of the road; its top left corner is at (x, y). */
export function screen(x: number, y: number, kind: ScreenKind, panel: Tones): string {
  const [width, height] =
    kind === "built-in" ? [118, 66] : kind === "tablet" ? [144, 76] : [172, 54];
  const right = x + width;
  const low = y + height;
  const route = `M${x + 20} ${low - 8}C${x + width * 0.3} ${low - 30} ${x + width * 0.38} ${y + 28} ${x + width * 0.56} ${y + height * 0.55}S${right - 40} ${y + 18} ${right - 22} ${y + 12}`;
  const frame =
    kind === "built-in"
      ? filled(plate(x - 12, y - 6, width + 24, height + 16, 9), panel.deep)
      : filled(
          `M${x + 26} ${low - 4}H${right - 26}L${right - 36} ${low + 14}H${x + 36}Z`,
          panel.deep,
        );
  return [
    frame,
    filled(plate(x - 4, y - 4, width + 8, height + 8, 7), "#0f1217"),
    filled(plate(x, y, width, height, 4), inks.screen),
    filled(
      `M${x + width * 0.5} ${y}H${x + width * 0.72}L${x + width * 0.5} ${low}H${x + width * 0.3}Z`,
      "#212b38",
    ),
    filled(
      `M${x} ${low - 20}Q${x + width * 0.2} ${low - 40} ${x + width * 0.36} ${low - 26}T${x + width * 0.7} ${low - 34} ${right} ${low - 44}V${low - 3}Q${right} ${low} ${right - 3} ${low}H${x + 3}Q${x} ${low} ${x} ${low - 3}Z`,
      "#2f4a43",
    ),
    stroked(route, "#87789a", 5),
    stroked(route, inks.glow, 2.4),
    disc(right - 22, y + 12, 4, inks.needle),
    filled(plate(x + 6, y + 6, 34, 5, 2) + plate(x + 6, y + 15, 22, 4, 2), inks.cool),
    kind === "built-in"
      ? disc(x - 6, low - 6, 4, "#8b8783") + disc(right + 6, low - 6, 4, "#8b8783")
      : "",
  ].join("");
}

/** An air outlet with slats; `bright` rims the frame. */
export function vent(x: number, y: number, width: number, height: number, decor: Decor): string {
  const slats = [0.3, 0.55, 0.8]
    .map((part) => `M${x + 5} ${y + height * part}H${x + width - 5}`)
    .join("");
  return [
    filled(plate(x - 2, y - 2, width + 4, height + 4, 7), decor[1]),
    filled(plate(x, y, width, height, 6), "#16181c"),
    stroked(slats, "#4a4b52", 2.2),
    stroked(`M${x + width / 2} ${y + 4}V${y + height - 4}`, "#6b6c76", 3),
  ].join("");
}

/** A round outlet, as off-roaders and small hatchbacks have them. */
export function roundVent(x: number, y: number, radius: number, decor: Decor): string {
  const half = radius * 0.72;
  return [
    disc(x, y, radius + 3, decor[2]),
    disc(x, y, radius + 1.5, decor[1]),
    disc(x, y, radius - 1, "#16181c"),
    stroked(`M${x - half} ${y - 5}H${x + half}M${x - half} ${y + 5}H${x + half}`, "#4a4b52", 2.4),
    disc(x, y, radius * 0.26, "#5b5c64"),
  ].join("");
}

function knob(x: number, y: number, radius: number, decor: Decor): string {
  return (
    disc(x, y + 1.5, radius + 1, "#16181c") +
    disc(x, y, radius, decor[2]) +
    disc(x, y, radius * 0.74, "#2b2c31") +
    stroked(`M${x} ${y - radius * 0.7}V${y - radius * 0.3}`, inks.glow, 1.6)
  );
}

/** The heater's controls centred at x: two or three knobs, or a strip of keys. */
export function climate(
  x: number,
  y: number,
  knobs: 0 | 2 | 3,
  radius: number,
  decor: Decor,
): string {
  if (knobs === 3) {
    return [-1, 0, 1].map((side) => knob(x + side * radius * 2.7, y, radius, decor)).join("");
  }
  const keys = [-30, -14, 2, 18].map((offset) => plate(x + offset, y - 5, 12, 10, 2)).join("");
  const display = filled(plate(x - 26, y - 15, 52, 7, 2), "#16202a") + filled(keys, "#6b6c76");
  return knobs === 2
    ? knob(x - 50, y - 2, radius, decor) + knob(x + 50, y - 2, radius, decor) + display
    : filled(plate(x - 62, y - 8, 124, 16, 5), "#1b1c20") + filled(keys, "#6b6c76");
}
