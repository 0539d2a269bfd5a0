import type { Face } from "./face";
import { corner, opening, recess, skirt, tiger } from "./kit";

const sedan = { sweep: 380, cornering: 2.4 };

export const others: Readonly<Record<string, Partial<Face>>> = {
  "Hyundai Sonata": {
    build: sedan,
    headlamp: { inner: [48, 83, 92], bow: [-2, 1], tip: [500, 808, 82] },
    tailLamp: { inner: [46, 76, 94], bow: [-1, 1] },
    front: [
      { ink: "chrome", corners: "0,25,0 28,25,40 47,78,40 38,95,20 0,95,0" },
      { ink: "grille", corners: "0,29,0 26,29,40 43,77,40 35,91,20 0,91,0" },
      ...[42, 53, 64, 75].map((y) => ({
        ink: "slat" as const,
        corners: `0,${y},0 ${14 + y * 0.36},${y},2 ${14.5 + y * 0.36},${y + 2},2 0,${y + 2},0`,
      })),
      ...opening({ from: -8, to: 14, low: 56, high: 48, bars: 1 }),
      { ink: "trim", corners: "72,6,10 92,12,20 92,40,20 84,38,20" },
      corner("lens", 85, 90, 14, 36, 0),
    ],
    rear: [skirt(16, -6), ...recess(22, 44, 36), corner("redDeep", 74, 92, 20, 25)],
    eyes: [[62, 88, 42]],
    plates: { front: 20, rear: 33 },
    gate: [58, 52],
  },
  "Hyundai Tucson": {
    build: { sweep: 290, cornering: 2.6 },
    headlamp: null,
    tailLamp: { inner: [2, 88, 94], bow: [0, 0] },
    front: [
      skirt(22, 16),
      { ink: "grille", corners: "0,50,0 40,50,30 62,66,20 106,84,0 106,101,0 0,101,0" },
      ...[58, 66, 74, 82, 90].map((y) => ({
        ink: "slat" as const,
        corners: `0,${y},0 ${34 + (y - 50) * 0.7},${y},2 ${35 + (y - 50) * 0.7},${y + 2.2},2 0,${y + 2.2},0`,
      })),
      { ink: "lens", corners: "50,80,4 60,84,4 58,92,4 50,88,4" },
      { ink: "lens", corners: "63,84,4 75,88,4 73,97,4 62,93,4" },
      { ink: "lens", corners: "78,89,4 96,94,4 94,101,4 77,98,4" },
      corner("trimDeep", 72, 92, 38, 60, 4),
      corner("lens", 76, 87, 48, 56, 3),
      ...opening({ from: 14, to: 30, low: 52, high: 56 }),
    ],
    rear: [
      skirt(32, 20),
      { ink: "red", corners: "60,74,4 68,74,4 66,92,4 62,92,4" },
      { ink: "red", corners: "74,74,4 84,74,4 80,92,4 76,92,4" },
      ...recess(30, 50, 36),
    ],
    skirts: [16, 20],
    plates: { front: 40, rear: 40 },
    gate: [64, 54],
  },
  "Hyundai Santa Fe": {
    headlamp: { inner: [46, 91, 97], bow: [-1, 0] },
    tailLamp: { inner: [50, 78, 94], bow: [-1, 1] },
    front: [
      skirt(18, 12),
      { ink: "chrome", corners: "0,40,0 32,40,40 49,80,40 44,98,20 0,98,0" },
      { ink: "grille", corners: "0,43,0 30,43,40 46,80,40 41,95,20 0,95,0" },
      ...[53, 62, 71, 80].map((y) => ({
        ink: "slat" as const,
        corners: `0,${y},0 ${12 + y * 0.4},${y},2 ${13 + y * 0.4},${y + 2.4},2 0,${y + 2.4},0`,
      })),
      { ink: "trimDeep", corners: "58,52,20 92,58,30 92,76,30 62,76,30" },
      { ink: "lens", corners: "63,56,14 88,61,20 88,73,20 66,72,20" },
      { ink: "lensShade", corners: "70,60,14 82,63,14 82,71,14 71,69,14" },
      ...opening({ from: 14, to: 30, low: 52, high: 48 }),
    ],
    rear: [
      skirt(28, 16),
      ...recess(52, 72, 36),
      { ink: "chrome", corners: "0,82,0 50,82,4 50,86,4 0,86,0" },
    ],
    skirts: [12, 16],
    plates: { front: 35, rear: 62 },
  },
  "Kia Optima": {
    build: sedan,
    headlamp: { inner: [46, 83, 93], bow: [-2, 1], tip: [540, 805, 78] },
    tailLamp: { inner: [50, 76, 95], bow: [-1, 1] },
    front: [
      ...tiger(66, 86, 44, 2.6),
      ...opening({ from: 2, to: 34, low: 54, high: 46, round: 30, bars: 2 }),
      { ink: "trim", corners: "68,8,10 92,16,20 92,36,20 78,32,20" },
      corner("lens", 80, 88, 20, 28, 2),
    ],
    rear: [skirt(18, -6), ...recess(54, 76, 36, "chrome"), corner("redDeep", 74, 92, 16, 21)],
    eyes: [[64, 87, 42]],
    plates: { front: 50, rear: 65 },
    gate: [60, 44],
  },
  "Kia Sorento": {
    headlamp: { inner: [50, 80, 97], bow: [-2, 3] },
    tailLamp: { inner: [52, 76, 94], bow: [-1, 1] },
    front: [
      skirt(18, 12),
      ...tiger(58, 90, 47, 2.6),
      ...opening({ from: 18, to: 40, low: 54, high: 48, bars: 1 }),
      corner("trim", 68, 90, 28, 50, 3),
      corner("lens", 75, 84, 33, 41, 2),
    ],
    rear: [skirt(26, 16), ...recess(54, 76, 36, "chrome"), corner("redDeep", 72, 92, 28, 33)],
    eyes: [[66, 89, 46]],
    skirts: [12, 16],
    plates: { front: 47, rear: 65 },
  },
  "Ford Fusion": {
    build: sedan,
    headlamp: { inner: [48, 84, 94], bow: [-2, 1], tip: [520, 850, 70] },
    tailLamp: { inner: [50, 78, 94], bow: [-1, 0] },
    front: [
      { ink: "chrome", corners: "0,38,0 34,38,20 48,66,20 40,90,20 0,90,0" },
      { ink: "grille", corners: "0,41,0 32,41,20 45,66,20 38,87,20 0,87,0" },
      ...(
        [
          [48, 33],
          [56, 37],
          [64, 41],
          [72, 40],
          [80, 37],
        ] as const
      ).map(([y, out]) => ({
        ink: "chrome" as const,
        corners: `0,${y},0 ${out},${y},2 ${out},${y + 2.6},2 0,${y + 2.6},0`,
      })),
      ...opening({ from: -4, to: 20, low: 54, high: 50, bars: 1 }),
      { ink: "trim", corners: "70,8,10 92,14,20 92,32,20 76,28,20" },
      corner("lens", 79, 87, 16, 24, 2),
    ],
    rear: [skirt(16, -6), ...recess(54, 76, 36, "chrome"), corner("redDeep", 74, 92, 14, 19)],
    eyes: [[62, 88, 40]],
    plates: { front: 28, rear: 65 },
    gate: [60, 44],
  },
};
