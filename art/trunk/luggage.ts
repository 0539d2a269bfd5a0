import { plate, seam, type Spot } from "../cabin/path";
import { disc, filled, stroked, tenth } from "../svg";

/** Lit, body, shade and deep ink of one piece. */
export type Leather = readonly [lit: string, body: string, shade: string, deep: string];

export const leathers = {
  wine: ["#b34a63", "#8e2740", "#6f1c31", "#4d1523"],
  pine: ["#63877a", "#3b5b50", "#2f4a43", "#1d2f33"],
  apricot: ["#f0b088", "#e08d62", "#bd6d46", "#8d4a3a"],
  night: ["#50678b", "#33496b", "#1f3350", "#16243a"],
  stone: ["#ecd6b4", "#d9b48a", "#b98f68", "#8d6a4b"],
  dusk: ["#94859f", "#6d5f7a", "#53475f", "#3a3243"],
} as const satisfies Readonly<Record<string, Leather>>;

export type LeatherName = keyof typeof leathers;

/** Where a piece stands: the middle of its foot. */
export type Stand = { readonly x: number; readonly y: number };

/** A hard case on wheels, upright: ribs, corner caps, drawn handle and a tag. */
export function suitcase(
  { x, y }: Stand,
  width: number,
  height: number,
  ink: Leather,
  sight: Spot,
): string {
  const left = x - width / 2;
  const up = y - height;
  const [lit, body, shade, deep] = ink;
  const ribs = [0.26, 0.42, 0.58, 0.74]
    .map((part) => `M${tenth(left + width * part)} ${tenth(up + 12)}V${tenth(y - 14)}`)
    .join("");
  return [
    stroked(
      `M${tenth(x - width * 0.2)} ${tenth(up)}V${tenth(up - 15)}H${tenth(x + width * 0.2)}V${tenth(up)}`,
      "#5b5c64",
      3.4,
    ),
    up > sight[1] + 24
      ? filled(plate(left + (sight[0] - x) * 0.04 + 2, up - 9, width - 4, 30, 11), lit)
      : "",
    disc(left + 11, y - 3, 4.5, "#232226") + disc(left + width - 11, y - 3, 4.5, "#232226"),
    filled(plate(left, up, width, height - 5, 11), shade),
    filled(plate(left, up, width * 0.88, height - 5, 11), body),
    filled(
      `M${tenth(left)} ${tenth(y - 20)}V${tenth(up + 11)}Q${tenth(left)} ${tenth(up)} ${tenth(left + 11)} ${tenth(up)}H${tenth(left + width - 18)}Q${tenth(left + 10)} ${tenth(up + 3)} ${tenth(left + 6)} ${tenth(up + 20)}Z`,
      lit,
    ),
    stroked(ribs, shade, 2.6),
    stroked(
      `M${tenth(left + 2)} ${tenth(up + height * 0.52)}H${tenth(left + width - 2)}`,
      deep,
      1.6,
    ),
    filled(plate(x - width * 0.14, up + 4, width * 0.28, 6, 3), deep),
    filled(
      plate(left + width * 0.66, up + height * 0.2, width * 0.16, height * 0.12, 2),
      "#f4ece1",
    ),
  ].join("");
}

/** A soft bag with two straps and a zip. */
export function duffel({ x, y }: Stand, width: number, height: number, ink: Leather): string {
  const left = x - width / 2;
  const right = x + width / 2;
  const up = y - height;
  const [lit, body, shade, deep] = ink;
  return [
    filled(
      `M${tenth(left)} ${tenth(y - height * 0.3)}Q${tenth(left - 2)} ${tenth(up + 2)} ${tenth(left + width * 0.2)} ${tenth(up)}Q${tenth(x)} ${tenth(up - 4)} ${tenth(right - width * 0.2)} ${tenth(up)}Q${tenth(right + 2)} ${tenth(up + 2)} ${tenth(right)} ${tenth(y - height * 0.3)}Q${tenth(right)} ${tenth(y)} ${tenth(right - 14)} ${tenth(y)}H${tenth(left + 14)}Q${tenth(left)} ${tenth(y)} ${tenth(left)} ${tenth(y - height * 0.3)}Z`,
      body,
    ),
    filled(
      `M${tenth(right - width * 0.2)} ${tenth(up)}Q${tenth(right + 2)} ${tenth(up + 2)} ${tenth(right)} ${tenth(y - height * 0.3)}Q${tenth(right)} ${tenth(y)} ${tenth(right - 14)} ${tenth(y)}H${tenth(left + width * 0.4)}Q${tenth(right - width * 0.1)} ${tenth(y - height * 0.2)} ${tenth(right - width * 0.2)} ${tenth(up)}Z`,
      shade,
    ),
    filled(
      `M${tenth(left + width * 0.08)} ${tenth(up + height * 0.22)}Q${tenth(left + width * 0.12)} ${tenth(up + 1)} ${tenth(left + width * 0.3)} ${tenth(up - 1)}H${tenth(right - width * 0.3)}Q${tenth(x)} ${tenth(up + 8)} ${tenth(left + width * 0.08)} ${tenth(up + height * 0.22)}Z`,
      lit,
    ),
    stroked(
      `M${tenth(left + width * 0.28)} ${tenth(y - 1)}V${tenth(up + 4)}Q${tenth(left + width * 0.32)} ${tenth(up - 16)} ${tenth(x)} ${tenth(up - 15)}T${tenth(right - width * 0.28)} ${tenth(up + 4)}V${tenth(y - 1)}`,
      deep,
      4,
    ),
    seam(
      `M${tenth(left + 10)} ${tenth(up + height * 0.34)}Q${tenth(x)} ${tenth(up + height * 0.26)} ${tenth(right - 10)} ${tenth(up + height * 0.34)}`,
      "#e3caa4",
    ),
  ].join("");
}

/** A hiking rucksack with a lid, a front pocket and a rolled mat on top. */
export function rucksack({ x, y }: Stand, width: number, height: number, ink: Leather): string {
  const left = x - width / 2;
  const right = x + width / 2;
  const up = y - height;
  const [lit, body, shade, deep] = ink;
  return [
    filled(plate(left + 2, up - 12, width - 4, 17, 8), "#d8cbb9") +
      disc(left + 10, up - 3.5, 6, "#b7a48f") +
      disc(left + 10, up - 3.5, 2.5, "#8d6a4b"),
    filled(
      `M${tenth(left)} ${tenth(y - 8)}C${tenth(left - 3)} ${tenth(up + height * 0.5)} ${tenth(left + 2)} ${tenth(up + 6)} ${tenth(left + 14)} ${tenth(up)}H${tenth(right - 14)}C${tenth(right - 2)} ${tenth(up + 6)} ${tenth(right + 3)} ${tenth(up + height * 0.5)} ${tenth(right)} ${tenth(y - 8)}Q${tenth(right - 2)} ${tenth(y)} ${tenth(right - 10)} ${tenth(y)}H${tenth(left + 10)}Q${tenth(left + 2)} ${tenth(y)} ${tenth(left)} ${tenth(y - 8)}Z`,
      body,
    ),
    filled(
      `M${tenth(right - 14)} ${tenth(up)}C${tenth(right - 2)} ${tenth(up + 6)} ${tenth(right + 3)} ${tenth(up + height * 0.5)} ${tenth(right)} ${tenth(y - 8)}Q${tenth(right - 2)} ${tenth(y)} ${tenth(right - 10)} ${tenth(y)}H${tenth(x + width * 0.22)}C${tenth(x + width * 0.36)} ${tenth(up + height * 0.6)} ${tenth(x + width * 0.34)} ${tenth(up + 14)} ${tenth(right - 14)} ${tenth(up)}Z`,
      shade,
    ),
    filled(
      `M${tenth(left + 3)} ${tenth(up + height * 0.3)}Q${tenth(left + 2)} ${tenth(up + 2)} ${tenth(left + 14)} ${tenth(up)}H${tenth(right - 14)}Q${tenth(right - 2)} ${tenth(up + 2)} ${tenth(right - 3)} ${tenth(up + height * 0.3)}Q${tenth(x)} ${tenth(up + height * 0.4)} ${tenth(left + 3)} ${tenth(up + height * 0.3)}Z`,
      lit,
    ),
    filled(plate(left + width * 0.2, up + height * 0.5, width * 0.6, height * 0.4, 8), shade),
    stroked(
      `M${tenth(left + width * 0.24)} ${tenth(up + height * 0.6)}H${tenth(right - width * 0.24)}`,
      lit,
      2,
    ),
    stroked(
      `M${tenth(x - width * 0.16)} ${tenth(up + height * 0.26)}V${tenth(up + height * 0.46)}M${tenth(x + width * 0.16)} ${tenth(up + height * 0.26)}V${tenth(up + height * 0.46)}`,
      deep,
      3.4,
    ),
  ].join("");
}

/** A folded pushchair that leans: frame, canopy and two wheels. */
export function pushchair({ x, y }: Stand, size: number, ink: Leather): string {
  const [lit, body, shade] = ink;
  return [
    `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${tenth(size)})">`,
    stroked("M-30-10 24-104Q30-114 40-110M34-10-16-92", "#3b3a3f", 5),
    filled("M-22-30C-34-60-20-96 6-100L26-64 10-24Q-8-18-22-30Z", body),
    filled("M-22-30C-34-60-20-96 6-100L10-92C-8-84-16-58-8-27Q-16-25-22-30Z", lit),
    filled("M26-64 10-24Q4-22-2-23L14-80 20-76Z", shade),
    stroked("M-24-48Q-4-44 18-46M-20-72Q0-70 22-68", shade, 2),
    ...[-28, 30].map(
      (wheel) =>
        disc(wheel, -12, 13, "#232226") +
        disc(wheel, -12, 8, "#8b8783") +
        disc(wheel, -12, 3, "#3b3a3f"),
    ),
    stroked("M36-110H48", "#232226", 6),
    `</g>`,
  ].join("");
}

/** A pair of skis with poles, laid from the sill towards the seats. */
export function skis(from: Spot, to: Spot): string {
  const d = (shift: number) =>
    `M${tenth(from[0] + shift)} ${tenth(from[1])}L${tenth(to[0] + shift * 0.55)} ${tenth(to[1])}q-1-8 3-13`;
  return (
    stroked(d(0), "#751e34", 8) +
    stroked(d(0), "#c25a72", 3) +
    stroked(d(14), "#751e34", 8) +
    stroked(d(14), "#c25a72", 3) +
    stroked(
      `M${tenth(from[0] + 27)} ${tenth(from[1] - 2)}L${tenth(to[0] + 20)} ${tenth(to[1] + 6)}`,
      "#cfc4cf",
      2.6,
    ) +
    filled(plate(from[0] + 22, from[1] - 16, 9, 18, 3), "#232226")
  );
}

/** A wooden crate of Kakhetian bottles. */
export function crate({ x, y }: Stand, width: number): string {
  const left = x - width / 2;
  const bottles = [0.18, 0.39, 0.6, 0.81]
    .map((part) => {
      const middle = left + width * part;
      return (
        filled(
          `M${tenth(middle - 7)} ${tenth(y - 24)}V${tenth(y - 42)}Q${tenth(middle - 6)} ${tenth(y - 48)} ${tenth(middle - 3)} ${tenth(y - 50)}V${tenth(y - 62)}H${tenth(middle + 3)}V${tenth(y - 50)}Q${tenth(middle + 6)} ${tenth(y - 48)} ${tenth(middle + 7)} ${tenth(y - 42)}V${tenth(y - 24)}Z`,
          "#2f4a43",
        ) + filled(plate(middle - 3.5, y - 64, 7, 9, 1.5), "#8e2740")
      );
    })
    .join("");
  return [
    bottles,
    filled(plate(left, y - 34, width, 34, 3), "#b98f68"),
    filled(
      `M${tenth(left + 2)} ${tenth(y - 34)}H${tenth(left + width - 2)}V${tenth(y - 29)}H${tenth(left + 2)}Z`,
      "#d9b48a",
    ),
    stroked(
      `M${tenth(left + 2)} ${tenth(y - 17)}H${tenth(left + width - 2)}M${tenth(left + 8)} ${tenth(y - 31)}V${tenth(y - 3)}M${tenth(left + width - 8)} ${tenth(y - 31)}V${tenth(y - 3)}`,
      "#8d6a4b",
      2,
    ),
  ].join("");
}
