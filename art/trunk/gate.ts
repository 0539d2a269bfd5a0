import type { Paint } from "../paints";
import type { Tones } from "../cabin/inks";
import { mirrored, plate, ring, rounded, type Spot } from "../cabin/path";
import { disc, filled, stroked, tenth } from "../svg";
import type { Rear } from "./rear";

/** A tailgate swung up: its lining and glass from below, the painted edge, two gas struts. */
export function gateUp(rear: Rear, panel: Tones, paint: Paint): string {
  const { half, roof, belt, open } = rear;
  const hinge = half * 0.68;
  const near = half * 1.02;
  const up = Math.max(2, roof - 62);
  const at = (side: number, part: number): Spot => [
    400 + side * (hinge + (near - hinge) * part),
    roof + 8 + (up - roof - 8) * part,
  ];
  const span = (from: number, to: number, inset: number): Spot[] => {
    const [a, b, c, d] = [at(-1, from), at(1, from), at(1, to), at(-1, to)];
    return [
      [a[0] + inset, a[1]],
      [b[0] - inset, b[1]],
      [c[0] - inset, c[1]],
      [d[0] + inset, d[1]],
    ];
  };
  const strut =
    stroked(
      `M${tenth(400 - open * 0.95)} ${belt - 14}L${tenth(at(-1, 0.5)[0] + 18)} ${tenth(at(-1, 0.5)[1])}`,
      "#232226",
      7,
    ) +
    stroked(
      `M${tenth(400 - open * 0.95)} ${belt - 14}L${tenth(400 - open * 0.96)} ${tenth((belt + roof) / 2 - 4)}`,
      "#8b8783",
      3.4,
    );
  return [
    strut + mirrored(strut),
    filled(rounded([...span(0, 1, -7)], 12), paint.body),
    filled(rounded([...span(0, 0.93, 0)], 10), panel.mid),
    filled(rounded([...span(0.06, 0.5, 26)], 10), "#b9c0bb"),
    filled(
      rounded([at(-0.5, 0.06), at(-0.12, 0.06), at(-0.34, 0.5), at(-0.74, 0.5)], 4),
      "#d5d6cc",
    ),
    stroked(
      `M${tenth(at(-1, 0.62)[0] + 30)} ${tenth(at(-1, 0.62)[1])}H${tenth(at(1, 0.62)[0] - 30)}`,
      panel.shade,
      3,
    ),
    filled(plate(372, at(1, 0.84)[1] - 5, 56, 9, 4), panel.deep),
    filled(
      plate(at(-1, 0.97)[0] + 8, up + 1, 74, 6, 3) + plate(at(1, 0.97)[0] - 82, up + 1, 74, 6, 3),
      "#a83a54",
    ),
  ].join("");
}

/** A boot lid standing up on its hinges, its lining towards the viewer. */
export function lidUp(rear: Rear, panel: Tones, paint: Paint): string {
  const { open, top, roof } = rear;
  const up = roof - 26;
  const foot = top - 4;
  const shell = (inset: number) =>
    rounded(
      [
        [400 - open * 1.02 + inset, up + inset],
        [400 + open * 1.02 - inset, up + inset],
        [400 + open * 1.06 - inset, up + 46],
        [400 + open * 0.96 - inset, foot - inset],
        [400 - open * 0.96 + inset, foot - inset],
        [400 - open * 1.06 + inset, up + 46],
      ],
      20,
    );
  const arm = stroked(
    `M${tenth(400 - open * 0.9)} ${top + 34}Q${tenth(400 - open * 0.98)} ${top - 14} ${tenth(400 - open * 0.78)} ${foot - 26}`,
    "#19191c",
    8,
  );
  return [
    arm + mirrored(arm),
    filled(shell(0), paint.body),
    stroked(
      `M${tenth(400 - open * 1.035)} ${up + 44}L${tenth(400 - open * 0.99)} ${up + 10}Q${tenth(400 - open * 0.97)} ${up + 4} ${tenth(400 - open * 0.9)} ${up + 4}H${tenth(400 + open * 0.8)}`,
      paint.light,
      4,
    ),
    filled(shell(10), panel.shade),
    filled(
      rounded(
        [
          [400 - open * 0.84, up + 30],
          [400 + open * 0.84, up + 30],
          [400 + open * 0.78, foot - 22],
          [400 - open * 0.78, foot - 22],
        ],
        16,
      ),
      panel.mid,
    ),
    stroked(
      rounded(
        [
          [400 - open * 0.62, up + 44],
          [400 + open * 0.62, up + 44],
          [400 + open * 0.58, foot - 36],
          [400 - open * 0.58, foot - 36],
        ],
        12,
      ),
      panel.shade,
      2.4,
    ),
    filled(plate(378, up + 10, 44, 12, 4), "#8b8783") +
      filled(plate(388, up + 13, 24, 6, 2), "#232226"),
    filled(
      `M386 ${foot - 52}L400 ${foot - 76}L414 ${foot - 52}ZM394 ${foot - 56}H406L400 ${foot - 67}Z`,
      "#a83a54",
    ),
    [-0.7, -0.35, 0.35, 0.7]
      .map((part) => disc(400 + open * part, foot - 15, 3, panel.deep))
      .join(""),
  ].join("");
}

/** A gate swung to the right with the spare wheel on its far side, and the raised glass. */
export function gateAside(rear: Rear, panel: Tones, paint: Paint): string {
  const { half, open, top, belt, sill, sight } = rear;
  const hinge = 400 + open + 8;
  const near = hinge + 84;
  const part = (near - sight[0]) / (hinge - sight[0]);
  const y = (level: number) => sight[1] + (level - sight[1]) * part;
  const upper = belt - 14;
  const wheel = near + 8;
  return [
    `<ellipse cx="${tenth(wheel)}" cy="${tenth(y(258))}" rx="38" ry="82" fill="#19191c"/>`,
    `<ellipse cx="${tenth(wheel - 10)}" cy="${tenth(y(258))}" rx="32" ry="82" fill="#2f2e32"/>`,
    stroked(`M${tenth(wheel + 22)} ${tenth(y(212))}q12 56 0 112`, "#4b4a50", 3),
    filled(
      `M${hinge - 4} ${upper}L${near} ${tenth(y(upper))}V${tenth(y(sill - 4))}L${hinge - 4} ${sill - 4}Z`,
      panel.shade,
    ),
    filled(
      `M${hinge + 8} ${upper + 18}L${near - 10} ${tenth(y(upper) + 20)}V${tenth(y(sill) - 34)}L${hinge + 8} ${sill - 26}Z`,
      panel.mid,
    ),
    filled(
      `M${near} ${tenth(y(upper))}L${near + 11} ${tenth(y(upper) + 3)}V${tenth(y(sill - 4) - 4)}L${near} ${tenth(y(sill - 4))}Z`,
      paint.body,
    ),
    stroked(`M${hinge + 16} ${upper + 40}L${near - 18} ${tenth(y(upper) + 46)}`, panel.light, 5),
    filled(plate(near - 16, y(258) - 12, 10, 26, 3), "#8b8783"),
    ring(hinge + 34, 290, 5, panel.deep, 2),
    filled(
      plate(400 + half - 14, upper + 16, 16, 20, 3) + plate(400 + half - 14, sill - 46, 16, 20, 3),
      paint.shade,
    ),
    glassUp(top, open),
  ].join("");
}

function glassUp(top: number, open: number): string {
  const [wide, near] = [open * 0.95, open * 1.2];
  return [
    stroked(
      `M${tenth(400 - wide)} ${top + 60}L${tenth(400 - near + 34)} 34M${tenth(400 + wide)} ${top + 60}L${tenth(400 + near - 34)} 34`,
      "#232226",
      5,
    ),
    filled(
      rounded(
        [
          [400 - wide, top - 18],
          [400 + wide, top - 18],
          [400 + near, 14],
          [400 - near, 14],
        ],
        10,
      ),
      "#232226",
    ),
    filled(
      rounded(
        [
          [400 - wide + 10, top - 24],
          [400 + wide - 10, top - 24],
          [400 + near - 18, 22],
          [400 - near + 18, 22],
        ],
        8,
      ),
      "#aeb8b6",
    ),
    filled(
      `M${tenth(400 - wide * 0.4)} ${top - 24}H${tenth(400 - wide * 0.1)}L${tenth(400 - near * 0.3)} 22H${tenth(400 - near * 0.66)}Z`,
      "#cdd2ca",
    ),
  ].join("");
}
