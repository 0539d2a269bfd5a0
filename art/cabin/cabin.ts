import type { PanelName, TrimName, UpholsteryName } from "./inks";
import type { BodyKind, CarShape } from "../shape";

export type DashLayout = "classic" | "layered" | "sport" | "pod" | "upright" | "truck" | "van";
export type ScreenKind = "built-in" | "tablet" | "wide";
export type WheelSpokes = "three" | "four" | "flat" | "two";
export type GearKind = "lever" | "stub" | "manual" | "buttons";
export type BenchKind = "flat" | "sculpted" | "captain";
export type TrunkKind = "lid" | "hatch" | "gate" | "large gate" | "side gate" | "van";

/** The features of a model's interior. */
export type Cabin = {
  readonly upholstery: UpholsteryName;
  readonly panel: PanelName;
  readonly trim: TrimName;
  readonly dash: DashLayout;
  readonly screen: ScreenKind;
  readonly spokes: WheelSpokes;
  readonly bench: BenchKind;
  readonly gear: GearKind;
  readonly trunk: TrunkKind;
  readonly thirdRow: boolean;
  readonly glassRoof: boolean;
};

type Row = readonly [
  UpholsteryName,
  PanelName,
  TrimName,
  DashLayout,
  ScreenKind,
  WheelSpokes,
  BenchKind,
];

/** The default for a model without its own data. */
const PLAIN = "Toyota RAV4";

const rows: Readonly<Record<string, Row> & Record<typeof PLAIN, Row>> = {
  "Toyota RAV4": ["graphite", "coal", "silver", "layered", "tablet", "three", "flat"],
  "Honda Accord": ["sand", "coal", "wood", "layered", "tablet", "three", "sculpted"],
  "Kia Sportage": ["black", "coal", "silver", "classic", "built-in", "flat", "sculpted"],
  "Toyota C-HR Hybrid": ["graphite", "night", "bronze", "sport", "tablet", "three", "sculpted"],
  "Jeep Compass": ["black", "coal", "silver", "classic", "built-in", "four", "flat"],
  "Honda Insight Hybrid 2012": ["graphite", "night", "silver", "pod", "built-in", "flat", "flat"],
  "Mazda 3": ["black", "night", "wine", "sport", "tablet", "three", "sculpted"],
  "Toyota RAV4 Hybrid": ["black", "night", "silver", "layered", "tablet", "three", "flat"],
  "Honda Accord Hybrid": ["stone", "umber", "wood", "classic", "built-in", "three", "flat"],
  "Nissan Qashqai": ["graphite", "coal", "piano", "classic", "built-in", "flat", "flat"],
  "Jeep Cherokee": ["saddle", "umber", "silver", "classic", "built-in", "four", "sculpted"],
  "Jeep Renegade": ["graphite", "coal", "bronze", "upright", "built-in", "four", "flat"],
  "Toyota Highlander": ["sand", "umber", "wood", "van", "built-in", "four", "captain"],
  "Honda Civic": ["graphite", "night", "piano", "sport", "tablet", "three", "sculpted"],
  "Hyundai Tucson": ["stone", "night", "silver", "layered", "wide", "two", "sculpted"],
  "Hyundai Creta": ["stone", "coal", "silver", "classic", "built-in", "three", "flat"],
  "Honda City": ["graphite", "coal", "silver", "sport", "built-in", "flat", "flat"],
  "Mazda 2": ["black", "night", "wine", "sport", "tablet", "three", "flat"],
  "Nissan Rogue": ["stone", "coal", "piano", "classic", "built-in", "flat", "flat"],
  "Mazda 6": ["sand", "coal", "silver", "sport", "tablet", "three", "sculpted"],
  "Kia Sorento": ["saddle", "coal", "piano", "truck", "built-in", "four", "sculpted"],
  "Jeep Grand Cherokee": ["saddle", "umber", "wood", "classic", "built-in", "four", "sculpted"],
  "Hyundai Santa Fe": ["sand", "umber", "silver", "layered", "tablet", "four", "flat"],
  "Toyota 4Runner": ["graphite", "coal", "silver", "truck", "built-in", "four", "flat"],
  "Nissan Pathfinder": ["stone", "umber", "wood", "van", "built-in", "four", "captain"],
  "Jeep Wrangler": ["black", "coal", "paint", "upright", "built-in", "three", "flat"],
  "Toyota Fortuner": ["saddle", "umber", "piano", "truck", "built-in", "four", "sculpted"],
  "Toyota Land Cruiser Prado": ["black", "umber", "wood", "truck", "built-in", "four", "flat"],
};

/** Gears other than an ordinary lever. */
const gears: Readonly<Record<string, GearKind>> = {
  "Hyundai Tucson": "buttons",
  "Honda City": "manual",
};

const trunks: Readonly<Record<BodyKind, TrunkKind>> = {
  sedan: "lid",
  hatchback: "hatch",
  "compact SUV": "gate",
  "large SUV": "large gate",
  "boxy 4x4": "large gate",
  minivan: "van",
};

const glassRoofs = /Tucson|Santa Fe|Sorento|Grand Cherokee/;
const sevenSeaters = /Highlander|Sorento|Pathfinder|Fortuner|Prado/;

/** The interior of a model; a model without data of its own gets a plain dark one. */
export function cabinOf({ name, body }: CarShape): Cabin {
  const [upholstery, panel, trim, dash, screen, spokes, bench] = rows[name] ?? rows[PLAIN];
  return {
    upholstery,
    panel,
    trim,
    dash,
    screen,
    spokes,
    bench,
    gear: gears[name] ?? "lever",
    trunk: name === "Jeep Wrangler" ? "side gate" : trunks[body],
    thirdRow: sevenSeaters.test(name),
    glassRoof: glassRoofs.test(name),
  };
}
