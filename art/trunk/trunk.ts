import { backdrop } from "../backdrop/backdrop";
import { cabinOf, type TrunkKind } from "../cabin/cabin";
import { inks, panels, upholsteries, type Tones } from "../cabin/inks";
import { mirrored } from "../cabin/path";
import { filled, picture, stroked, tenth } from "../svg";
import { paints, type Paint } from "../paints";
import { greenhouse, hardTop, tail } from "./body";
import { bumper } from "./bumper";
import { gateAside, gateUp, lidUp } from "./gate";
import { aperture, box, cabinAhead, seatBacks, sillPlate } from "./hold";
import { lamp } from "./lamps";
import { load } from "./loads";
import { rears, type Rear } from "./rear";
import type { CarShape } from "../shape";

function openGate(rear: Rear, kind: TrunkKind, panel: Tones, paint: Paint): string {
  if (kind === "lid") return lidUp(rear, panel, paint);
  return kind === "side gate" ? gateAside(rear, panel, paint) : gateUp(rear, panel, paint);
}

/** The open boot from behind, filled with luggage. */
export function trunk(car: CarShape): string {
  const cabin = cabinOf(car);
  const kind = cabin.trunk;
  const rear = rears[kind];
  const paint = paints[car.paint];
  const panel = panels[cabin.panel];
  const cloth = upholsteries[cabin.upholstery];
  const mouth = aperture(rear, kind);
  const isSedan = kind === "lid";
  const scale = Math.round((car.width / rear.width) * 1000) / 1000;
  const lamps = lamp(rear, kind, car.name);
  return picture([
    backdrop(car.backdrop),
    `<g transform="matrix(${scale} 0 0 ${scale} ${tenth(400 * (1 - scale))} ${tenth(rear.ground * (1 - scale))})">`,
    isSedan ? greenhouse(rear, paint) : "",
    tail(rear, kind, paint),
    kind === "side gate" ? hardTop(rear) : "",
    stroked(mouth, paint.shade, 22),
    `<clipPath id="mouth"><path d="${mouth}"/></clipPath><g clip-path="url(#mouth)">`,
    filled(mouth, panel.deep),
    box(rear, panel, isSedan ? panel.deep : inks.liningDeep),
    isSedan ? "" : cabinAhead(rear, car.backdrop, cabin.upholstery === "black"),
    isSedan ? "" : seatBacks(rear, cloth, panel),
    `</g>`,
    stroked(mouth, "#232226", 6),
    load(rear, kind, car.name.length + car.year),
    sillPlate(rear, kind, paint.body),
    bumper(rear, kind, paint),
    kind === "side gate"
      ? lamps + mirrored(lamps)
      : `<g clip-path="url(#tail)">${lamps}${mirrored(lamps)}</g>`,
    openGate(rear, kind, panel, paint),
    `</g>`,
  ]);
}
