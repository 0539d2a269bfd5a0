const sky = `<path d="M0 0h800v450H0z" fill="#ead9c2"/>
<path d="M0 60C140 44 250 74 400 62S660 36 800 58V450H0z" fill="#f0e0c8"/>
<path d="M0 118C120 104 240 128 380 116S680 96 800 112V450H0z" fill="#f4e8d4"/>
<circle cx="196" cy="128" r="38" fill="#f9e9cb"/>
<path d="M0 176C120 166 260 182 420 174S700 164 800 174V450H0z" fill="#f6eee0"/>
<path d="M300 92C330 84 352 92 380 88S440 80 470 88C440 94 410 100 380 98S330 98 300 92zM560 134C590 128 620 136 660 130S720 132 740 136C700 142 640 142 600 140z" fill="#f8f0e3"/>`;

const coast = `<path d="M800 178C770 182 752 196 726 200C700 204 682 216 652 220C620 224 602 236 566 240C530 246 500 258 470 262H800z" fill="#e3d9d1"/>
<path d="M800 214C772 218 750 228 720 232S664 246 630 250 580 260 560 262H800z" fill="#d8cdc5"/>`;

const water = `<path d="M0 262H800V360H0z" fill="#dfdcd4"/>
<path d="M0 262H800V274C600 277 300 271 0 275z" fill="#d3d2cd"/>
<path d="M122 278C160 274 230 275 272 279L250 284H150zM138 290 262 289 240 295 168 296zM160 303 246 302 226 308H180zM12 300 70 298 54 303zM320 294 420 291 400 297zM440 312 560 308 520 315zM600 296 690 293 660 299z" fill="#f3ecdf"/>
<path d="M330 262 334 254 336 262zM338 262V244L352 262zM328 264H356L350 269H334z" fill="#c9c2bb"/>`;

/** Alphabet Tower, a hotel with a spire, the wheel and lower blocks. */
const batumi = `<path d="M598 262V246H610V236H622V262zM716 262V228L726 220V262zM752 262V236H766V246H784V262z" fill="#d0c3b9"/>
<path d="M628 262 632 186 634 172 636 186 641 262z" fill="#c8bab0"/>
<path d="M634 172 636 186 641 262H636z" fill="#b9aaa3"/>
<path d="M626 186C626 172 642 172 642 186S626 200 626 186z" fill="#c0b1a8"/>
<path d="M660 262V196H666L669 160 672 196H684V206H692V262z" fill="#cbbdb2"/>
<path d="M669 160 672 196H684V206H692V262H678V206H670z" fill="#bcada5"/>
<circle cx="738" cy="234" r="21" fill="none" stroke="#bfb0a7" stroke-width="2.4"/>
<path d="M738 213V255M717 234H759M723 219 753 249M753 219 723 249M738 234 728 262M738 234 748 262" stroke="#bfb0a7" stroke-width="1.3" fill="none"/>
<path d="M570 262C650 258 740 256 800 257V268H570z" fill="#c9c2b2"/>`;

const palm = `<path d="M-4 118C-2 78-4 40 3 0L8 1C4 40 6 80 6 118z" fill="#bba88f"/>
<path d="M5 2C-14-14-36-12-50 6C-36-2-18-2 5 4C-20 0-40 12-44 32C-34 18-16 8 5 4C-8 12-14 26-11 42C-6 26 0 14 6 4C18 12 26 26 27 40C32 24 24 10 8 3C28 4 44 14 54 28C52 8 32-4 8 1C24-12 42-14 56-8C44-24 18-22 6 0C6-16-6-28-22-30C-10-22-2-12 5 2z" fill="#b9b79f"/>
<path d="M5 4C-8 12-14 26-11 42C-6 26 0 14 6 4C18 12 26 26 27 40C32 24 24 10 8 3C28 4 44 14 54 28C52 8 32-4 8 1z" fill="#a4a48d"/>`;

const palms = `<g transform="translate(66 226)">${palm}</g>
<g transform="translate(22 256) scale(.72)">${palm}</g>
<g transform="matrix(-.9 0 0 .9 772 240)">${palm}</g>`;

const promenade = `<path d="M0 330H800V372H0z" fill="#e9dfcf"/>
<path d="M0 331H800V335H0z" fill="#d6c9b6"/>
<path d="M20 352V336M60 352V336M100 352V336M140 352V336M180 352V336M220 352V336M580 352V336M620 352V336M660 352V336M700 352V336M740 352V336M780 352V336" stroke="#d6c9b6" stroke-width="5"/>
<path d="M0 350H800V356H0z" fill="#d2c5b1"/>
<path d="M0 356H800V364H0z" fill="#b9a995"/>
<path d="M0 364H800V450H0z" fill="#bdb0a2"/>
<path d="M0 404H800V450H0z" fill="#b2a497"/>
<path d="M60 424H190L180 431H44zM330 424H470L474 431H326zM610 424H740L756 431H620z" fill="#e6dccd"/>`;

/** The Black Sea at Batumi: horizon, Alphabet Tower, hotel spire, wheel, palms on the promenade. */
export const sea = [sky, coast, water, batumi, promenade, palms].join("");
