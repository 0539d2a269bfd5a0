import type { BenchKind } from "../cabin/cabin";
import { cabinOf } from "../cabin/cabin";
import { panels, trims, upholsteries, type Cloth, type Tones } from "../cabin/inks";
import { mirrored, plate, seam } from "../cabin/path";
import { filled, picture, stroked } from "../svg";
import { paints } from "../paints";
import { armRest, belt, buckle, cushion } from "./bench";
import { headrest, seatBack } from "./seat-back";
import { keepsake } from "./keepsake";
import { floor, glassRoof, landBehind, rearDoor, rollBars, roofBehind } from "./shell";
import type { CarShape } from "../shape";

/** Three even places on one bench, split 60 to 40. */
function flatBench(cloth: Cloth): string {
  return [
    headrest(214, 186, 84, cloth) + headrest(400, 192, 66, cloth) + headrest(586, 186, 84, cloth),
    seatBack({ x: 400, top: 186, width: 176, height: 140 }, cloth),
    seatBack({ x: 220, top: 178, width: 208, height: 148 }, cloth),
    seatBack({ x: 580, top: 178, width: 208, height: 148 }, cloth),
    stroked("M484 196V322", cloth.deep, 3),
    cushion(400, 160, 322, 388, cloth),
    cushion(222, 204, 322, 388, cloth),
    cushion(578, 204, 322, 388, cloth),
    buckle(330, 330) + buckle(352, 332) + buckle(462, 332),
  ].join("");
}

/** Two shaped outer places and an arm rest folded down between them. */
function sculptedBench(cloth: Cloth, panel: Tones): string {
  return [
    headrest(220, 172, 88, cloth) + headrest(400, 184, 60, cloth) + headrest(580, 172, 88, cloth),
    seatBack({ x: 400, top: 178, width: 150, height: 140 }, cloth),
    filled("M362 214H438V300H362Z", cloth.deep),
    seatBack({ x: 228, top: 164, width: 226, height: 160 }, cloth),
    seatBack({ x: 572, top: 164, width: 226, height: 160 }, cloth),
    cushion(400, 130, 322, 386, cloth),
    cushion(228, 218, 320, 390, cloth),
    cushion(572, 218, 320, 390, cloth),
    armRest(cloth, panel),
    buckle(334, 330) + buckle(466, 330),
  ].join("");
}

/** One armchair about x, with its rests towards the aisle (`inner`) and the door. */
function captain(x: number, inner: number, cloth: Cloth): string {
  const rest = (middle: number, width: number) =>
    filled(plate(middle - width / 2, 262, width, 24, 9), cloth.deep) +
    filled(plate(middle - width / 2, 258, width, 20, 9), cloth.light) +
    seam(`M${middle - width / 2 + 5} 271H${middle + width / 2 - 5}`, cloth.stitch);
  return [
    headrest(x, 160, 90, cloth),
    rest(x - inner * 108, 26),
    seatBack({ x, top: 152, width: 204, height: 172 }, cloth),
    cushion(x, 192, 320, 388, cloth, 1.14),
    rest(x + inner * 94, 34),
  ].join("");
}

/** Two armchairs with an aisle between them. */
function captains(cloth: Cloth): string {
  return captain(232, 1, cloth) + captain(568, -1, cloth);
}

/** Carpet between the armchairs, back to the last row. */
function aisle(): string {
  return (
    filled("M300 296H500L590 450H210Z", "#3a3a41") + filled("M300 296H330L262 450H210Z", "#2b2b30")
  );
}

/** The last row, smaller with distance, over the shoulders of the second. */
function thirdRow(cloth: Cloth, isWide: boolean): string {
  const [top, width] = isWide ? [146, 150] : [150, 138];
  const middle =
    headrest(400, top + 6, 44, cloth) +
    seatBack({ x: 400, top: top + 4, width: 84, height: 122 }, cloth) +
    cushion(400, 76, 266, 296, cloth, 1.06);
  return [
    isWide ? middle : "",
    headrest(308, top + 2, 56, cloth) + headrest(492, top + 2, 56, cloth),
    seatBack({ x: 310, top, width, height: 120 }, cloth),
    seatBack({ x: 490, top, width, height: 120 }, cloth),
    cushion(310, 132, 262, 292, cloth, 1.06) + cushion(490, 132, 262, 292, cloth, 1.06),
  ].join("");
}

function bench(kind: BenchKind, cloth: Cloth, panel: Tones): string {
  if (kind === "captain") return captains(cloth);
  return kind === "sculpted" ? sculptedBench(cloth, panel) : flatBench(cloth);
}

/** The rear seats, seen from the front seat. */
export function rearSeats(car: CarShape): string {
  const cabin = cabinOf(car);
  const cloth = upholsteries[cabin.upholstery];
  const panel = panels[cabin.panel];
  const decor = cabin.trim === "paint" ? paints[car.paint].body : trims[cabin.trim][1];
  const door = rearDoor(panel, cloth, decor);
  return picture([
    landBehind(car.backdrop, cabin.trunk),
    roofBehind(cabin.trunk, cabin.upholstery === "black"),
    cabin.glassRoof ? glassRoof(cabin.upholstery === "black") : "",
    floor(panel),
    cabin.trunk === "side gate" ? rollBars() : "",
    filled("M114 178H686V340H114Z", panel.deep),
    cabin.bench === "captain" ? aisle() : "",
    cabin.thirdRow ? thirdRow(cloth, cabin.trunk === "van") : "",
    door + mirrored(door),
    bench(cabin.bench, cloth, panel),
    keepsake(car.backdrop),
    belt() + mirrored(belt()),
  ]);
}
