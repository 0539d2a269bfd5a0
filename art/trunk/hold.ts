import { backdrop, type BackdropName } from "../backdrop/backdrop";
import type { TrunkKind } from "../cabin/cabin";
import { inks, type Tones } from "../cabin/inks";
import { between, plate, rounded, seam, type Spot } from "../cabin/path";
import { filled, stroked, tenth } from "../svg";
import { headrest } from "../seats/seat-back";
import { far, type Rear } from "./rear";

/** The outline of the opening. */
export function aperture(rear: Rear, kind: TrunkKind): string {
  const { open, top, belt, sill } = rear;
  if (kind === "lid") {
    return rounded(
      [
        [400 - open, top],
        [400 + open, top],
        [400 + open * 0.92, sill - 34],
        [400 + open * 0.8, sill],
        [400 - open * 0.8, sill],
        [400 - open * 0.92, sill - 34],
      ],
      16,
    );
  }
  const shoulder = kind === "side gate" ? 0.97 : 0.84;
  return rounded(
    [
      [400 - open * shoulder, top],
      [400 + open * shoulder, top],
      [400 + open, belt],
      [400 + open * 0.97, sill],
      [400 - open * 0.97, sill],
      [400 - open, belt],
    ],
    kind === "side gate" ? 12 : 26,
  );
}

function quad(a: Spot, b: Spot, c: Spot, d: Spot): string {
  return `M${[a, b, c, d].map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L")}Z`;
}

/** A pocket with a net on the right wall and a lamp on the left one. */
function fixtures(rear: Rear, panel: Tones): string {
  const wall = (side: number, part: number, y: number): Spot => {
    const near: Spot = [400 + side * (rear.open + 6), y];
    return between(near, far(rear, ...near), part);
  };
  const { sill } = rear;
  const mesh = [0.3, 0.42, 0.54, 0.66]
    .map(
      (part) =>
        `M${wall(1, part, sill - 62)
          .map(tenth)
          .join(" ")}L${wall(1, part, sill - 18)
          .map(tenth)
          .join(" ")}`,
    )
    .join("");
  return [
    filled(
      quad(
        wall(1, 0.2, sill - 64),
        wall(1, 0.76, sill - 64),
        wall(1, 0.76, sill - 14),
        wall(1, 0.2, sill - 14),
      ),
      panel.mid,
    ),
    stroked(mesh, panel.shade, 1.6),
    stroked(
      `M${wall(1, 0.2, sill - 64)
        .map(tenth)
        .join(" ")}L${wall(1, 0.76, sill - 64)
        .map(tenth)
        .join(" ")}`,
      panel.stitch,
      2.4,
    ),
    filled(
      quad(
        wall(-1, 0.36, rear.belt - 12),
        wall(-1, 0.6, rear.belt - 12),
        wall(-1, 0.6, rear.belt + 2),
        wall(-1, 0.36, rear.belt + 2),
      ),
      inks.glow,
    ),
  ].join("");
}

/** Walls, floor and ceiling that run to the vanishing point. */
export function box(rear: Rear, panel: Tones, lining: string): string {
  const { open, top, sill } = rear;
  const [left, right] = [400 - open - 6, 400 + open + 6];
  const farLow = far(rear, left, sill);
  const farLowRight = far(rear, right, sill);
  const farUp = far(rear, left, top);
  const farUpRight = far(rear, right, top);
  const rails = [-0.55, 0.55]
    .map((side) => {
      const [x, y] = far(rear, 400 + open * side, sill);
      return `M${tenth(400 + open * side)} ${sill}L${tenth(x)} ${tenth(y)}`;
    })
    .join("");
  return [
    filled(quad([left, top], farUp, farLow, [left, sill]), panel.shade),
    filled(quad([right, top], farUpRight, farLowRight, [right, sill]), panel.light),
    filled(quad([left, top], [right, top], farUpRight, farUp), lining),
    filled(quad(farUp, farUpRight, farLowRight, farLow), panel.deep),
    filled(quad([left, sill + 2], farLow, farLowRight, [right, sill + 2]), panel.mid),
    fixtures(rear, panel),
    stroked(rails, panel.shade, 4),
    stroked(`M${tenth(farLow[0])} ${tenth(farLow[1])}L${left} ${sill}`, panel.deep, 2),
    stroked(`M${tenth(farLowRight[0])} ${tenth(farLowRight[1])}L${right} ${sill}`, panel.shade, 2),
  ].join("");
}

/** The pale cabin and windscreen that show over the seat backs. */
export function cabinAhead(rear: Rear, place: BackdropName, dark: boolean): string {
  const [left, up] = far(rear, 400 - rear.open * 0.9, rear.top + 8);
  const [right, low] = far(rear, 400 + rear.open * 0.9, rear.belt + 8);
  const width = right - left;
  const scale = (width * 0.74) / 800;
  return [
    filled(plate(left, up, width, low - up + 30, 12), dark ? "#3b393e" : inks.liningDeep),
    `<clipPath id="screen"><path d="${rounded(
      [
        [left + width * 0.17, up + 12],
        [right - width * 0.17, up + 12],
        [right - width * 0.12, low],
        [left + width * 0.12, low],
      ],
      8,
    )}"/></clipPath>`,
    `<g clip-path="url(#screen)"><g transform="translate(${tenth(left + width * 0.13)} ${tenth(up - 10)}) scale(${scale.toFixed(2)})">${backdrop(place)}</g></g>`,
    filled(plate(400 - 20, up + 10, 40, 12, 5), "#2b2a2e"),
    [-0.3, 0.3]
      .map((side) =>
        filled(plate(400 + width * side - 22, low - 36, 44, 26, 9), dark ? "#2b2a2e" : "#857868"),
      )
      .join(""),
  ].join("");
}

/** The backs of the rear seats, split 60 to 40, with their headrests. */
export function seatBacks(rear: Rear, cloth: Tones, panel: Tones): string {
  const [left, low] = far(rear, 400 - rear.open - 4, rear.sill);
  const [right] = far(rear, 400 + rear.open + 4, rear.sill);
  const top = far(rear, 400, rear.belt)[1] - 4;
  const split = left + (right - left) * 0.6;
  const size = (right - left) * 0.17;
  return [
    headrest(left + (right - left) * 0.19, top + 4, size, cloth),
    headrest(400, top + 6, size * 0.8, cloth),
    headrest(right - (right - left) * 0.19, top + 4, size, cloth),
    filled(plate(left, top, split - left - 1, low - top + 2, 12), cloth.mid),
    filled(plate(split + 1, top, right - split, low - top + 2, 12), cloth.mid),
    filled(
      `M${tenth(left + 6)} ${tenth(top + 6)}Q${tenth((left + split) / 2)} ${tenth(top - 2)} ${tenth(split - 8)} ${tenth(top + 6)}V${tenth(top + 13)}Q${tenth((left + split) / 2)} ${tenth(top + 6)} ${tenth(left + 6)} ${tenth(top + 13)}ZM${tenth(split + 8)} ${tenth(top + 6)}Q${tenth((right + split) / 2)} ${tenth(top - 2)} ${tenth(right - 6)} ${tenth(top + 6)}V${tenth(top + 13)}Q${tenth((right + split) / 2)} ${tenth(top + 6)} ${tenth(split + 8)} ${tenth(top + 13)}Z`,
      cloth.light,
    ),
    filled(
      `M${tenth(right - 26)} ${tenth(top + 4)}H${tenth(right)}V${tenth(low + 2)}H${tenth(right - 26)}Z`,
      cloth.shade,
    ),
    stroked(`M${tenth(split)} ${tenth(top + 6)}V${tenth(low)}`, cloth.deep, 3),
    seam(
      `M${tenth(left + 12)} ${tenth(top + 22)}H${tenth(split - 12)}M${tenth(split + 12)} ${tenth(top + 22)}H${tenth(right - 12)}`,
      cloth.stitch,
    ),
    filled(plate(split - 34, top + 4, 16, 8, 3) + plate(split + 18, top + 4, 16, 8, 3), panel.deep),
  ].join("");
}

/** The painted sill with its scuff plate, seen from above. */
export function sillPlate(rear: Rear, kind: TrunkKind, body: string): string {
  const half = rear.open * (kind === "lid" ? 0.8 : 0.95);
  const y = rear.sill;
  return [
    filled(
      `M${tenth(400 - half)} ${y - 5}H${tenth(400 + half)}L${tenth(400 + half + 8)} ${y + 7}H${tenth(400 - half - 8)}Z`,
      body,
    ),
    filled(
      `M${tenth(400 - half * 0.9)} ${y - 4}H${tenth(400 + half * 0.9)}L${tenth(400 + half * 0.92)} ${y + 4}H${tenth(400 - half * 0.92)}Z`,
      "#2b2a2e",
    ),
    stroked(`M${tenth(400 - half * 0.86)} ${y}H${tenth(400 + half * 0.86)}`, "#5b5c64", 1.6),
    filled(plate(388, y - 6, 24, 8, 3), "#8b8783"),
  ].join("");
}
