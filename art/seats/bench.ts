import type { Cloth, Tones, Weave } from "../cabin/inks";
import { plate, rounded, seam, type Spot } from "../cabin/path";
import { filled, stroked, tenth } from "../svg";

/** Where lines that run along the car meet. */
const vanishing: Spot = [400, 150];

/** A spot nearer to the viewer by `part` on its ray from the vanishing point, at its own height. */
function nearer(x: number, part: number): number {
  return vanishing[0] + (x - vanishing[0]) * part;
}

/** A place on the bench: its middle, its width and where its back begins and ends. */
export type Seat = {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** A headrest on two posts above a seat; `size` is its width. */
export function headrest(x: number, foot: number, size: number, cloth: Tones): string {
  const half = size / 2;
  const height = size * 0.58;
  const top = foot - 9 - height;
  const pad = (inset: number, drop: number) =>
    `M${tenth(x - half + inset)} ${tenth(top + height * 0.3)}Q${tenth(x - half + inset)} ${tenth(top + drop)} ${tenth(x - half * 0.5)} ${tenth(top + drop)}Q${tenth(x)} ${tenth(top - 3 + drop)} ${tenth(x + half * 0.5)} ${tenth(top + drop)}Q${tenth(x + half - inset)} ${tenth(top + drop)} ${tenth(x + half - inset)} ${tenth(top + height * 0.3)}L${tenth(x + half * 0.86 - inset)} ${tenth(top + height * 0.84)}Q${tenth(x + half * 0.8)} ${tenth(top + height - drop)} ${tenth(x + half * 0.5)} ${tenth(top + height - drop)}H${tenth(x - half * 0.5)}Q${tenth(x - half * 0.8)} ${tenth(top + height - drop)} ${tenth(x - half * 0.86 + inset)} ${tenth(top + height * 0.84)}Z`;
  return [
    stroked(
      `M${tenth(x - half * 0.42)} ${tenth(foot - 12)}V${tenth(foot + 6)}M${tenth(x + half * 0.42)} ${tenth(foot - 12)}V${tenth(foot + 6)}`,
      "#8b8783",
      3.4,
    ),
    filled(pad(0, 0), cloth.shade),
    filled(pad(2, 2.5), cloth.light),
    filled(
      `M${tenth(x - half * 0.78)} ${tenth(top + height * 0.36)}Q${tenth(x)} ${tenth(top + height * 0.2)} ${tenth(x + half * 0.96)} ${tenth(top + height * 0.3)}L${tenth(x + half * 0.84)} ${tenth(top + height * 0.84)}Q${tenth(x + half * 0.78)} ${tenth(top + height - 2)} ${tenth(x + half * 0.5)} ${tenth(top + height - 2)}H${tenth(x - half * 0.5)}Q${tenth(x - half * 0.74)} ${tenth(top + height - 3)} ${tenth(x - half * 0.78)} ${tenth(top + height * 0.8)}Z`,
      cloth.mid,
    ),
    seam(
      `M${tenth(x - half * 0.66)} ${tenth(top + height * 0.4)}Q${tenth(x)} ${tenth(top + height * 0.27)} ${tenth(x + half * 0.7)} ${tenth(top + height * 0.38)}`,
      cloth.stitch,
    ),
  ].join("");
}

function backOutline({ x, top, width, height }: Seat, inset: number, drop: number): string {
  const half = width / 2 - inset;
  const y = top + drop;
  const low = top + height;
  return `M${tenth(x - half)} ${tenth(low)}C${tenth(x - half - 4)} ${tenth(top + height * 0.6)} ${tenth(x - half)} ${tenth(top + height * 0.3)} ${tenth(x - half * 0.9)} ${tenth(y + 16)}Q${tenth(x - half * 0.84)} ${tenth(y + 2)} ${tenth(x - half * 0.5)} ${tenth(y)}Q${tenth(x)} ${tenth(y - 4)} ${tenth(x + half * 0.5)} ${tenth(y)}Q${tenth(x + half * 0.84)} ${tenth(y + 2)} ${tenth(x + half * 0.9)} ${tenth(y + 16)}C${tenth(x + half)} ${tenth(top + height * 0.3)} ${tenth(x + half + 4)} ${tenth(top + height * 0.6)} ${tenth(x + half)} ${tenth(low)}Z`;
}

/** The sewn pattern of a back's middle panel, `half` wide to either side. */
function weaving({ x, top, height }: Seat, half: number, weave: Weave): string {
  const low = top + height;
  const upper = top + height * 0.24;
  if (weave === "flutes") {
    return [-0.6, -0.2, 0.2, 0.6]
      .map(
        (part) =>
          `M${tenth(x + half * part * 0.9)} ${tenth(upper)}L${tenth(x + half * part)} ${tenth(low - 6)}`,
      )
      .join("");
  }
  if (weave === "quilt") {
    const step = half * 0.36;
    return [0, 1, 2, 3, 4, 5, 6]
      .map((row) => upper + row * step * 0.92)
      .filter((y) => y + step < low)
      .map((y, row) => {
        const zig = [-3, -2, -1, 0, 1, 2, 3].map((column, index) => {
          const isLow = index % 2 !== row % 2;
          return `${tenth(x + half * 0.31 * column)} ${tenth(y + (isLow ? step * 0.92 : 0))}`;
        });
        return `M${zig.join("L")}`;
      })
      .join("");
  }
  const rows = weave === "bands" ? [0.36, 0.58, 0.8] : [0.42];
  return rows
    .map(
      (part) =>
        `M${tenth(x - half + 2)} ${tenth(top + height * part)}Q${tenth(x)} ${tenth(top + height * part + 7)} ${tenth(x + half - 2)} ${tenth(top + height * part)}`,
    )
    .join("");
}

/** A seat back: lit left bolster, shaded right one, a panel with sewn channels between. */
export function seatBack(seat: Seat, cloth: Cloth): string {
  const { x, top, width, height } = seat;
  const bolster = width * 0.19;
  const half = width / 2 - bolster;
  const low = top + height;
  const channels = weaving(seat, half, cloth.weave);
  return [
    filled(backOutline(seat, 0, 0), cloth.deep),
    filled(backOutline(seat, 2, 2), cloth.light),
    filled(
      `M${tenth(x + width * 0.27)} ${tenth(top + 2)}Q${tenth(x + width * 0.42)} ${tenth(top + 2)} ${tenth(x + width * 0.44)} ${tenth(top + 18)}C${tenth(x + width * 0.49)} ${tenth(top + height * 0.3)} ${tenth(x + width * 0.5)} ${tenth(top + height * 0.6)} ${tenth(x + width * 0.485)} ${tenth(low)}H${tenth(x + width * 0.2)}C${tenth(x + width * 0.36)} ${tenth(top + height * 0.5)} ${tenth(x + width * 0.32)} ${tenth(top + height * 0.2)} ${tenth(x + width * 0.27)} ${tenth(top + 2)}Z`,
      cloth.shade,
    ),
    filled(
      backOutline(
        { x, top: top + height * 0.12, width: width - bolster * 2, height: height * 0.88 },
        0,
        0,
      ),
      cloth.mid,
    ),
    stroked(channels, cloth.shade, 2.2),
    seam(
      `M${tenth(x - half)} ${tenth(low)}C${tenth(x - half - 4)} ${tenth(top + height * 0.65)} ${tenth(x - half)} ${tenth(top + height * 0.4)} ${tenth(x - half * 0.9)} ${tenth(top + height * 0.25)}M${tenth(x + half)} ${tenth(low)}C${tenth(x + half + 4)} ${tenth(top + height * 0.65)} ${tenth(x + half)} ${tenth(top + height * 0.4)} ${tenth(x + half * 0.9)} ${tenth(top + height * 0.25)}`,
      cloth.stitch,
    ),
  ].join("");
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

/** Belt buckles that stand in the fold between back and cushion. */
export function buckle(x: number, y: number): string {
  return (
    filled(plate(x - 5, y - 12, 10, 18, 3), "#232226") +
    filled(plate(x - 3.5, y - 11, 7, 5, 1.5), "#a83a54")
  );
}

/** A shoulder belt that hangs beside the left outer seat. */
export function belt(): string {
  return (
    stroked("M142 118C140 160 128 220 118 300", "#2b2a2e", 8) +
    stroked("M139 120C137 160 125 220 116 296", "#4b4a50", 1.6) +
    filled(plate(132, 110, 20, 13, 4), "#5b5c64") +
    filled(plate(117, 244, 14, 18, 3), "#8b8783")
  );
}
