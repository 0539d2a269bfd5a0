const sky = `<path d="M0 0h800v450H0z" fill="#e59a6b"/>
<path d="M0 44C150 32 260 56 400 42S650 30 800 44V450H0z" fill="#efb27c"/>
<path d="M0 86C150 74 290 98 430 84S670 72 800 84V450H0z" fill="#f7cd98"/>
<path d="M180 26h80l26 3-40 3h-52zM520 58h74l22 3-36 3h-48z" fill="#fbe3b4"/>`;

const far = `<path d="M140 200 200 128 240 146 300 74 332 52 352 40 378 66 402 60 440 104 470 92 520 140 566 122 640 200z" fill="#8f9fb8"/>
<path d="M352 40l26 26 24-6 38 44-24-8-10 22-24-30-12 34-18-40-10 22-18-12-24 12 32-52z" fill="#fff3df"/>
<path d="M352 40l26 26 24-6 38 44-24-8-10 22-24-30-12 34-14-46z" fill="#d3cbd6"/>`;

/** Wooded slopes on both sides, lighter towards the bottom of the gorge. */
const slopes = `<path d="M0 150C90 132 160 152 250 178S420 206 470 204 640 146 720 140 800 130 800 130V360H0z" fill="#7fae9b"/>
<path d="M0 96C60 100 120 124 170 160S280 220 350 236L0 300z" fill="#4f8a74"/>
<path d="M800 88C740 96 690 122 640 156S540 214 470 232L800 300z" fill="#5b957c"/>
<path d="M0 96C60 100 120 124 170 160l-36-10 6 22-44-26 2 26-52-34 4 24-50-30zM800 88C740 96 690 122 640 156l34-8-8 22 44-24-4 26 50-34-2 24 46-26z" fill="#7fb592"/>`;

/** A church on its spur, and a tower. */
const church = `<path d="M62 196v-32h10v-20h24v20h10v32z" fill="#ecd0a0"/>
<path d="M85 144h11v20h10v32H85z" fill="#cda878"/>
<path d="M68 146l16-28 16 28zM58 166l12-9h28l12 9z" fill="#a3503c"/>
<path d="M84 118l16 28H85zM85 157h13l12 9H85z" fill="#7d3a30"/>
<path d="M20 232C30 206 60 194 90 194s60 10 80 34l40 34H0z" fill="#3f7561"/>`;

const pines = `<path d="M2 300l18-74 18 74zM30 306l22-88 22 88zM72 306l16-60 16 60zM690 270l18-78 18 78zM722 282l24-104 24 104zM764 282l20-86 20 86z" fill="#2a5547"/>
<path d="M20 226l18 74H20zM52 218l22 88H52zM88 246l16 60H88zM708 192l18 78h-18zM746 178l24 104h-24zM784 196l16 70v16h-16z" fill="#1f4339"/>`;

const road = `<path d="M0 312C200 286 520 268 800 254V450H0z" fill="#5f9a6b"/>
<path d="M0 338C240 312 540 292 800 276V450H0z" fill="#c2cdb9"/>
<path d="M0 344C240 318 540 298 800 281V450H0z" fill="#a9b2ac"/>
<path d="M0 412C240 384 540 352 800 336V450H0z" fill="#9ba5a2"/>
<path d="M400 450l170-18 44 6-112 12zM690 422l110-12v9l-74 9z" fill="#fbf1dc"/>
<path d="M16 346v-26h7v26zM772 288v-26h7v26z" fill="#f7efe0"/>
<path d="M16 326h7v7h-7zM772 268h7v7h-7z" fill="#a83a54"/>`;

/** A road through a wooded gorge in the evening. */
export const gorge = [sky, far, slopes, church, pines, road].join("");
