const sky = `<path d="M0 0h800v450H0z" fill="#e9d7c0"/>
<path d="M0 46C120 32 260 62 400 48S660 28 800 50V450H0z" fill="#eedfca"/>
<path d="M0 96C160 84 260 108 420 96S640 78 800 96V450H0z" fill="#f2e6d4"/>
<circle cx="612" cy="92" r="29" fill="#f8e8cb"/>
<path d="M0 140C160 130 300 148 460 138S680 128 800 140V450H0z" fill="#f5ecde"/>`;

/** Sololaki ridge with the wall of Narikala, its towers and the drum of Saint Nicholas. */
const narikala = `<path d="M0 170C40 158 80 150 128 146C180 142 216 128 262 122C320 116 372 120 430 130C494 142 540 160 606 172C680 184 740 190 800 206V360H0z" fill="#e2d6c8"/>
<path d="M262 122C320 116 372 120 430 130C494 142 540 160 606 172C580 178 566 184 548 196C536 184 520 180 506 182C500 192 498 200 488 210C478 190 462 172 444 166C436 174 434 182 424 192C414 172 404 154 388 146C376 150 372 160 360 166C352 148 344 136 322 128 300 120 280 122 262 122z" fill="#d8cbbd"/>
<path d="M120 148V128H126V124H132V128H138V124H144V128H150V132L196 122V104H201V100H206V104H212V100H218V104H223V117L262 109H272V105H278V109H286V105H292V109H300V112L346 112V92H351V88H356V92H362V88H368V92H374V113L420 121V116H426V120H432V116H438V132C380 116 300 118 262 122C216 128 180 142 120 148z" fill="#d3c2ad"/>
<path d="M223 117 262 113 300 115V121L262 119 223 124zM374 116 420 124V130L374 122zM150 132 196 122V129L150 138zM212 104H218V104H223V120L212 124zM364 92H374V120L364 118zM142 128H150V146L142 147zM300 112 346 112V118L300 119z" fill="#c2b09b"/>
<path d="M308 112V98H322V94L328 76 334 94V98H340V112z" fill="#cdbba6"/>
<path d="M328 76 334 94V98H340V112H330z" fill="#bba893"/>
<path d="M328 70V78M325 73H331" stroke="#b9a590" stroke-width="1.6"/>`;

/** A far house with a hipped roof; its wall's upper left corner is at (x, y), its foot in the mist. */
function house([x, y, width]: readonly [number, number, number]): string {
  const eave = width * 0.28;
  const shade = x + width * 0.66;
  return [
    `<path d="M${x} ${y}h${width}V300H${x}z" fill="#ebe0d0"/>`,
    `<path d="M${shade.toFixed(1)} ${y}H${x + width}V300H${shade.toFixed(1)}z" fill="#dfd1be"/>`,
    `<path d="M${x - 4} ${y + 1}l${(eave + 4).toFixed(1)} -${(eave * 0.7).toFixed(1)}H${(x + width - eave).toFixed(1)}L${x + width + 4} ${y + 1}z" fill="#dcc0ac"/>`,
    `<path d="M${shade.toFixed(1)} ${y + 1}L${(x + width - eave).toFixed(1)} ${(y + 1 - eave * 0.7).toFixed(1)}L${x + width + 4} ${y + 1}z" fill="#cfb09c"/>`,
    `<path d="M${x + 6} ${y + 9}h5v8h-5zm9 0h5v8h-5z" fill="#d3c2ae"/>`,
  ].join("");
}

const houses = [
  [150, 212, 40],
  [206, 222, 34],
  [564, 220, 36],
  [622, 210, 42],
  [254, 240, 36],
  [518, 242, 34],
  [128, 246, 46],
  [180, 252, 40],
  [588, 250, 42],
  [640, 246, 50],
  [226, 262, 36],
  [548, 264, 34],
] as const;

const far = `${houses.map(house).join("")}<path d="M0 292C60 278 100 284 180 280C260 276 300 268 400 266S560 272 620 280 740 284 800 286V360H0z" fill="#f3eadd"/>`;

/** Carved balconies of the old houses, left. */
const balconies = `<path d="M0 206 44 190 104 204V358H0z" fill="#e3d4c0"/>
<path d="M104 204 132 214V358H104z" fill="#cfbda8"/>
<path d="M0 196 44 180 140 206 136 216 104 206 44 192 0 208z" fill="#c7a48c"/>
<path d="M44 180 140 206 136 216 104 206z" fill="#b7937d"/>
<path d="M10 244H94V284H10zM10 306H94V348H10z" fill="#cdb9a3"/>
<path d="M14 248H34V284H14zM38 248H62V284H38zM66 248H90V284H66zM14 310H34V348H14zM38 310H62V348H38zM66 310H90V348H66z" fill="#bba58f"/>
<path d="M14 254C18 246 30 246 34 254C40 246 58 246 62 254C68 246 86 246 90 254V246H14zM14 316C18 308 30 308 34 316C40 308 58 308 62 316C68 308 86 308 90 316V308H14z" fill="#dfcfba"/>
<path d="M4 272H100M4 290H100M4 336H100M4 352H100" stroke="#b19b86" stroke-width="3"/>
<path d="M10 273V290M18 273V290M26 273V290M34 273V290M42 273V290M50 273V290M58 273V290M66 273V290M74 273V290M82 273V290M90 273V290M10 337V352M18 337V352M26 337V352M34 337V352M42 337V352M50 337V352M58 337V352M66 337V352M74 337V352M82 337V352M90 337V352" stroke="#b8a28c" stroke-width="2"/>`;

const right = `<path d="M690 246 720 234H800V358H690z" fill="#e6d8c5"/>
<path d="M690 246 700 242V358H690z" fill="#d4c3ae"/>
<path d="M682 248 720 228H800V242H722L686 256z" fill="#c7a48c"/>
<path d="M720 262C720 252 738 252 738 262V292H720zM756 262C756 252 774 252 774 262V292H756z" fill="#bba58f"/>
<path d="M712 294H800V298H712zM712 316H800V320H712z" fill="#b19b86"/>
<path d="M718 298V316M726 298V316M734 298V316M742 298V316M750 298V316M758 298V316M766 298V316M774 298V316M782 298V316M790 298V316M798 298V316" stroke="#b8a28c" stroke-width="2"/>
<path d="M716 324H740V356H716zM760 324H790V356H760z" fill="#c9b59f"/>
<path d="M646 358C640 300 642 262 652 226C662 262 664 300 660 358z" fill="#cbc8b4"/>
<path d="M652 226C662 262 664 300 660 358H653z" fill="#b8b6a1"/>`;

const street = `<path d="M0 350H800V362H0z" fill="#d8cab6"/>
<path d="M0 360H800V366H0z" fill="#ad9b87"/>
<path d="M0 366H800V450H0z" fill="#bfb0a0"/>
<path d="M0 406C260 402 540 410 800 404V450H0z" fill="#b4a492"/>
<path d="M40 392H70M96 394H120M150 390H190M640 392H676M700 390H724M746 394H780M30 420H80M110 422H150M190 418H240M300 424H360M420 420H470M520 424H570M620 420H670M710 422H770M60 440H120M250 440H310M400 440H450M580 440H640" stroke="#a79583" stroke-width="2.2" stroke-linecap="round"/>`;

/** Old Tbilisi: Narikala on its ridge, tile roofs, carved balconies, a cypress, a paved street. */
export const town = [sky, narikala, far, balconies, right, street].join("");
