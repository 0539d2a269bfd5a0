import type { Ink, Patch } from "./face";

/** An opening about the middle plane: its heights, and half its width below and above. */
type Opening = {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly ink?: Ink;
  /** The rounding of its outer corners in millimetres. */
  readonly round?: number;
  /** The width of its rim, in hundredths. */
  readonly rim?: number;
  readonly rimInk?: Ink;
  /** Level bars across it. */
  readonly bars?: number;
  readonly barInk?: Ink;
  /** Upright bars across it. */
  readonly posts?: number;
};

function trapeze(low: number, high: number, from: number, to: number, round: number): string {
  return `0,${from},0 ${low},${from},${round} ${high},${to},${round} 0,${to},0`;
}

/** A grille or an intake with rim and bars. */
export function opening(it: Opening): Patch[] {
  const { from, to, low, high, round = 24, rim = 0, bars = 0, posts = 0 } = it;
  const patches: Patch[] = [];
  if (rim > 0) {
    const corners = trapeze(low + rim, high + rim, from - rim, to + rim, round + 8);
    patches.push({ ink: it.rimInk ?? "chrome", corners });
  }
  patches.push({ ink: it.ink ?? "grille", corners: trapeze(low, high, from, to, round) });
  const widthAt = (y: number): number => low + ((high - low) * (y - from)) / (to - from) - 1.5;
  const thick = Math.min(3, ((to - from) / (bars + 1)) * 0.3);
  for (let bar = 1; bar <= bars; bar += 1) {
    const y = from + ((to - from) * bar) / (bars + 1);
    const corners = trapeze(widthAt(y), widthAt(y + thick), y - thick / 2, y + thick / 2, 2);
    patches.push({ ink: it.barInk ?? "slat", corners });
  }
  for (let post = 0; post < posts; post += 1) {
    const z = ((post + 0.5) / posts) * Math.min(low, high);
    const [left, right] = [z - 1.8, z + 1.8];
    patches.push({
      ink: it.barInk ?? "chrome",
      corners: `${left},${from},0 ${right},${from},0 ${right},${to},0 ${left},${to},0`,
    });
  }
  return patches;
}

/** Seven upright slots: one in the middle and three on each side. */
export function slots(from: number, to: number, out: number, gap: number, rim?: Ink): Patch[] {
  const width = (2 * out - 6 * gap) / 7;
  const slot = (left: number, right: number, grow: number): string => {
    const [low, high] = [from - grow, to + grow];
    const sides = left < 0 ? "0" : String(left - grow);
    const inner = left < 0 ? 0 : 14;
    return `${sides},${low},${inner} ${right + grow},${low},14 ${right + grow},${high},14 ${sides},${high},${inner}`;
  };
  return [0, 1, 2, 3].flatMap((index) => {
    const middle = index * (width + gap);
    const [left, right] = [index === 0 ? -1 : middle - width / 2, middle + width / 2];
    const hole: Patch = { ink: "grille", corners: slot(left, right, 0) };
    return rim === undefined ? [hole] : [{ ink: rim, corners: slot(left, right, 1.1) }, hole];
  });
}

/** A four-cornered patch on each side: inner and outer edge, lower and upper. */
export function corner(
  ink: Ink,
  inner: number,
  outer: number,
  from: number,
  to: number,
  lift = 0,
): Patch {
  return {
    ink,
    corners: `${inner},${from},14 ${outer},${from + lift},14 ${outer},${to + lift},14 ${inner},${to},14`,
  };
}

/** A lower edge of dark plastic: its height in the middle and at the corners. */
export function skirt(middle: number, outer: number, ink: Ink = "trim"): Patch {
  return {
    ink,
    corners: `0,-60,0 112,-60,0 112,${outer},0 76,${outer},60 60,${middle},60 0,${middle},0`,
  };
}

/** Mazda's shield with the bright wing below that reaches the lamps. */
export function shield(from: number, to: number, width: number, wing: number): Patch[] {
  const middle = (from + to) / 2;
  return [
    {
      ink: "chrome",
      corners: `0,${from - 4.5},0 ${width * 0.72},${from - 4.5},50 ${width + 4},${middle + 2},40 ${wing},${to - 9},8 ${wing},${to - 6},8 ${width},${middle + 6},30 0,${middle},0`,
    },
    {
      ink: "grille",
      corners: `0,${from},0 ${width * 0.7},${from},50 ${width},${middle + 3},40 ${width - 3},${to},16 0,${to},0`,
    },
    ...[0.28, 0.52, 0.76].map((part) => {
      const y = from + (to - from) * part;
      const reach = width * (0.76 + 0.2 * Math.min(1, part * 1.6)) - 3;
      return { ink: "slat" as const, corners: trapeze(reach, reach, y - 0.9, y + 0.9, 2) };
    }),
  ];
}

/** Kia's grille with a notch from above and below. */
export function tiger(from: number, to: number, width: number, waist: number): Patch[] {
  const line = (grow: number): string => {
    const [low, high] = [from - grow, to + grow];
    const out = width + grow;
    return `0,${low + waist},0 7,${low + waist},12 12,${low},12 ${out - 7},${low},24 ${out},${(low + high) / 2 + 3},16 ${out - 2},${high},12 14,${high},12 8,${high - waist},12 0,${high - waist},0`;
  };
  return [
    { ink: "chrome", corners: line(2.4) },
    { ink: "grille", corners: line(0) },
  ];
}

/** Nissan's V: a bright frame open above round a dark grille. */
export function vMotion(from: number, to: number, low: number, high: number): Patch[] {
  const inner = trapeze(low - 7, high - 7, from + 7, to, 20);
  return [
    ...opening({ from: from - 2, to, low: high * 0.9, high: high + 6, round: 20 }),
    { ink: "chrome", corners: trapeze(low, high, from, to + 1, 26) },
    { ink: "grille", corners: inner },
    ...opening({ from: from + 8, to: to - 2, low: low - 8, high: high - 9, bars: 3 }).slice(1),
  ];
}

/** A recess for the plate with a bright strip above it. */
export function recess(from: number, to: number, width: number, strip?: Ink): Patch[] {
  const hollow: Patch = { ink: "shade", corners: trapeze(width, width + 2, from, to, 26) };
  if (strip === undefined) return [hollow];
  return [hollow, { ink: strip, corners: trapeze(width + 5, width + 5, to, to + 4, 4) }];
}
