const sky = `<path d="M0 0h800v450H0z" fill="#7fd0d6"/>
<path d="M0 44C150 32 260 56 400 42S650 30 800 44V450H0z" fill="#9fdedd"/>
<path d="M0 86C150 74 290 98 430 84S670 72 800 84V450H0z" fill="#c4ebe0"/>
<path d="M0 126C150 114 290 138 430 124S670 112 800 124V450H0z" fill="#e6f4e2"/>
<path d="M250 52c8-16 30-16 38-4 14-10 32-2 34 10h22c6 0 6 8 0 8H232c-8 0-6-12 4-12z" fill="#fffaf1"/>`;

/** Green capes, and a city on the nearer one. */
const coast = `<path d="M420 168c40-20 80-16 120-34s90-20 130-30 90 4 130-8v72z" fill="#8fbfae"/>
<path d="M560 168c40-12 90-22 130-20s80-4 110-12v34z" fill="#5f9d86"/>
<path d="M640 166v-34h12v-12h10v46zM668 166v-62l4-16 4 16v62zM684 166v-40h14v40zM704 166v-54h6l3-14 3 14h6v54zM730 166v-30h14v30zM752 166v-44h12v44zM772 166v-28h16v28z" fill="#f7efe0"/>
<path d="M652 120h10v46h-10zM672 88l4 16v62h-4zM692 126h6v40h-6zM713 98l3 14h6v54h-9zM738 136h6v30h-6zM759 122h5v44h-5zM781 138h7v28h-7z" fill="#c9cfc6"/>`;

const water = `<path d="M0 166H800V330H0z" fill="#3fb6b4"/>
<path d="M0 166H800v12C600 182 300 174 0 180z" fill="#6fcfc4"/>
<path d="M0 214C200 206 420 220 800 210V330H0z" fill="#2a9fa6"/>
<path d="M0 262C200 252 420 266 800 250V330H0z" fill="#1f8b97"/>
<path d="M120 196h84l20 3-34 3h-52zM20 232h70l18 3-30 3H36zM150 250h60l16 3-28 2h-36zM720 196h60l16 3-28 3h-36zM700 232h84v4h-60z" fill="#b5ebe0"/>
<path d="M112 190l22-52v52zM138 190v-46l18 46zM106 193h56l-9 10h-38z" fill="#fffaf1"/>`;

const palms = `<path d="M50 322C58 250 56 190 46 140l7-1c12 50 14 112 8 183z" fill="#8d6a4a"/>
<path d="M48 142c-14-22-36-24-52-10 16-4 32 0 46 12-18-2-34 10-38 28 12-14 26-22 40-26-8 14-8 30 0 44 0-16 4-30 10-42 8 10 12 24 10 40 10-14 10-30-2-44 16 4 28 14 34 28 4-18-8-32-28-34 14-6 30-4 44 6-8-20-32-26-52-10 4-16 14-26 28-32-20-4-36 10-40 28z" fill="#2f6f5c"/>
<path d="M48 142c-14-22-36-24-52-10 16-4 32 0 46 12zM52 150c16 4 28 14 34 28 4-18-8-32-28-34zM52 140c4-16 14-26 28-32-20-4-36 10-40 28z" fill="#4f9a75"/>`;

const promenade = `<path d="M0 296 800 232V450H0z" fill="#f4e6cb"/>
<path d="M0 300 800 236v8L0 308z" fill="#fffaf1"/>
<path d="M0 336 800 266V450H0z" fill="#e6d3b0"/>
<path d="M0 342 800 271V450H0z" fill="#b9ada6"/>
<path d="M0 352 800 281V450H0z" fill="#a79b97"/>
<path d="M0 418C240 390 540 352 800 338V450H0z" fill="#998d8b"/>
<path d="M400 450l170-18 44 6-112 12zM690 422l110-12v9l-74 9z" fill="#fdf3df"/>`;

/** The sea road at Batumi. */
export const sea = [sky, coast, water, palms, promenade].join("");
