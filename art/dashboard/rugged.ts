import { plate, rounded } from "../cabin/path";
import { disc, filled, stroked } from "../svg";
import { shutLine, tunnel, type Fittings } from "./fittings";
import { gear } from "./gear";
import { climate, cluster, roundVent, screen, vent } from "./parts";

function bolts(spots: readonly (readonly [number, number])[]): string {
  return spots.map(([x, y]) => disc(x, y, 2.6, "#8b8783") + disc(x, y, 1.1, "#3b3a3e")).join("");
}

function deepFootwell(): string {
  return (
    filled("M66 366H734V460H66Z", "#19191c") +
    filled("M92 436Q220 412 330 436V460H92ZM470 436Q580 412 708 436V460H470Z", "#2a2a2d") +
    stroked("M110 448H310M490 448H690", "#3b3b3f", 3) +
    filled(plate(236, 396, 36, 26, 4) + plate(292, 392, 18, 42, 4), "#47474c")
  );
}

function grabBar(y: number, ink: string, lit: string): string {
  return (
    stroked(`M540 ${y + 16}Q542 ${y} 558 ${y}H680Q698 ${y} 700 ${y + 16}`, "#141417", 14) +
    stroked(`M540 ${y + 16}Q542 ${y} 558 ${y}H680Q698 ${y} 700 ${y + 16}`, ink, 10) +
    stroked(`M560 ${y - 3}H678`, lit, 2.4)
  );
}

/** A flat upright board of an off-roader: painted face, round vents, grab bar, switches. */
export function upright(fit: Fittings): string {
  const { panel, decor, lower, cabin } = fit;
  return [
    deepFootwell(),
    filled(
      "M60 312H740L734 384Q732 398 716 398H84Q68 398 66 384Z",
      lower === panel ? panel.shade : lower.mid,
    ),
    stroked("M530 332H716L712 386H526Z", panel.deep, 2.4),
    filled(plate(604, 340, 42, 10, 4), panel.deep),
    filled("M64 232Q400 218 736 232L746 262H54Z", panel.mid),
    filled("M54 260H746V269H54Z", panel.light),
    filled("M54 269H746L742 318H58Z", decor[1]),
    filled("M54 269H746L745.5 275H54.5Z", decor[0]),
    filled("M58 311H742L741.5 318H58.5Z", decor[2]),
    grabBar(282, panel.shade, panel.light),
    filled(plate(284, 240, 232, 160, 16), panel.deep),
    filled(plate(290, 245, 220, 152, 13), panel.shade),
    roundVent(98, 292, 17, decor) + roundVent(730, 292, 14, decor),
    roundVent(311, 290, 14, decor) + roundVent(489, 290, 14, decor),
    screen(341, 256, "built-in", panel),
    climate(400, 350, 3, 12, decor),
    filled(plate(330, 374, 140, 15, 4), "#1b1c20"),
    [0, 1, 2, 3, 4, 5]
      .map((key) => filled(plate(335 + key * 22.6, 377, 17, 9, 2), "#5b5c64"))
      .join(""),
    bolts([
      [299, 254],
      [501, 254],
      [299, 388],
      [501, 388],
      [526, 305],
      [712, 305],
    ]),
    cluster(214, 222, 156, panel),
    tunnel(fit, 394),
    cabin.trim === "paint" ? transferLever() : "",
  ].join("");
}

function transferLever(): string {
  return (
    stroked("M346 450L350 420", "#141417", 8) +
    filled(
      rounded(
        [
          [341, 402],
          [360, 402],
          [357, 424],
          [343, 424],
        ],
        6,
      ),
      "#2f2e32",
    ) +
    stroked("M345 408H355", "#8b8783", 1.6)
  );
}

/** Two columns carry a tall stack with big knobs. */
export function truck(fit: Fittings): string {
  const { panel, lower, decor } = fit;
  return [
    deepFootwell(),
    filled("M60 318Q200 306 400 306T740 318L730 376Q722 398 696 398H104Q78 398 70 376Z", lower.mid),
    filled(
      "M70 376Q78 398 104 398H696Q722 398 730 376 720 412 696 412H104Q78 412 70 376Z",
      lower.deep,
    ),
    stroked("M508 334 716 340 698 390H504Z", shutLine(fit), 2.4),
    filled(plate(592, 344, 40, 10, 4), shutLine(fit)),
    filled(
      "M60 236Q130 224 300 222H500Q670 224 740 236L748 272Q748 306 740 322Q600 308 400 308T60 322Q52 306 52 272Z",
      panel.shade,
    ),
    filled(
      "M60 236Q130 224 300 222H500Q670 224 740 236L748 266Q620 254 490 254H310Q180 254 52 266Z",
      panel.mid,
    ),
    filled(
      "M52 266Q180 254 310 254V262Q180 262 52 276ZM748 266Q620 254 490 254V262Q620 262 748 276Z",
      panel.light,
    ),
    filled("M504 290Q620 292 742 304L738 322Q620 310 504 308Z", decor[1]),
    stroked("M504 291Q620 293 741 305", decor[0], 2),
    filled("M296 232Q304 224 320 224H480Q496 224 504 232L486 400H314Z", panel.deep),
    filled(
      "M302 240Q308 230 322 230H336L346 396H319ZM498 240Q492 230 478 230H464L454 396H481Z",
      panel.shade,
    ),
    stroked("M333 238 343 392M467 238 457 392", decor[1], 4),
    stroked("M309 240 325 392M491 240 475 392", panel.light, 3),
    filled("M340 230H460L452 400H348Z", panel.mid),
    vent(350, 236, 44, 22, decor) + vent(406, 236, 44, 22, decor),
    screen(341, 270, "built-in", panel),
    climate(400, 366, 3, 14, decor),
    vent(74, 282, 46, 28, decor) + vent(684, 272, 44, 24, decor),
    cluster(214, 220, 168, panel),
    stroked("M322 396Q316 420 296 440M478 396Q484 420 504 440", panel.light, 9),
    tunnel(fit, 394),
  ].join("");
}

/** A sweeping family board: the lever high on the stack, an open shelf, cup holders below. */
export function van(fit: Fittings): string {
  const { panel, lower, cloth, decor, cabin } = fit;
  const built = cabin.screen === "built-in";
  return [
    deepFootwell(),
    filled(
      "M60 310Q240 320 330 300Q560 280 742 318L730 372Q716 398 690 398H110Q84 398 70 372Z",
      lower.mid,
    ),
    filled(
      "M70 372Q84 398 110 398H690Q716 398 730 372 718 412 690 412H110Q82 412 70 372Z",
      lower.deep,
    ),
    stroked("M512 344Q620 340 716 350L696 392H508Z", shutLine(fit), 2),
    filled(
      "M58 240Q160 222 300 220Q440 212 560 220Q680 226 742 242L748 274Q640 250 500 262Q380 276 300 290Q160 306 52 280Z",
      panel.mid,
    ),
    filled(
      "M52 280Q160 306 300 290Q380 276 500 262Q640 250 748 274V284Q640 260 500 272Q380 286 300 300Q160 316 52 290Z",
      panel.light,
    ),
    filled(
      "M52 290Q160 316 300 300Q380 286 500 272Q640 260 748 284L744 320Q620 296 480 306L320 330Q160 330 58 318Z",
      panel.shade,
    ),
    filled("M486 300Q620 288 745 312L743 325Q620 300 482 314Z", decor[1]),
    stroked("M486 301Q620 289 745 312", decor[0], 2),
    filled("M488 320Q610 308 730 330L726 342Q610 322 486 334Z", "#17181b"),
    filled("M312 270Q320 244 400 240T492 262L470 398H322Z", panel.deep),
    filled("M320 274Q326 252 400 248T484 268L462 398H330Z", panel.mid),
    stroked("M314 274 324 396M490 266 468 396", decor[1], 3),
    built ? screen(343, 264, "built-in", panel) : screen(330, 226, "tablet", panel),
    vent(76, 296, 46, 22, decor) + vent(688, 282, 42, 20, decor),
    vent(286, 268, 26, 32, decor) + vent(494, 264, 30, 28, decor),
    filled("M322 380H478L500 460H300Z", panel.deep),
    filled(plate(392, 346, 66, 40, 6), "#1b1c20"),
    climate(425, 366, 3, 8, decor),
    cluster(214, 224, 168, panel),
    filled("M352 404H452L492 460H312Z", panel.shade) +
      filled("M352 404H452L455 410H348Z", decor[1]),
    `<ellipse cx="380" cy="430" rx="22" ry="11" fill="#141417"/><ellipse cx="380" cy="433" rx="17" ry="7" fill="${panel.mid}"/>`,
    `<ellipse cx="430" cy="430" rx="22" ry="11" fill="#141417"/><ellipse cx="430" cy="433" rx="17" ry="7" fill="${panel.mid}"/>`,
    gear(360, 354, cabin.gear, panel, cloth, [panel.light, panel.deep, panel.deep]),
  ].join("");
}
