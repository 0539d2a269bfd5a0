import type { MAKES } from "./vehicle-type";

/** The letters on a make's emblem, their size and baseline in its box of 32. */
type Letters = { text: string; size: number; baseline: number };

/** Their outlines are in `make-emblems.svg`: original, unlike the makers' trademarks. */
export const LETTERS: Record<(typeof MAKES)[number], Letters> = {
  Jeep: { text: "J", size: 16, baseline: 21.6 },
  Mazda: { text: "M", size: 16, baseline: 21.6 },
  Honda: { text: "H", size: 16, baseline: 20.4 },
  Toyota: { text: "T", size: 16, baseline: 21.6 },
  Nissan: { text: "N", size: 16, baseline: 23 },
  Hyundai: { text: "Hy", size: 13, baseline: 20.6 },
  Kia: { text: "K", size: 16, baseline: 21.6 },
};
