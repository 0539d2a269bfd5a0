const sky = `<path d="M0 0h800v450H0z" fill="#c0697f"/>
<path d="M0 50C140 38 240 60 390 48S640 36 800 50V450H0z" fill="#d6827a"/>
<path d="M0 96C150 84 280 108 430 94S660 82 800 94V450H0z" fill="#e9a47c"/>
<path d="M0 140C160 128 300 150 460 138S690 130 800 138V450H0z" fill="#f6c594"/>
<circle cx="300" cy="96" r="29" fill="#fbe3b4"/>
<path d="M200 62h96l30 3-44 3h-70zM392 82h88l24 3-40 3h-60zM330 112h70l20 3-34 2h-48z" fill="#f6c98f"/>`;

/** A hill with a fortress along its ridge and a television mast. */
const hill = `<path d="M0 214C70 190 120 200 190 192S330 176 400 150C450 132 500 118 560 116S700 130 800 112V340H0z" fill="#cf8a86"/>
<path d="M436 136l4-16h10v-7h4v5h5v-5h5v5h5v-5h4v14l40-8V104h4v5h5v-5h5v5h5v-5h4v12h30V94l9-7 9 7v20h46l3-13h4v5h5v-5h5v16z" fill="#a8636f"/>
<path d="M660 122l9-30 3-20 3 20 9 30z" fill="#9c5a69"/>
<path d="M0 236C120 206 220 224 330 212S600 168 800 176V360H0z" fill="#bd7880"/>`;

/** A house with carved balconies and lit windows. */
const left = `<path d="M0 118H150V340H0z" fill="#a9583f"/>
<path d="M150 118l28 14V330H150z" fill="#7a3d33"/>
<path d="M-6 120 10 96H140l46 36v8l-34-16H-6z" fill="#6f382f"/>
<path d="M14 142h20v34H14zM54 142h20v34H54zM94 142h20v34H94zM14 212h20v36H14zM94 212h20v36H94zM54 280h20v34H54z" fill="#fbe3b4"/>
<path d="M54 212h20v36H54zM14 280h20v34H14zM94 280h20v34H94z" fill="#6b3a35"/>
<path d="M-4 190H140v7H-4zM-4 260H140v7H-4zM-4 168H140v3H-4zM-4 238H140v3H-4zM0 132h4v62H0zM42 132h4v62h-4zM82 132h4v62h-4zM122 132h4v62h-4zM134 132h4v62h-4zM42 200h4v62h-4zM82 200h4v62h-4zM122 200h4v62h-4zM134 200h4v62h-4z" fill="#5a2f2c"/>
<path d="M0 171h138v19H0zM0 241h138v19H0z" fill="#5a2f2c" opacity=".45"/>`;

const right = `<path d="M700 160h100v160H700z" fill="#c9825c"/>
<path d="M700 160l-44 18v130l44 6z" fill="#e0a878"/>
<path d="M648 184l48-38h104v16l-98 2z" fill="#7a4a38"/>
<path d="M668 200h14v30h-14zM722 184h18v34h-18zM776 184h18v34h-18z" fill="#fbe3b4"/>
<path d="M750 184h16v34h-16zM722 244h18v34h-18zM776 244h18v34h-18z" fill="#84493c"/>
<path d="M708 230h92v6h-92zM708 210h92v3h-92zM712 176h4v58h-4zM744 176h4v58h-4zM770 176h4v58h-4z" fill="#6f382f"/>`;

const street = `<path d="M0 322 800 252V450H0z" fill="#d9aea6"/>
<path d="M0 344 800 270V450H0z" fill="#ecc7b0"/>
<path d="M0 350 800 275V450H0z" fill="#dcbfb3"/>
<path d="M0 358 800 282V450H0z" fill="#cfaea6"/>
<path d="M0 420C200 392 520 356 800 344V450H0z" fill="#c3a09c"/>
<path d="M420 450l150-15 40 6-96 9zM700 424l100-11v9l-66 7z" fill="#fbe3c4"/>`;

const lamp = `<path d="M214 336V176h5v160zM206 176l3-22h15l3 22zM212 154l4-7 5 7z" fill="#4b2a35"/>
<path d="M209 174l2-17h11l2 17z" fill="#fbe3b4"/>`;

/** An evening street: carved balconies, lit windows, the fortress on its hill. */
export const town = [sky, hill, left, right, lamp, street].join("");
