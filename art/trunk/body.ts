import type { Paint } from "../paints";
import type { TrunkKind } from "../cabin/cabin";
import { mirrored, plate } from "../cabin/path";
import { filled, stroked, tenth } from "../svg";
import type { Rear } from "./rear";

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
