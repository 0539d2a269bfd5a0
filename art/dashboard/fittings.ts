import type { Cabin } from "../cabin/cabin";
import type { Tones } from "../cabin/inks";
import { plate, rounded } from "../cabin/path";
import { filled, stroked } from "../svg";
import { gear } from "./gear";
import type { Decor } from "./parts";

/** The colours and equipment of a dashboard. */
export type Fittings = {
  readonly cabin: Cabin;
  readonly panel: Tones;
  readonly cloth: Tones;
  /** Colour of the knee panels: the seats' on two-tone interiors. */
  readonly lower: Tones;
  readonly decor: Decor;
};

/** Where the wheel sits in every layout. */
export const wheelSpot = [214, 302] as const;

/** The colour of a shut line on the knee panels. */
export function shutLine({ lower, panel }: Fittings): string {
  return lower === panel ? panel.deep : lower.shade;
}

export function gloveBox(fit: Fittings, y: number): string {
  const ink = shutLine(fit);
  return (
    stroked(
      rounded(
        [
          [506, y],
          [716, y + 4],
          [694, y + 58],
          [500, y + 58],
        ],
        12,
      ),
      ink,
      2,
    ) + filled(plate(590, y + 8, 40, 9, 4), ink)
  );
}

export function footwell(): string {
  return (
    filled("M70 360H730V460H70Z", "#1a1a1d") +
    filled("M96 440Q230 404 330 430V460H96ZM470 430Q570 404 704 440V460H470Z", "#26262a") +
    filled(plate(238, 392, 34, 26, 5) + plate(292, 388, 20, 44, 5), "#3b3b40") +
    stroked(
      "M244 399H266M244 405H266M244 411H266M297 398H307M297 408H307M297 418H307",
      "#6b6c76",
      2,
    )
  );
}

/** The tunnel towards the viewer with its selector and cup holders; `top` is where it begins. */
export function tunnel(fit: Fittings, top = 388): string {
  const { panel, cloth, decor } = fit;
  return [
    filled(`M338 ${top}H462L516 460H284Z`, panel.deep),
    filled(`M346 ${top}H454L494 460H306Z`, panel.shade),
    filled(`M338 ${top}H346L306 460H284ZM454 ${top}H462L516 460H494Z`, fit.lower.mid),
    stroked(`M347 ${top + 2}L308 458M453 ${top + 2}L492 458`, decor[1], 2),
    filled("M300 446H500L512 466H288Z", cloth.mid) +
      filled("M300 446H500L503 451H297Z", cloth.light),
    `<ellipse cx="456" cy="431" rx="15" ry="8" fill="#141417"/><ellipse cx="456" cy="433" rx="11" ry="5" fill="${panel.mid}"/>`,
    gear(394, top + 12, fit.cabin.gear, panel, cloth, decor),
  ].join("");
}
