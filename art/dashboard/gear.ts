import type { GearKind } from "../cabin/cabin";
import { inks, type Tones } from "../cabin/inks";
import { plate, rounded, seam } from "../cabin/path";
import type { Decor } from "./parts";
import { disc, filled, stroked } from "../svg";

/** A T-grip on a stalk that rises from its gate. */
function lever(x: number, y: number, panel: Tones, cloth: Tones, decor: Decor): string {
  const grip = (inset: number) =>
    `M${x - 16 + inset} ${y - 20 + inset}Q${x} ${y - 34 + inset * 1.6} ${x + 16 - inset} ${y - 20 + inset}Q${x + 17 - inset} ${y - 4} ${x + 9 - inset} ${y + 6 - inset}Q${x} ${y + 10 - inset} ${x - 9 + inset} ${y + 6 - inset}Q${x - 17 + inset} ${y - 4} ${x - 16 + inset} ${y - 20 + inset}Z`;
  return [
    filled(
      rounded(
        [
          [x - 22, y + 14],
          [x + 22, y + 14],
          [x + 31, y + 50],
          [x - 31, y + 50],
        ],
        8,
      ),
      decor[1],
    ),
    filled(`M${x - 18} ${y + 19}H${x + 18}L${x + 25} ${y + 45}H${x - 25}Z`, "#16181c"),
    filled(
      `M${x - 12} ${y + 38}Q${x - 5} ${y + 14} ${x - 5} ${y}H${x + 5}Q${x + 5} ${y + 14} ${x + 12} ${y + 38}Q${x} ${y + 43} ${x - 12} ${y + 38}Z`,
      panel.deep,
    ),
    stroked(`M${x - 3} ${y + 10}Q${x - 3} ${y + 24} ${x - 8} ${y + 36}`, panel.light, 2),
    filled(grip(0), "#16181c"),
    filled(grip(1.6), panel.mid),
    filled(
      `M${x - 13} ${y - 18}Q${x} ${y - 30} ${x + 12} ${y - 19}Q${x - 4} ${y - 22} ${x - 7} ${y + 4}Q${x - 14} ${y - 4} ${x - 13} ${y - 18}Z`,
      panel.light,
    ),
    seam(`M${x + 1} ${y - 18}V${y + 6}`, cloth.stitch),
  ].join("");
}

/** The selector at the foot of the console, its knob at (x, y). */
export function gear(
  x: number,
  y: number,
  kind: GearKind,
  panel: Tones,
  cloth: Tones,
  decor: Decor,
): string {
  if (kind === "lever") return lever(x, y, panel, cloth, decor);
  if (kind === "manual") {
    return [
      filled(
        `M${x - 30} ${y + 46}Q${x - 10} ${y + 24} ${x - 7} ${y + 4}H${x + 7}Q${x + 10} ${y + 24} ${x + 30} ${y + 46}Z`,
        cloth.deep,
      ),
      stroked(
        `M${x - 12} ${y + 44}Q${x - 3} ${y + 26} ${x - 3} ${y + 8}M${x + 14} ${y + 44}Q${x + 5} ${y + 26} ${x + 3} ${y + 8}`,
        cloth.shade,
        2,
      ),
      disc(x, y - 10, 15, panel.shade) + disc(x - 3, y - 13, 9, panel.light),
      stroked(
        `M${x - 6} ${y - 16}V${y - 4}M${x} ${y - 16}V${y - 4}M${x + 6} ${y - 16}V${y - 10}M${x - 6} ${y - 10}H${x + 6}`,
        inks.cool,
        1.4,
      ),
    ].join("");
  }
  if (kind === "stub") {
    return [
      filled(plate(x - 26, y - 18, 52, 36, 10), "#e9e2d6") +
        filled(plate(x - 20, y - 13, 40, 26, 7), "#2a303b"),
      filled(`M${x - 5} ${y + 4}H${x + 5}L${x + 7} ${y - 8}H${x - 7}Z`, "#16181c"),
      disc(x, y - 12, 11, "#5b6b8a") + disc(x - 2, y - 15, 6, "#9fb0c8"),
    ].join("");
  }
  return [
    filled(plate(x - 28, y - 16, 56, 58, 8), "#1b1c20"),
    ...[0, 1, 2, 3].map((step) => filled(plate(x - 20, y - 10 + step * 12.5, 40, 9, 3), decor[2])),
    filled(plate(x - 20, y + 15, 40, 9, 3), inks.glow),
  ].join("");
}
