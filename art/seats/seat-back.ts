import type { Cloth, Tones, Weave } from "../cabin/inks";
import { seam } from "../cabin/path";
import { filled, stroked, tenth } from "../svg";

/** A seat of the bench: its centre, width and the extent of its back. */
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
