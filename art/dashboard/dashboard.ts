import { cabinOf, type DashLayout } from "../cabin/cabin";
import { panels, trims, upholsteries } from "../cabin/inks";
import { picture } from "../svg";
import { wheelSpot, type Fittings } from "./fittings";
import { classic, layered, pod, sport } from "./layouts";
import type { Decor } from "./parts";
import { truck, upright, van } from "./rugged";
import { doors, roof, seatFrame, viewAhead } from "./shell";
import { steeringWheel } from "./wheel";
import { paints } from "../paints";
import type { CarShape } from "../shape";

const layouts: Readonly<Record<DashLayout, (fit: Fittings) => string>> = {
  classic,
  layered,
  sport,
  pod,
  upright,
  truck,
  van,
};

/** The view forward from between the front seats, the steering wheel on the left. */
export function dashboard(car: CarShape): string {
  const cabin = cabinOf(car);
  const paint = paints[car.paint];
  const panel = panels[cabin.panel];
  const cloth = upholsteries[cabin.upholstery];
  const isDark = cabin.upholstery === "graphite" || cabin.upholstery === "black";
  const decor: Decor =
    cabin.trim === "paint" ? [paint.light, paint.body, paint.shade] : trims[cabin.trim];
  const fit: Fittings = { cabin, panel, cloth, lower: isDark ? panel : cloth, decor };
  return picture([
    viewAhead(car.backdrop, paint),
    roof(cabin.upholstery === "black"),
    doors(panel, cloth),
    layouts[cabin.dash](fit),
    steeringWheel(...wheelSpot, cabin.spokes, panel, cloth, decor),
    seatFrame(cloth),
  ]);
}
