import { itemAt } from "../item-at";
import type { TrunkKind } from "../cabin/cabin";
import { crate, duffel, leathers, pushchair, rucksack, skis, suitcase } from "./luggage";
import type { Leather, LeatherName } from "./luggage";
import type { Rear } from "./rear";

/** Colours of luggage, chosen by the car. */
const sets: readonly (readonly LeatherName[])[] = [
  ["wine", "stone", "pine"],
  ["night", "apricot", "stone"],
  ["pine", "stone", "wine"],
  ["apricot", "night", "stone"],
  ["stone", "dusk", "wine"],
];

/** A slot in the hold, from left to right. */
type Piece = {
  readonly width: number;
  /** How far behind the sill it stands. */
  readonly back: number;
  readonly draw: (x: number, y: number) => string;
};

/** Pieces side by side from `left` on, starting with another one at every `turn`. */
function row(pieces: readonly Piece[], left: number, sill: number, turn: number): string {
  const start = turn % pieces.length;
  let x = left;
  return [...pieces.slice(start), ...pieces.slice(0, start)]
    .map(({ width, back, draw }) => {
      const drawn = draw(x + width / 2, sill - back);
      x += width + 7;
      return drawn;
    })
    .join("");
}

/** The upright luggage of a hold: cases first, then other pieces. */
function upright(rear: Rear, kind: TrunkKind, turn: number, inks: readonly Leather[]): Piece[] {
  const cases = (sizes: readonly (readonly [number, number])[]): Piece[] =>
    sizes.map(([width, height], index) => ({
      width,
      back: 14,
      draw: (x, y) => suitcase({ x, y }, width, height, itemAt(inks, index), rear.sight),
    }));
  const pack = (width: number, height: number, ink: Leather): Piece => ({
    width,
    back: 9,
    draw: (x, y) => rucksack({ x, y }, width, height, ink),
  });
  const pram: Piece = {
    width: 86,
    back: 6,
    draw: (x, y) => pushchair({ x, y }, 1.04, leathers.dusk),
  };
  const bottles: Piece = { width: 72, back: 10, draw: (x, y) => crate({ x, y }, 72) };
  const isEven = turn % 2 === 0;
  const duffelBag: Piece = {
    width: 128,
    back: 10,
    draw: (x, y) => duffel({ x, y }, 128, 66, leathers.stone),
  };
  const pieces: Readonly<Record<TrunkKind, readonly Piece[]>> = {
    hatch: [
      ...cases([
        [90, 116],
        [84, 110],
      ]),
      isEven ? pack(64, 88, itemAt(inks, 2)) : bottles,
    ],
    lid: [
      ...cases([
        [112, 74],
        [104, 70],
      ]),
      isEven ? pack(60, 66, itemAt(inks, 2)) : bottles,
    ],
    gate: [
      ...cases([
        [96, 138],
        [94, 128],
        [82, 104],
      ]),
      isEven ? pram : pack(74, 104, leathers.apricot),
    ],
    "large gate": [
      ...cases([
        [96, 140],
        [98, 146],
        [84, 118],
      ]),
      isEven ? pack(72, 100, leathers.apricot) : pram,
    ],
    "side gate": [duffelBag, pack(80, 116, leathers.apricot), ...cases([[86, 108]])],
    van: [
      ...cases([
        [102, 150],
        [102, 158],
        [94, 136],
      ]),
      pram,
    ],
  };
  return [...pieces[kind]];
}

const starts: Readonly<Record<TrunkKind, number>> = {
  hatch: 274,
  lid: 252,
  gate: 218,
  "large gate": 200,
  "side gate": 238,
  van: 192,
};

/** Luggage to the volume of the hold, the far pieces first. */
export function load(rear: Rear, kind: TrunkKind, turn: number): string {
  const colours = itemAt(sets, turn % sets.length).map((name) => leathers[name]);
  const near = rear.sill - 6;
  const standing = row(upright(rear, kind, turn, colours), starts[kind], rear.sill, turn);
  const lean = skis([576, near - 2], [548, rear.belt - 88]);
  const middle = 340 + (turn % 3) * 50;
  if (kind === "lid") {
    const bag = duffel({ x: middle, y: near }, 92, 34, itemAt(colours, 2));
    return turn % 2 === 0 ? standing + bag : standing;
  }
  if (kind === "large gate") {
    const bag = duffel({ x: middle, y: near }, 124, 46, leathers.dusk);
    return (turn % 3 === 0 ? "" : lean) + standing + bag;
  }
  if (kind === "van") {
    const pack = rucksack({ x: middle + 60, y: near }, 66, 84, leathers.apricot);
    return lean + standing + duffel({ x: middle - 56, y: near }, 112, 44, leathers.dusk) + pack;
  }
  return standing;
}
