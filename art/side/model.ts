import type { CarShape, Point, SideTraits } from "../shape";
import type { Tangents } from "./outline";

/** A model's data in millimetres; `shapeOf` derives the rest of its side. */
export type Model = Omit<
  CarShape,
  "side" | "length" | "width" | "height" | "wheelbase" | "frontOverhang"
> & {
  /** Length, width, height. */
  readonly size: readonly [number, number, number];
  /** Front overhang, wheelbase. */
  readonly axles: readonly [number, number];
  readonly sill: number;
  /** From the front's lower lip to the foot of the windscreen. */
  readonly nose: Tangents;
  /** From the head of the windscreen to that of the rear window. */
  readonly roof: Tangents;
  /** From the foot of the rear window to the lower edge of the rear bumper. */
  readonly tail: Tangents;
  /** Each clockwise from its lower front corner. */
  readonly windows: readonly Tangents[];
  /** x at the belt, x at the top, thickness. */
  readonly pillars: readonly (readonly [number, number, number])[];
  readonly shoulder: Tangents;
  readonly waist: Tangents;
  /** Shut lines: front edge, between the doors, rear edge at the belt. */
  readonly doors: readonly [number, number, number];
  readonly headlamp: Tangents;
  readonly tailLamp: Tangents;
  readonly intakes: readonly Tangents[];
  readonly mirror: Point;
  /** Height of the front and rear handle. */
  readonly handles: readonly [number, number];
  readonly flap: Point;
  readonly traits?: Partial<SideTraits>;
};
