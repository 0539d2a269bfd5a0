import { backdrop, type BackdropName } from "../backdrop/backdrop";
import { inks, type Tones } from "../cabin/inks";
import type { Paint } from "../paints";
import { mirrored, plate, rounded, seam } from "../cabin/path";
import { filled, stroked } from "../svg";

const opening = "M108 40Q400 26 692 40Q708 130 722 236H78Q92 130 108 40Z";
const sideGlass = "M0 10 88 44Q74 140 66 236L0 254Z";

/** Land, road and bonnet as the driver sees them; all lines of the road run to (400, 158). */
export function viewAhead(kind: BackdropName, paint: Paint): string {
  const { light, body } = paint;
  const land = `<g id="land" transform="translate(89 -9) scale(.7775 .64)">${backdrop(kind)}</g>`;
  return [
    `<clipPath id="ahead"><path d="${opening}"/><path d="${sideGlass}"/><path d="M800 10 712 44Q726 140 734 236L800 254Z"/></clipPath>`,
    `<g clip-path="url(#ahead)">`,
    land,
    `<use href="#land" x="-622"/><use href="#land" x="622"/>`,
    filled("M0 190Q400 180 800 190V260H0Z", "#c6b79e"),
    filled("M384 186Q400 183 416 186L640 260H160Z", "#a9998a"),
    filled("M398.7 188H401.3L402.5 196H397.5ZM397 200H403L405 210H395Z", "#e9dfcf"),
    filled("M378 186 384 186 160 260H118ZM416 186 422 186 682 260H640Z", "#d8c9af"),
    filled("M96 244Q150 218 270 212Q400 206 530 212Q650 218 704 244Z", body),
    filled("M112 234Q190 216 300 213Q400 209 470 211Q300 214 220 226Q180 232 150 244H100Z", light),
    `</g>`,
    stroked("M160 231Q240 217 340 221M664 231Q600 219 500 221", inks.rubber, 2.6),
  ].join("");
}

function visor(dark: boolean): string {
  const [top, low] = dark ? ["#4a484d", "#39373b"] : ["#d8cbb9", "#c3b5a2"];
  return (
    filled(
      rounded(
        [
          [134, 18],
          [330, 14],
          [338, 40],
          [122, 48],
        ],
        9,
      ),
      low,
    ) +
    filled(
      rounded(
        [
          [136, 14],
          [330, 10],
          [335, 34],
          [126, 42],
        ],
        9,
      ),
      top,
    ) +
    stroked("M196 28 264 25", low, 2)
  );
}

/** Roof lining, visors, pillars and the mirror. */
export function roof(dark: boolean): string {
  const lining = dark ? "#545257" : inks.lining;
  const shade = dark ? "#3f3d42" : inks.liningShade;
  const deep = dark ? "#2f2d31" : inks.liningDeep;
  const half =
    filled("M0 10 88 44Q74 140 66 238L84 236Q96 130 110 40L92 32 0-4Z", shade) +
    filled("M92 34 110 40Q96 130 84 236L76 237Q86 130 98 44Z", deep) +
    filled("M0-4 92 33 110 40 104 46 88 44 0 10Z", deep) +
    stroked("M28 16Q40 30 62 38L60 43Q36 36 24 20", shade, 3.4) +
    visor(dark);
  return [
    filled("M0 0H800V4L692 42Q400 27 108 42L0 4Z", lining),
    filled("M108 42Q400 27 692 42L690 47Q400 33 110 47Z", deep),
    half,
    mirrored(half),
    filled(
      rounded(
        [
          [352, 2],
          [448, 2],
          [440, 32],
          [360, 32],
        ],
        8,
      ),
      shade,
    ),
    filled(plate(370, 10, 24, 12, 4) + plate(406, 10, 24, 12, 4), dark ? "#77737a" : "#f2e9dc"),
    mirror(),
  ].join("");
}

function mirror(): string {
  return [
    filled("M394 30H406L404 52H396Z", "#2b2a2e"),
    filled(
      rounded(
        [
          [338, 50],
          [462, 50],
          [456, 86],
          [344, 86],
        ],
        13,
      ),
      "#2b2a2e",
    ),
    filled(
      rounded(
        [
          [344, 55],
          [456, 55],
          [451, 81],
          [349, 81],
        ],
        9,
      ),
      "#93a0a6",
    ),
    filled(
      "M349 72Q372 66 398 70 428 74 452 69L451 74Q450 81 442 81H358Q350 81 349 76Z",
      "#6d7b82",
    ),
    filled("M366 55H392L376 81H358Q353 81 351 78Z", "#b6c0c2"),
  ].join("");
}

/** A door card with its ledge, window switch panel, pull handle and speaker, on the left. */
function doorCard(panel: Tones, cloth: Tones): string {
  return [
    filled("M0 250 84 231 96 260 92 420 0 450Z", panel.shade),
    filled("M0 250 84 231 92 241 0 264Z", panel.light),
    filled("M0 264 92 241 95 262 0 292Z", panel.mid),
    filled("M0 296 88 268 90 306 0 344Z", cloth.mid),
    filled("M0 296 88 268 88.5 276 0 306Z", cloth.light),
    seam("M0 337 88 300", cloth.stitch),
    filled("M0 340 84 306 92 316 0 358Z", panel.light),
    filled("M0 358 92 316V328L0 374Z", panel.deep),
    stroked("M18 396Q52 388 78 362", panel.deep, 5),
  ].join("");
}

export function doors(panel: Tones, cloth: Tones): string {
  const card = doorCard(panel, cloth);
  return (
    filled("M66 228Q400 214 734 228L744 330H56Z", panel.deep) +
    card +
    mirrored(card) +
    sideMirror() +
    mirrored(sideMirror())
  );
}

/** The left wing mirror beyond the window, its foot on the window ledge. */
function sideMirror(): string {
  return (
    filled("M44 228 68 222 70 240 52 243Z", "#2b2a2e") +
    filled("M12 208Q14 197 38 196 60 197 63 210L62 228Q38 234 16 231 11 220 12 208Z", "#2b2a2e") +
    filled("M17 209Q20 201 38 200 55 202 57 211V224Q38 228 20 227 16 218 17 209Z", "#b3bcbb") +
    filled("M18 217Q36 210 57 215V224Q38 228 20 227Z", "#8f9b93")
  );
}

/** The inner shoulders of the front seats, which frame the view below. */
export function seatFrame(cloth: Tones): string {
  const half = [
    filled("M-20 262C10 250 40 262 56 290C78 330 100 400 108 460H-20Z", cloth.deep),
    filled("M-20 266C8 254 32 266 46 292C66 330 84 400 90 460H-20Z", cloth.shade),
    filled("M-20 270C2 258 22 270 34 294C50 328 62 400 66 460H-20Z", cloth.mid),
    filled("M-20 276C-4 266 10 278 18 298C28 330 34 400 36 460H-20Z", cloth.light),
    seam("M36 284C60 324 78 396 84 460", cloth.stitch),
    stroked("M20 286C36 324 48 396 52 460", cloth.shade, 1.6),
  ].join("");
  return half + mirrored(half);
}
