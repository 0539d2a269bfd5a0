import type { Paint } from "../paints";
import type { TrunkKind } from "../cabin/cabin";
import { mirrored, plate } from "../cabin/path";
import { filled, stroked, tenth } from "../svg";
import type { Rear } from "./rear";

const cladding = "#33333a";

/** The left edge of a body, from the roof's corner down to the bumper, as curve commands. */
function flank({ half, roof, belt, sill, low }: Rear): { start: string; down: string } {
  const left = 400 - half;
  return {
    start: `${tenth(400 - half * 0.7)} ${roof + 6}`,
    down: `C${tenth(400 - half * 0.82)} ${roof + 14} ${tenth(400 - half * 0.9)} ${belt - 44} ${left + 5} ${belt - 4}C${left - 3} ${belt + 34} ${left - 2} ${sill + 24} ${left + 7} ${low - 18}Q${left + 11} ${low} ${left + 32} ${low}`,
  };
}

function sedanFlank({ half, top, belt, sill, low }: Rear): { start: string; down: string } {
  const left = 400 - half;
  return {
    start: `${tenth(400 - half * 0.78)} ${top - 12}`,
    down: `C${tenth(400 - half * 0.9)} ${top - 8} ${left + 8} ${belt - 26} ${left + 3} ${belt}C${left - 4} ${belt + 30} ${left - 2} ${sill + 24} ${left + 8} ${low - 18}Q${left + 12} ${low} ${left + 34} ${low}`,
  };
}

function boxFlank({ half, roof, belt, low }: Rear): { start: string; down: string } {
  const left = 400 - half;
  return {
    start: `${left + 24} ${roof}`,
    down: `Q${left + 12} ${roof} ${left + 10} ${roof + 14}L${left} ${belt}V${low - 12}Q${left} ${low} ${left + 12} ${low}`,
  };
}

/** Glass and roof of a sedan, which stand behind the raised lid. */
export function greenhouse(rear: Rear, paint: Paint): string {
  const { half, roof, top } = rear;
  const { light, body, shade } = paint;
  const wide = half * 0.83;
  return [
    filled(
      `M${tenth(400 - wide)} ${top + 10}C${tenth(400 - half * 0.72)} ${roof + 60} ${tenth(400 - half * 0.68)} ${roof + 14} ${tenth(400 - half * 0.5)} ${roof + 4}Q400 ${roof - 8} ${tenth(400 + half * 0.5)} ${roof + 4}C${tenth(400 + half * 0.68)} ${roof + 14} ${tenth(400 + half * 0.72)} ${roof + 60} ${tenth(400 + wide)} ${top + 10}Z`,
      body,
    ),
    filled(
      `M${tenth(400 - wide + 26)} ${top}C${tenth(400 - half * 0.66)} ${roof + 62} ${tenth(400 - half * 0.6)} ${roof + 22} ${tenth(400 - half * 0.48)} ${roof + 14}Q400 ${roof + 4} ${tenth(400 + half * 0.48)} ${roof + 14}C${tenth(400 + half * 0.6)} ${roof + 22} ${tenth(400 + half * 0.66)} ${roof + 62} ${tenth(400 + wide - 26)} ${top}Z`,
      "#2a3640",
    ),
    stroked(
      `M${tenth(400 - wide + 6)} ${top - 4}C${tenth(400 - half * 0.7)} ${roof + 60} ${tenth(400 - half * 0.66)} ${roof + 18} ${tenth(400 - half * 0.5)} ${roof + 8}`,
      light,
      4,
    ),
    stroked(
      `M${tenth(400 + wide - 6)} ${top - 4}C${tenth(400 + half * 0.7)} ${roof + 60} ${tenth(400 + half * 0.66)} ${roof + 18} ${tenth(400 + half * 0.5)} ${roof + 8}`,
      shade,
      5,
    ),
  ].join("");
}

function tyre({ half, ground }: Rear, inner: number): string {
  const x = 400 - half + 24;
  return (
    filled(plate(x, ground - 80, inner, 80, 10), "#232226") +
    stroked(
      `M${x + 12} ${ground - 40}V${ground - 8}M${x + inner / 2} ${ground - 40}V${ground - 6}M${x + inner - 12} ${ground - 40}V${ground - 8}`,
      "#3b3a3f",
      2.4,
    )
  );
}

/** The painted tail from roof to bumper, lit on its left edge, with tyres and ground shadow. */
export function tail(rear: Rear, kind: TrunkKind, paint: Paint): string {
  const { half, open, low, ground } = rear;
  const { light, body, shade } = paint;
  const edge =
    kind === "lid" ? sedanFlank(rear) : kind === "side gate" ? boxFlank(rear) : flank(rear);
  const crown = kind === "lid" ? rear.top - 14 : rear.roof - 3;
  const side = (middle: number) => `M${middle} ${crown}L${edge.start}${edge.down}H${middle}Z`;
  const under = filled(side(401), body);
  const wheels = tyre(rear, kind === "hatch" || kind === "lid" ? 56 : 66);
  const outline = `M${edge.start}${edge.down}`;
  return [
    filled(
      `M${400 - half + 30} ${ground - 22}H${400 + half - 14}Q${400 + half + 24} ${ground - 10} ${400 + half + 36} ${ground + 2}Q400 ${ground + 12} ${400 - half + 4} ${ground + 3}Q${400 - half - 8} ${ground - 6} ${400 - half + 30} ${ground - 22}Z`,
      "#6f6257",
    ),
    wheels + mirrored(wheels),
    filled(
      `M${400 - half + 40} ${low - 20}H${400 + half - 40}V${low + 10}Q400 ${low + 16} ${400 - half + 40} ${low + 10}Z`,
      "#19191c",
    ),
    under + mirrored(under),
    `<clipPath id="tail"><path d="${side(400)}"/><path d="${side(400)}" transform="matrix(-1 0 0 1 800 0)"/></clipPath>`,
    `<g clip-path="url(#tail)">`,
    stroked(outline, light, 16),
    filled(`M${tenth(400 + open * 0.9)} 0H800V450H${400 + open}Z`, shade),
    `</g>`,
  ].join("");
}

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

/** The black hard top of an off-roader, over what `tail` has painted. */
export function hardTop({ half, open, roof, belt }: Rear): string {
  const [left, right] = [400 - half, 400 + half];
  return [
    filled(
      `M${left} ${belt - 8}L${left + 10} ${roof + 14}Q${left + 12} ${roof} ${left + 24} ${roof}H${right - 24}Q${right - 12} ${roof} ${right - 10} ${roof + 14}L${right} ${belt - 8}Z`,
      "#38363b",
    ),
    filled(
      `M${left} ${belt - 8}L${left + 10} ${roof + 14}Q${left + 12} ${roof} ${left + 24} ${roof}H${left + 34}Q${left + 22} ${roof} ${left + 20} ${roof + 14}L${left + 10} ${belt - 8}Z`,
      "#57555c",
    ),
    filled(
      `M${400 + open} ${roof}H${right - 24}Q${right - 12} ${roof} ${right - 10} ${roof + 14}L${right} ${belt - 8}H${400 + open}Z`,
      "#29282c",
    ),
  ].join("");
}
