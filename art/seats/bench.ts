import type { Tones } from "../cabin/inks";
import { plate, rounded, seam, type Spot } from "../cabin/path";
import { filled, stroked, tenth } from "../svg";

/** The vanishing point of lines along the car. */
const vanishing: Spot = [400, 150];

/** Moves x towards the viewer by the factor `part` on its ray from the vanishing point. */
function nearer(x: number, part: number): number {
  return vanishing[0] + (x - vanishing[0]) * part;
}

/** A cushion that comes towards the viewer from `back` to `front` and drops in a lip. */
export function cushion(
  x: number,
  width: number,
  back: number,
  front: number,
  cloth: Tones,
  reach = 1.16,
): string {
  const left = x - width / 2;
  const right = x + width / 2;
  const nearLeft = nearer(left, reach);
  const nearRight = nearer(right, reach);
  const lip = front + 34;
  const inset = width * 0.17;
  const middle = (nearLeft + nearRight) / 2;
  return [
    filled(
      `M${tenth(nearLeft + 2)} ${tenth(front - 10)}Q${tenth(nearLeft + 2)} ${tenth(lip)} ${tenth(nearLeft + 20)} ${tenth(lip)}H${tenth(nearRight - 20)}Q${tenth(nearRight - 2)} ${tenth(lip)} ${tenth(nearRight - 2)} ${tenth(front - 10)}Z`,
      cloth.deep,
    ),
    filled(
      `M${tenth(nearLeft + 1)} ${tenth(front - 12)}Q${tenth(nearLeft + 2)} ${tenth(front + 20)} ${tenth(nearLeft + 20)} ${tenth(front + 22)}Q${tenth(middle)} ${tenth(front + 27)} ${tenth(nearRight - 20)} ${tenth(front + 22)}Q${tenth(nearRight - 2)} ${tenth(front + 20)} ${tenth(nearRight - 1)} ${tenth(front - 12)}Z`,
      cloth.shade,
    ),
    filled(
      `M${tenth(left)} ${tenth(back + 4)}Q${tenth(x)} ${tenth(back - 10)} ${tenth(right)} ${tenth(back + 4)}L${tenth(nearRight)} ${tenth(front - 14)}Q${tenth(nearRight + 2)} ${tenth(front + 2)} ${tenth(nearRight - 22)} ${tenth(front + 4)}Q${tenth(middle)} ${tenth(front + 10)} ${tenth(nearLeft + 22)} ${tenth(front + 4)}Q${tenth(nearLeft - 2)} ${tenth(front + 2)} ${tenth(nearLeft)} ${tenth(front - 14)}Z`,
      cloth.light,
    ),
    filled(
      `M${tenth(left + inset)} ${tenth(back)}L${tenth(nearer(left + inset, reach))} ${tenth(front - 6)}Q${tenth(middle)} ${tenth(front + 2)} ${tenth(nearer(right - inset, reach))} ${tenth(front - 6)}L${tenth(right - inset)} ${tenth(back)}Z`,
      cloth.mid,
    ),
    filled(
      `M${tenth(right - inset)} ${tenth(back)}L${tenth(nearer(right - inset, reach))} ${tenth(front - 6)}Q${tenth(nearRight - 20)} ${tenth(front + 4)} ${tenth(nearRight - 10)} ${tenth(front)}Q${tenth(nearRight + 1)} ${tenth(front - 4)} ${tenth(nearRight)} ${tenth(front - 14)}L${tenth(right)} ${tenth(back)}Z`,
      cloth.shade,
    ),
    seam(
      `M${tenth(left + inset)} ${tenth(back + 4)}L${tenth(nearer(left + inset, reach))} ${tenth(front - 8)}M${tenth(right - inset)} ${tenth(back + 4)}L${tenth(nearer(right - inset, reach))} ${tenth(front - 8)}`,
      cloth.stitch,
    ),
    stroked(
      `M${tenth(nearer(left + inset, 1 + (reach - 1) * 0.45))} ${tenth(back + (front - back) * 0.45)}Q${tenth((x + middle) / 2)} ${tenth(back + (front - back) * 0.45 + 6)} ${tenth(nearer(right - inset, 1 + (reach - 1) * 0.45))} ${tenth(back + (front - back) * 0.45)}`,
      cloth.shade,
      2.2,
    ),
    filled(
      `M${tenth(left + 8)} ${tenth(back + 3)}Q${tenth(x)} ${tenth(back - 3)} ${tenth(right - 8)} ${tenth(back + 3)}Q${tenth(x)} ${tenth(back + 7)} ${tenth(left + 8)} ${tenth(back + 3)}Z`,
      cloth.deep,
    ),
  ].join("");
}

/** The middle arm rest folded down, seen from its front, with two cup holders. */
export function armRest(cloth: Tones, panel: Tones): string {
  return [
    filled(
      rounded(
        [
          [368, 246],
          [432, 246],
          [440, 330],
          [360, 330],
        ],
        10,
      ),
      cloth.light,
    ),
    filled(
      rounded(
        [
          [374, 262],
          [426, 262],
          [432, 306],
          [368, 306],
        ],
        8,
      ),
      cloth.mid,
    ),
    filled("M360 310H440L441 326Q440 340 428 340H372Q360 340 359 326Z", cloth.shade),
    `<ellipse cx="386" cy="288" rx="11" ry="6" fill="${panel.deep}"/><ellipse cx="414" cy="288" rx="11" ry="6" fill="${panel.deep}"/>`,
    seam("M366 316H434", cloth.stitch),
  ].join("");
}

/** Belt buckles in the fold between back and cushion. */
export function buckle(x: number, y: number): string {
  return (
    filled(plate(x - 5, y - 12, 10, 18, 3), "#232226") +
    filled(plate(x - 3.5, y - 11, 7, 5, 1.5), "#a83a54")
  );
}

/** A shoulder belt next to the left outer seat. */
export function belt(): string {
  return (
    stroked("M142 118C140 160 128 220 118 300", "#2b2a2e", 8) +
    stroked("M139 120C137 160 125 220 116 296", "#4b4a50", 1.6) +
    filled(plate(132, 110, 20, 13, 4), "#5b5c64") +
    filled(plate(117, 244, 14, 18, 3), "#8b8783")
  );
}
