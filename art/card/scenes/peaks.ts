const sky = `<path d="M0 0h800v450H0z" fill="#1f4a86"/>
<path d="M0 42C150 30 260 54 400 40S650 28 800 42V450H0z" fill="#2d62a3"/>
<path d="M0 84C150 72 290 96 430 82S670 70 800 82V450H0z" fill="#4a84bf"/>
<path d="M176 30c12-4 18 4 22 4 4-6 12-8 22-6-10 2-14 6-22 12-6-6-12-8-22-10z" fill="#132f57"/>`;

/** Snow peaks: lit from the left, shaded along the ridge, blue with mist where the car stands. */
const snow = `<path d="M0 150 40 116 72 128 120 92 158 116 204 96 256 62 300 40 330 22 352 12 376 34 398 28 430 58 470 80 500 66 548 52 580 74 620 98 668 84 712 112 752 96 800 120V320H0z" fill="#f7f2ea"/>
<path d="M352 12l24 22 22-6 32 30 40 22-26 2 20 34-44-30 4 42-34-48-14 34-12-46-10 20zM548 52l32 22 40 24-24 0 16 28-40-24-6 30-18-40zM120 92l38 24 10 30-28-22-8 20-14-26zM668 84l44 28-18 2 10 26-30-24zM40 116l32 12-8 24zM752 96l48 24v16l-34-18z" fill="#a9bcdb"/>
<path d="M0 176 60 150 96 166 140 138 176 160 230 118 262 138 300 88 330 104 368 66 404 94 440 72 480 102 520 82 560 114 606 96 650 130 700 114 740 142 800 128V330H0z" fill="#86a5d4"/>
<path d="M300 88l30 16-14 4 6 24-26-20-12 8zM440 72l40 30-20 2 8 26-34-22-10 12zM606 96l44 34-20 0 6 22-34-20zM60 150l36 16-12 4 6 18-30-14zM140 138l36 22-14 2 4 20-32-18zM700 116l40 26-16 2 8 20-34-18z" fill="#6688bf"/>`;

/** A Svan tower, and another one behind it. */
const towers = `<path d="M94 282V196h-4v-14l12-8 12 8v14h-3v86z" fill="#b08c68"/>
<path d="M40 292 44 150h-5v-20l17-12 17 12v20h-5l5 142z" fill="#cfa87c"/>
<path d="M56 118l17 12v20h-5l5 142H58z" fill="#94704f"/>
<path d="M45 138h5v8h-5zM53 138h5v8h-5zM62 138h5v8h-5zM52 182h6v12h-6zM97 186h3v5h-3zM103 186h3v5h-3z" fill="#4b332c"/>
<path d="M0 270l24-16 22 16v30H0zM84 276l26-18 26 18v30H84z" fill="#a88058"/>
<path d="M-4 272l28-22 28 22-28-8zM78 280l32-24 32 24-32-9z" fill="#5d5560"/>`;

const meadow = `<path d="M0 276C90 252 200 268 330 262S640 232 800 222V360H0z" fill="#6f8f62"/>
<path d="M0 276C90 252 200 268 330 262S640 232 800 222v12C640 246 460 270 330 274S90 268 0 292z" fill="#96b07a"/>
<path d="M706 262l14-58 14 58zM730 262l18-74 18 74zM762 258l14-60 14 60z" fill="#2c5148"/>
<path d="M720 204l14 58h-14zM748 188l18 74h-18zM776 198l14 60h-14z" fill="#1d3b38"/>`;

const track = `<path d="M0 330C200 300 520 274 800 256V450H0z" fill="#d8cdbb"/>
<path d="M0 352C240 326 540 302 800 284V450H0z" fill="#c3b6a3"/>
<path d="M0 404C240 380 540 350 800 334V450H0z" fill="#b3a592"/>
<path d="M10 372l12-12 18 2 8 12zM56 344l8-7 12 2 4 7zM744 330l14-14 20 2 10 14zM714 302l8-7 12 2 4 7zM40 438l10-8 14 1 7 9zM640 434l14-12 20 2 10 12zM736 410l9-8 13 1 6 9zM560 444l7-6 10 1 4 6z" fill="#85796c"/>
<path d="M10 372l12-12 10 1-4 12zM744 330l14-14 10 1-2 14zM640 434l14-12 10 1-4 12z" fill="#e8dfd0"/>`;

/** A gravel track in Svaneti: towers below snow peaks under a deep blue sky. */
export const peaks = [sky, snow, towers, meadow, track].join("");
