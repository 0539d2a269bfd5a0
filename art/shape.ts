import type { PaintName } from "./paints";
import type { WheelName } from "./wheel";

/** Millimetres: x from the foremost point of the front bumper backwards, y up from the ground. */
export type Point = readonly [x: number, y: number];

/** A closed or open outline of cubic Béziers: a start, then segments [control1, control2, end]. */
export type Curve = {
  readonly start: Point;
  readonly segments: readonly (readonly [Point, Point, Point])[];
};

export type BodyKind = "compact SUV" | "boxy 4x4" | "large SUV" | "sedan" | "hatchback" | "minivan";

/** Traits of a model's side, besides its outlines. */
export type SideTraits = {
  /** Plastic along arches, sill and bumpers; "sill" is a dark sill alone. */
  readonly cladding: "dark" | "sill" | "none";
  readonly arch: "round" | "square" | "flare";
  readonly rails: "feet" | "flush" | "none";
  readonly antenna: "fin" | "mast";
  readonly exhaust: boolean;
  /** A spare wheel on the tailgate, hinges and latches outside, a rail for a sliding door. */
  readonly spare: boolean;
  readonly hinges: boolean;
  readonly slider: boolean;
  readonly lamp: "projector" | "round" | "slit";
  readonly brightwork: boolean;
  /** A black top that comes off, from the belt upwards. */
  readonly hardTop: boolean;
};

/** The side, as drawn facing left. */
export type SideShape = SideTraits & {
  /** The outline without wheels, closed along the sill. */
  readonly body: Curve;
  /** Parts of that outline: lip to bonnet's end, roof, tail to the bumper's lower edge. */
  readonly nose: Curve;
  readonly tail: Curve;
  /** The tangents of windscreen and rear window on the middle line, lower end first. */
  readonly windscreen: readonly [Point, Point];
  readonly backlight: readonly [Point, Point];
  /** Window areas including their pillars, which are four corners each. */
  readonly glass: readonly Curve[];
  readonly pillars: readonly (readonly Point[])[];
  /** Lower edge of the glass from front to rear. */
  readonly beltline: Curve;
  /** The crease that catches light and the one below which the flank lies in shade. */
  readonly shoulder: Curve;
  readonly waist: Curve;
  readonly doors: readonly Curve[];
  readonly headlamp: Curve;
  readonly tailLamp: Curve;
  /** Openings of the front end as they show from the side. */
  readonly intakes: readonly Curve[];
  /** Lower edge of the body between the wheels. */
  readonly sill: number;
  readonly mirror: Point;
  readonly handles: readonly Point[];
  readonly flap: Point;
};

export type CarShape = {
  readonly name: string;
  readonly year: number;
  readonly body: BodyKind;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly wheelbase: number;
  readonly frontOverhang: number;
  readonly wheelDiameter: number;
  readonly clearance: number;
  readonly paint: PaintName;
  readonly wheels: WheelName;
  readonly backdrop: "ridge" | "sea" | "town" | "vineyard" | "meadow";
  readonly side: SideShape;
};
