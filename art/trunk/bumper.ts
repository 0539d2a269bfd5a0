import type { Paint } from "../paints";
import type { TrunkKind } from "../cabin/cabin";
import { plate } from "../cabin/path";
import { filled, stroked } from "../svg";
import type { Rear } from "./rear";

const cladding = "#33333a";

/** A number plate in the Georgian form: two letters, three figures, two letters. */
export function numberPlate(y: number): string {
  const marks = [366, 375, 390, 399, 408, 423, 432];
  const strokes = marks
    .map((x, index) =>
      index < 2 || index > 4
        ? `M${x} ${y + 14}L${x + 3} ${y + 5}L${x + 6} ${y + 14}M${x + 1} ${y + 11}H${x + 5}`
        : `M${x} ${y + 5}H${x + 5}L${x + 2} ${y + 14}`,
    )
    .join("");
  return (
    filled(plate(346, y, 100, 19, 3), "#f7f2ea") +
    filled(
      `M349 ${y}H356V${y + 19}H349Q346 ${y + 19} 346 ${y + 16}V${y + 3}Q346 ${y} 349 ${y}Z`,
      "#33496b",
    ) +
    stroked(strokes, "#232226", 1.7) +
    stroked(`M383 ${y + 10}H386M416 ${y + 10}H419`, "#232226", 1.7)
  );
}

/** The bumper: painted upper part, dark lower part on tall cars, reflectors and the plate. */
export function bumper(rear: Rear, kind: TrunkKind, paint: Paint): string {
  const { half, open, sill, low } = rear;
  const { light, body, shade } = paint;
  const left = 400 - half;
  const right = 400 + half;
  if (kind === "side gate") return steelBumper(rear);
  const isLow = kind === "lid" || kind === "van" || kind === "hatch";
  const bulge = Math.min(sill + 42, low - 32);
  const cut = isLow ? low - 24 : low - 40;
  return [
    filled(
      `M${left + 2} ${sill + 14}Q${left - 6} ${sill + 20} ${left - 2} ${bulge}L${left + 8} ${low - 18}Q${left + 12} ${low} ${left + 32} ${low}H${right - 32}Q${right - 12} ${low} ${right - 8} ${low - 18}L${right + 2} ${bulge}Q${right + 6} ${sill + 20} ${right - 2} ${sill + 14}Q400 ${sill + 26} ${left + 2} ${sill + 14}Z`,
      body,
    ),
    filled(
      `M${400 + open} ${sill + 19}L${right - 2} ${sill + 14}Q${right + 6} ${sill + 20} ${right + 2} ${bulge}L${right - 8} ${low - 18}Q${right - 12} ${low} ${right - 32} ${low}H${400 + open}Z`,
      shade,
    ),
    filled(
      `M${left + 2} ${sill + 14}Q400 ${sill + 26} ${right - 2} ${sill + 14}L${right} ${sill + 19}Q400 ${sill + 32} ${left} ${sill + 19}Z`,
      light,
    ),
    filled(
      `M${left + 9} ${cut}Q400 ${cut + 12} ${right - 9} ${cut}L${right - 10} ${low - 16}Q${right - 14} ${low} ${right - 34} ${low}H${left + 34}Q${left + 14} ${low} ${left + 10} ${low - 16}Z`,
      isLow ? shade : cladding,
    ),
    isLow ? filled(`M300 ${low - 15}H500L482 ${low}H318Z`, cladding) : "",
    filled(
      plate(left + 32, cut - 14, 62, 10, 4) + plate(right - 94, cut - 14, 62, 10, 4),
      "#33333a",
    ),
    filled(
      plate(left + 35, cut - 11.5, 56, 5, 2) + plate(right - 91, cut - 11.5, 56, 5, 2),
      "#a83a54",
    ),
    kind === "lid"
      ? filled(
          plate(left + 70, low - 10, 44, 11, 4) + plate(right - 114, low - 10, 44, 11, 4),
          "#b5b0aa",
        )
      : filled(plate(330, low - 9, 140, 8, 4), "#8b8783"),
    stroked(`M${left + 5} ${sill + 40}Q400 ${sill + 56} ${right - 5} ${sill + 40}`, shade, 2),
    numberPlate(sill + 25),
  ].join("");
}

function steelBumper({ half, low }: Rear): string {
  const left = 400 - half;
  return [
    filled(
      `M${left - 22} ${low + 2}H${left + 40}V${low + 22}H${left - 22}ZM${400 + half - 40} ${low + 2}H${400 + half + 22}V${low + 22}H${400 + half - 40}Z`,
      "#232226",
    ),
    filled(plate(left + 10, low - 2, half * 2 - 20, 36, 7), cladding),
    filled(plate(left + 10, low - 2, half * 2 - 20, 9, 4), "#55565e"),
    stroked(
      `M${left + 50} ${low + 34}V${low + 44}Q${left + 50} ${low + 50} ${left + 58} ${low + 50}H${left + 68}`,
      "#8e2740",
      6,
    ),
    stroked(
      `M${400 + half - 50} ${low + 34}V${low + 44}Q${400 + half - 50} ${low + 50} ${400 + half - 58} ${low + 50}H${400 + half - 68}`,
      "#8e2740",
      6,
    ),
    numberPlate(low + 9),
  ].join("");
}
