import { plate, seam } from "../cabin/path";
import { disc, filled, stroked } from "../svg";
import { footwell, gloveBox, tunnel, type Fittings } from "./fittings";
import { climate, cluster, flatCluster, screen, vent } from "./parts";

/** A T of two curved halves with the screen inside its stack. */
export function classic(fit: Fittings): string {
  const { panel, lower, decor, cabin } = fit;
  return [
    footwell(),
    filled("M62 320Q140 304 400 304T738 320L728 366Q716 392 690 396H110Q84 392 72 366Z", lower.mid),
    filled(
      "M72 366Q84 392 110 396H690Q716 392 728 366 716 404 690 412H110Q84 404 72 366Z",
      lower.deep,
    ),
    gloveBox(fit, 330),
    filled("M54 268Q200 246 400 246T746 268L738 322Q620 306 400 306T62 322Z", panel.shade),
    filled("M62 240Q200 214 400 214T738 240L746 270Q600 250 400 250T54 270Z", panel.mid),
    filled("M54 270Q200 250 400 250T746 270L747 279Q600 259 400 259T53 279Z", panel.light),
    filled(
      "M484 306Q620 306 741 322L739 333Q620 316 481 316ZM61 322Q86 318 130 313L132 322Q90 326 63 333Z",
      decor[1],
    ),
    stroked("M484 307Q620 307 740 322", decor[0], 2),
    filled("M310 250Q400 240 490 250L462 396H338Z", panel.deep),
    filled("M318 254Q400 245 482 254L455 396H345Z", panel.mid),
    stroked("M316 256 343 396M484 256 457 396", decor[0], 2.4),
    screen(341, 266, cabin.screen, panel),
    vent(82, 284, 46, 22, decor) + vent(672, 288, 46, 22, decor),
    vent(276, 276, 32, 30, decor) + vent(492, 276, 32, 30, decor),
    climate(400, 360, 2, 10, decor),
    cluster(214, 222, 164, panel),
    tunnel(fit),
  ].join("");
}

/** Long horizontal layers under a free-standing screen. */
export function layered(fit: Fittings): string {
  const { panel, lower, cloth, decor, cabin } = fit;
  const wide = cabin.screen === "wide";
  return [
    footwell(),
    filled("M66 316H734L726 368Q712 398 680 400H120Q88 398 74 368Z", lower.mid),
    filled(
      "M74 368Q88 398 120 400H680Q712 398 726 368 716 410 680 414H120Q84 410 74 368Z",
      lower.deep,
    ),
    gloveBox(fit, 336),
    filled("M54 266H746L738 322H62Z", panel.shade),
    filled("M62 240Q180 226 400 226T738 240L746 268Q640 260 400 260T54 268Z", panel.mid),
    filled("M54 268Q160 260 400 260T746 268V275Q640 267 400 267T54 275Z", panel.light),
    filled("M54 282Q200 274 400 274T746 282L744 306Q620 298 400 298T56 306Z", cloth.mid),
    filled("M54 282Q200 274 400 274T746 282V287Q600 279 400 279T54 287Z", cloth.light),
    seam("M58 301Q200 292 400 292T742 301", cloth.stitch),
    filled("M56 308Q200 300 400 300T744 308L743 314Q600 306 400 306T57 314Z", decor[1]),
    stroked("M56 308Q200 300 400 300T744 308", decor[0], 1.6),
    filled(plate(296, 306, 208, 24, 8), "#1b1c20"),
    vent(304, 309, 88, 17, decor) + vent(408, 309, 88, 17, decor),
    vent(70, 284, 22, 40, decor) + vent(708, 284, 22, 40, decor),
    wide ? screen(316, 214, "wide", panel) : screen(328, 206, "tablet", panel),
    filled("M316 334H484L464 396H336Z", panel.deep) +
      filled("M324 338H476L458 396H342Z", panel.mid),
    climate(400, 356, cabin.gear === "buttons" ? 0 : 2, 11, decor),
    filled(plate(356, 372, 88, 14, 5), "#1b1c20"),
    cabin.gear === "buttons" ? flatCluster(214, 226, 184) : cluster(214, 224, 168, panel),
    tunnel(fit),
  ].join("");
}

/** A low shelf with one mesh strip from door to door. */
export function sport(fit: Fittings): string {
  const { panel, lower, decor, cabin } = fit;
  const cells = Array.from({ length: 46 }, (_, index) => {
    const x = 300 + index * 9.4;
    return `M${x.toFixed(1)} 283v.1M${(x + 4.7).toFixed(1)} 289v.1M${x.toFixed(1)} 295v.1`;
  }).join("");
  return [
    footwell(),
    filled("M64 300H736L724 366Q700 400 640 400H160Q100 400 76 366Z", lower.mid),
    filled(
      "M76 366Q100 400 160 400H640Q700 400 724 366 706 414 640 414H160Q94 414 76 366Z",
      lower.deep,
    ),
    gloveBox(fit, 326),
    filled("M60 246Q200 236 400 236T740 246L748 280Q600 268 400 268T52 280Z", panel.mid),
    filled("M52 272Q200 262 400 262T748 272V281Q600 271 400 271T52 281Z", panel.light),
    filled("M52 281Q200 271 400 271T748 281L742 308Q600 302 400 302T58 308Z", "#17181c"),
    stroked(cells, "#55565e", 4),
    stroked("M58 309Q200 302 400 302T742 309", decor[0], 3),
    stroked("M330 282V300M470 282V300M712 284V303M88 284V303", decor[1], 5),
    filled("M318 312Q400 304 482 312L458 396H342Z", panel.deep),
    filled("M328 316Q400 309 472 316L450 396H350Z", panel.shade),
    climate(400, 338, 3, 13, decor),
    filled(plate(354, 364, 92, 20, 7), "#16181c") + stroked("M362 380H438", panel.mid, 3),
    cabin.screen === "built-in"
      ? screen(341, 216, "wide", panel)
      : screen(328, 204, "tablet", panel),
    cluster(214, 228, 150, panel),
    tunnel(fit),
  ].join("");
}

/** Instruments in a pod under the windscreen's middle, a tall stack and a pale console. */
export function pod(fit: Fittings): string {
  const { panel, lower, decor, cabin } = fit;
  const pale = cabin.gear === "stub" ? "#e4dacb" : decor[0];
  return [
    footwell(),
    filled("M64 300Q200 290 400 300T736 300L724 364Q704 396 660 398H140Q96 396 76 364Z", lower.mid),
    filled(
      "M76 364Q96 396 140 398H660Q704 396 724 364 708 410 660 412H140Q90 410 76 364Z",
      lower.deep,
    ),
    gloveBox(fit, 332),
    filled(
      "M60 244Q160 238 260 222Q320 206 400 204T540 222Q640 238 740 244L748 274Q660 300 560 306H240Q140 300 52 274Z",
      panel.shade,
    ),
    filled(
      "M60 244Q160 238 260 222Q320 206 400 204T540 222Q640 238 740 244L748 268Q640 262 540 250Q470 244 400 244T260 250Q160 262 52 268Z",
      panel.mid,
    ),
    filled(
      "M52 268Q160 262 260 250 330 243 400 243T540 250Q640 262 748 268V277Q640 271 540 259 470 252 400 252T260 259Q160 271 52 277Z",
      panel.light,
    ),
    podDisplay(),
    stroked(
      "M62 312Q160 316 236 304Q290 296 318 320M738 312Q640 316 564 304Q510 296 482 320",
      pale,
      5,
    ),
    filled(
      "M322 262Q400 250 478 262Q486 310 462 354L446 396H354L338 354Q314 310 322 262Z",
      panel.deep,
    ),
    filled(
      "M330 268Q400 257 470 268Q476 310 453 352L440 396H360L347 352Q324 310 330 268Z",
      panel.mid,
    ),
    stroked("M322 262Q314 310 338 354L354 396M478 262Q486 310 462 354L446 396", pale, 4),
    screen(341, 268, "built-in", panel),
    vent(80, 284, 48, 20, decor) + vent(672, 284, 48, 20, decor),
    vent(262, 270, 40, 18, decor) + vent(498, 270, 40, 18, decor),
    climate(400, 362, 0, 10, decor),
    filled("M346 392H454L490 460H310Z", pale),
    tunnel(
      cabin.gear === "stub" ? { ...fit, panel: { ...panel, shade: pale, deep: "#b7a998" } } : fit,
    ),
  ].join("");
}

function podDisplay(): string {
  return [
    filled(
      "M268 238Q280 212 330 209Q400 206 470 209Q520 212 532 238Q470 231 400 231T268 238Z",
      "#0f1217",
    ),
    filled(
      "M284 232Q292 216 334 214L394 212V228Q330 228 284 232ZM406 212 466 214Q508 216 516 232 470 228 406 228Z",
      "#1a2a33",
    ),
    stroked("M300 222H326M300 226H316", "#9fb8a8", 2.4),
    stroked("M344 220H352V225H360V218H372V223H384", "#f6c98f", 2),
    disc(432, 221, 4, "#9fb8a8") +
      stroked("M446 223H470M446 218H462M482 224V219M488 224V217M494 225V220", "#cfc4cf", 2),
  ].join("");
}
