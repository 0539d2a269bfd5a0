const sky = `<path d="M0 0h800v450H0z" fill="#a9d8e8"/>
<path d="M0 58C150 46 260 70 400 56S650 44 800 58V450H0z" fill="#c2e5ec"/>
<path d="M0 116C150 104 290 128 430 114S670 102 800 114V450H0z" fill="#dcf0ee"/>
<path d="M382 62c8-16 30-16 38-4 14-10 32-2 34 10h22c6 0 6 8 0 8H364c-8 0-6-12 4-12zM560 40c6-10 22-10 28 0 10-4 20 2 22 8h14c5 0 5 6 0 6h-78c-6 0-4-12 14-14z" fill="#fffaf1"/>`;

/** A church with its drum under a pointed roof, and roofs beside it. */
const church = `<path d="M250 190v-62h18V92h44v36h18v62z" fill="#e8cfa6"/>
<path d="M294 92h18v36h18v62h-36z" fill="#d3b488"/>
<path d="M262 94l28-46 28 46zM244 130l20-16h52l20 16z" fill="#5c8f94"/>
<path d="M290 48l28 46h-24zM294 114h22l20 16h-42z" fill="#47787f"/>
<path d="M289 30h2v7h5v2h-5v10h-2V39h-5v-2h5zM276 102h5v20h-5zM288 102h5v20h-5zM300 102h5v20h-5z" fill="#5a4634"/>
<path d="M250 200l30-26h60l24 22 40-16h70l26 22 40-24h60l20 24v60H250z" fill="#d98a5f"/>
<path d="M262 206h90v60h-90zM380 206h90v60h-90zM520 200h90v60h-90z" fill="#f6ead2"/>`;

/** Houses with turquoise and wine balconies. */
const left = `<path d="M0 122H118V330H0z" fill="#fbefd6"/>
<path d="M118 122h24v206h-24z" fill="#d9c39d"/>
<path d="M-4 126 8 98H122l28 26v6l-32-4z" fill="#c8623f"/>
<path d="M142 168h86v160h-86z" fill="#f2b99a"/>
<path d="M228 168h18v156h-18z" fill="#cf8f76"/>
<path d="M136 172l12-24h76l28 22v6l-24-4z" fill="#a84d38"/>
<path d="M16 142h18v32H16zM50 142h18v32H50zM84 142h18v32H84zM16 212h18v34H16zM84 212h18v34H84zM16 274h18v34H16zM84 274h18v34H84zM158 188h16v30h-16zM192 188h16v30h-16zM158 250h16v32h-16zM192 250h16v32h-16z" fill="#3f5f78"/>
<path d="M0 130h4v58H0zM40 130h4v58h-4zM74 130h4v58h-4zM110 130h4v58h-4zM0 186h120v7H0zM0 166h120v3H0zM50 212h18v34H50zM0 256h120v6H0z" fill="#2f8f92"/>
<path d="M0 169h118v17H0z" fill="#2f8f92" opacity=".4"/>
<path d="M146 228h78v5h-78zM146 212h78v3h-78zM150 215h4v14h-4zM182 215h4v14h-4zM214 215h4v14h-4z" fill="#8e2740"/>`;

const right = `<path d="M650 152h150v160H650z" fill="#f7dc9c"/>
<path d="M650 152h-22v156l22 4z" fill="#fdeec9"/>
<path d="M620 158l26-32h154v28z" fill="#c8623f"/>
<path d="M670 172h18v32h-18zM710 172h18v32h-18zM750 172h18v32h-18zM670 242h18v34h-18zM750 242h18v34h-18z" fill="#3f5f78"/>
<path d="M660 214h140v7H660zM660 194h140v3H660zM660 162h4v54h-4zM696 162h4v54h-4zM736 162h4v54h-4zM776 162h4v54h-4zM710 242h18v40h-18z" fill="#8d4a3a"/>
<path d="M662 197h138v17H662z" fill="#8d4a3a" opacity=".4"/>`;

/** Cobbles lie in rows beside the car, each a dashed line. */
const square = `<path d="M0 316 800 262V450H0z" fill="#f1e9d6"/>
<path d="M0 330 800 274V450H0z" fill="#e6dcc6"/>
<g fill="none" stroke="#cfc2a6" stroke-width="2.4" stroke-dasharray="21 5"><path d="M0 340 800 283"/><path d="M-9 352 800 293" stroke-dasharray="24 5"/><path d="M0 366 800 305"/><path d="M-12 381 800 318" stroke-dasharray="28 5"/></g>
<g fill="none" stroke="#cfc2a6" stroke-width="3.2" stroke-dasharray="34 6"><path d="M0 398 800 333"/><path d="M-16 417 800 350" stroke-dasharray="38 7"/><path d="M0 439 800 369"/><path d="M60 454 800 390" stroke-dasharray="42 7"/><path d="M280 456 800 412"/><path d="M520 458 800 434" stroke-dasharray="46 8"/></g>`;

/** The old town on a bright morning: balconies, a church, cobbles. */
export const cobbles = [sky, church, left, right, square].join("");
