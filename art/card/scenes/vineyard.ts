const sky = `<path d="M0 0h800v450H0z" fill="#f6d98f"/>
<path d="M0 44C150 32 260 56 400 42S650 30 800 44V450H0z" fill="#fae3a6"/>
<path d="M0 88C150 76 290 98 430 86S670 74 800 86V450H0z" fill="#fdeec5"/>
<path d="M210 34h90l26 3-40 3h-62zM470 60h74l22 3-36 3h-48z" fill="#fff6dc"/>`;

const range = `<path d="M0 134 46 112 84 126 132 92 170 112 214 84 262 108 306 72 352 100 400 78 452 110 500 86 548 106 604 82 650 108 700 90 750 118 800 100V220H0z" fill="#9db7c4"/>
<path d="M132 92l38 20-16 2-10-6-18 12-14-4zM214 84l48 24-20 2-14-10-22 12-14-6zM306 72l46 28-18 4-16-10-24 16-22-6zM400 78l52 32-22 2-20-12-26 12-12-8zM500 86l48 20-22 4-16-8-26 12-10-6zM604 82l46 26-20 2-18-10-24 12-18-8zM700 90l50 28-26-2-14-8-20 10-10-8z" fill="#fffaf1"/>`;

const hills = `<path d="M0 158C90 132 190 150 300 142S520 128 640 138 760 130 800 136V360H0z" fill="#7fa56b"/>
<path d="M0 190C110 158 230 172 340 166S610 150 800 172V360H0z" fill="#98b965"/>
<path d="M40 182l54-10 30 4-60 12zM152 172l60-3 30 6-78 6zM610 160l70 4 20 8-84-6zM720 170l60 6v7l-54-6z" fill="#c9cf7a"/>`;

/** A monastery within its wall, among cypresses. */
const monastery = `<path d="M96 176v-30h10v-18h22v18h10v30z" fill="#f0dcae"/>
<path d="M118 128h10v18h10v30h-20z" fill="#d4b884"/>
<path d="M102 130l15-26 15 26zM92 148l12-9h26l12 9z" fill="#a9583f"/>
<path d="M117 104l15 26h-14zM118 139h12l12 9h-24z" fill="#8d4a3a"/>
<path d="M74 178v-12h84v12z" fill="#e2c892"/>
<path d="M64 186c-8-16-2-36 2-44 4 8 10 28 2 44zM164 184c-7-14-2-30 2-38 4 8 9 24 2 38z" fill="#3d6645"/>`;

/** Rows of vines run towards the mountains. */
const vines = `<path d="M0 226C160 190 320 204 460 196S700 186 800 204V370H0z" fill="#86ab55"/>
<path d="M0 236 190 206 214 205 0 262zM0 280 262 203 290 202 60 330 0 348zM150 340 336 201 364 200 300 340zM520 340 470 196 498 195 640 330zM720 320 548 193 576 192 800 286V308zM800 256 620 191 646 191 800 232zM800 216 690 192 712 193 800 206z" fill="#5f8b42"/>
<path d="M0 236 190 206l6 1L0 246zM0 280 262 203l6 1L0 296zM800 256 620 191l8-1 172 55zM720 320 548 193l8-1 204 118z" fill="#b3cc72"/>
<path d="M752 214c-12-24-4-70 3-88 8 18 16 64 4 88zM780 222c-12-26-5-70 2-90 9 20 16 66 5 90z" fill="#3d6645"/>
<path d="M755 126c8 18 16 64 4 88h-4zM782 132c9 20 16 66 5 90h-5z" fill="#2f5240"/>`;

const road = `<path d="M0 328C200 300 520 280 800 264V450H0z" fill="#9ab54f"/>
<path d="M0 342C240 314 540 296 800 278V450H0z" fill="#d8ccb4"/>
<path d="M0 352C240 324 540 306 800 288V450H0z" fill="#b9aea3"/>
<path d="M0 414C240 384 540 352 800 336V450H0z" fill="#aca199"/>
<path d="M560 450C660 440 740 430 800 420V450z" fill="#86a546"/>
<path d="M650 444l5-14 4 13 7-16 2 15zM744 434l5-14 4 13 7-16 2 15z" fill="#5f8b42"/>`;

/** A road among the vines of Kakheti below the Greater Caucasus. */
export const vineyard = [sky, range, hills, monastery, vines, road].join("");
