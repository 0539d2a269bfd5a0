import { backdrop, type BackdropName } from "../backdrop/backdrop";
import type { TrunkKind } from "../cabin/cabin";
import { inks, type Tones } from "../cabin/inks";
import { mirrored, plate, seam } from "../cabin/path";
import { disc, filled, stroked } from "../svg";

const sideWindow = "M0 26 112 62Q122 66 122 78L116 172 0 186Z";

/** The rear window: low and wide on a sedan, tall on cars with a tailgate. */
function rearWindow(trunk: TrunkKind): string {
  return trunk === "lid"
    ? "M236 84Q400 66 564 84Q584 118 596 168H204Q216 118 236 84Z"
    : "M214 78Q222 68 240 67Q400 58 560 67Q578 68 586 78Q596 120 600 176H200Q204 120 214 78Z";
}

/** Land beyond the side and rear windows. */
export function landBehind(kind: BackdropName, trunk: TrunkKind): string {
  return [
    `<clipPath id="panes"><path d="${sideWindow}"/><path d="M800 26 688 62Q678 66 678 78L684 172 800 186Z"/><path d="${rearWindow(trunk)}"/></clipPath>`,
    `<g clip-path="url(#panes)"><g id="land" transform="translate(140 -24) scale(.66 .56)">${backdrop(kind)}</g>`,
    `<use href="#land" x="-520"/><use href="#land" x="528"/>`,
    `</g>`,
  ].join("");
}

/** Roof, pillars and the frames of the panes; the panes stay open. */
export function roofBehind(trunk: TrunkKind, dark: boolean): string {
  const lining = dark ? "#545257" : inks.lining;
  const shade = dark ? "#434146" : inks.liningShade;
  const deep = dark ? "#2f2d31" : inks.liningDeep;
  const around = `M0 0H800V230H0ZM0 26V186L116 172 122 78Q122 66 112 62ZM800 26 688 62Q678 66 678 78L684 172 800 186Z`;
  const pillar = "M132 66Q190 70 214 78Q204 120 190 200H112Z";
  return [
    `<path d="${around}${rearWindow(trunk)}" fill="${lining}" fill-rule="evenodd"/>`,
    filled(pillar, shade),
    mirrored(filled(pillar, deep)),
    filled("M0 14 118 56Q132 62 132 78L126 190H116L122 78Q122 66 112 62L0 26Z", deep),
    mirrored(filled("M0 14 118 56Q132 62 132 78L126 190H116L122 78Q122 66 112 62L0 26Z", shade)),
    stroked(rearWindow(trunk), deep, 4),
    filled("M150 50Q400 32 650 50L654 58Q400 41 146 58Z", shade),
    filled(plate(362, 12, 76, 20, 8), shade) +
      filled(plate(374, 16, 22, 11, 4) + plate(404, 16, 22, 11, 4), dark ? "#77737a" : "#f2e9dc"),
    stroked("M40 24Q60 40 86 42", deep, 5),
    stroked("M760 24Q740 40 714 42", deep, 5),
    trunk === "lid"
      ? filled("M190 160Q400 148 610 160L622 200H178Z", deep) +
        stroked("M226 166Q400 156 574 166", shade, 3)
      : stroked("M236 112H564M228 128H572M222 144H578", "#cfc4b6", 0.9),
  ].join("");
}

/** A pane in the roof with the sky above it and its blind drawn half back. */
export function glassRoof(dark: boolean): string {
  return [
    filled(
      "M176-4H624L588 40Q586 46 578 45 400 30 222 45 214 46 212 40Z",
      dark ? "#2f2d31" : "#a99b8a",
    ),
    filled("M192-4H608L578 35Q400 22 222 35Z", "#dfe1d8"),
    filled("M300-4H396L352 25 276 29Z", "#f0efe6"),
    filled("M192-4H608L602 8Q400 0 198 8Z", dark ? "#434146" : "#c9bba8"),
  ].join("");
}

/** The padded bars of an open off-roader and its spare wheel behind the glass. */
export function rollBars(): string {
  const bar = "M-14 32 118 94 110 260";
  return [
    disc(412, 178, 56, "#232226") + disc(412, 178, 34, "#5b5c64") + disc(412, 178, 12, "#2b2a2e"),
    stroked(bar, "#1f1f23", 17) + stroked("M-14 27 114 87", "#4c4a50", 4),
    mirrored(stroked(bar, "#1f1f23", 17)),
    stroked("M118 94Q400 74 682 94", "#1f1f23", 16) +
      stroked("M124 90Q400 71 676 90", "#4c4a50", 3.4),
  ].join("");
}

/** The left rear door's card; the right one mirrors it. */
export function rearDoor(panel: Tones, cloth: Tones, decor: string): string {
  return [
    filled("M0 186 116 172 122 330 0 400Z", panel.shade),
    filled("M0 186 116 172 126 182 0 200Z", panel.light),
    filled("M0 200 122 183 120 214 0 242Z", panel.mid),
    filled("M0 244 118 216 118 222 0 252Z", decor),
    filled("M0 254 118 224V268L0 312Z", cloth.mid),
    filled("M0 254 118 224V231L0 263Z", cloth.light),
    seam("M2 304 116 262", cloth.stitch),
    filled("M0 312 96 276 112 282 110 292 0 338Z", panel.light),
    filled("M0 330 110 286V296L0 348Z", panel.deep),
    filled("M22 262 70 250 72 262Q50 276 26 280Z", panel.deep),
    stroked("M30 270 64 260", decor, 4),
    filled(plate(30, 300, 26, 8, 3), panel.deep),
    disc(40, 372, 22, panel.deep),
    stroked("M28 362H52M24 370H56M28 378H52", panel.mid, 2),
  ].join("");
}

/** Carpet, mats and the tunnel below the cushions. */
export function floor(panel: Tones): string {
  return [
    filled("M0 330H800V450H0Z", "#1f1f23"),
    filled("M40 420 320 408 300 450H0V440ZM760 420 480 408 500 450H800V440Z", "#33333a"),
    filled("M64 428 308 418 296 450H36ZM736 428 492 418 504 450H764Z", "#3f3f47"),
    filled("M340 400H460L490 450H310Z", panel.shade),
    filled("M340 400H360L340 450H310Z", panel.mid),
  ].join("");
}
