import type { BackdropName } from "../backdrop/backdrop";
import { seam } from "../cabin/path";
import { disc, filled, stroked } from "../svg";

/** A Svan felt cap. */
const cap = [
  filled("M566 366Q560 380 600 384T644 366Q646 346 606 344T566 366Z", "#8b8783"),
  filled("M574 362C572 338 584 326 604 326S638 338 636 362Q606 372 574 362Z", "#b5b0aa"),
  filled("M612 326C630 328 638 342 636 362Q626 366 612 367Q622 346 612 326Z", "#8b8783"),
  stroked("M574 360Q606 370 636 360M604 326V366M582 336Q604 346 628 336", "#3b3a3f", 2.4),
].join("");

/** A straw hat with a ribbon. */
const straw = [
  filled("M548 364Q546 352 572 352H636Q662 352 660 364 640 380 604 380T548 364Z", "#c9a86a"),
  filled("M548 362Q546 351 572 351H636Q662 351 660 362 640 374 604 374T548 362Z", "#e6cc94"),
  filled("M576 358C574 334 584 324 604 324S634 334 632 358Q604 368 576 358Z", "#efdcae"),
  filled("M576 348Q604 358 632 348V358Q604 368 576 358Z", "#8e2740"),
].join("");

/** A road map, unfolded once. */
const map = [
  filled("M552 372 588 350 622 362 656 344 664 372 626 388 590 376 560 392Z", "#b7a48f"),
  filled("M552 370 588 348 622 360 656 342 662 368 626 384 590 372 558 388Z", "#f4ece1"),
  filled("M588 348 622 360 626 384 590 372Z", "#d8cbb9"),
  stroked("M562 380Q580 358 600 366T654 352", "#e08d62", 2.2),
  stroked("M570 366Q590 360 612 376M636 356Q640 366 650 370", "#87a092", 1.8),
].join("");

function grapes(x: number, y: number, ink: string, lit: string): string {
  const berries = [
    [0, 0],
    [10, -2],
    [20, 0],
    [5, 8],
    [15, 8],
    [10, 15],
  ] as const;
  return berries
    .map(
      ([right, down]) =>
        disc(x + right, y + down, 6, ink) + disc(x + right - 1.6, y + down - 1.8, 2, lit),
    )
    .join("");
}

/** A basket of grapes from Kakheti. */
const basket = [
  stroked("M560 350C562 312 646 312 648 350", "#8d6a4b", 5),
  grapes(566, 346, "#53475f", "#94859f"),
  grapes(594, 342, "#8aa06a", "#c3cf9c"),
  grapes(620, 346, "#53475f", "#94859f"),
  filled("M548 354H660L648 386Q604 394 560 386Z", "#b98f68"),
  filled("M548 354H660L658 361H550Z", "#d9b48a"),
  filled("M620 361H658L648 386Q636 389 622 390Z", "#8d6a4b"),
  stroked("M556 370H652M560 379H649M574 362 580 388M598 362 600 390M622 362 620 389", "#8d6a4b", 2),
].join("");

/** A folded woollen rug with its fringe. */
const rug = [
  filled(
    "M552 372V352Q554 344 566 344H640Q652 344 654 352V372Q652 384 640 384H566Q554 384 552 372Z",
    "#751e34",
  ),
  filled("M552 354Q554 344 566 344H640Q652 344 654 354Q604 362 552 354Z", "#a83a54"),
  stroked("M553 364Q604 372 653 364", "#f6c98f", 3),
  stroked("M553 373Q604 381 653 373", "#1f3350", 3),
  seam("M562 388H646", "#e3caa4"),
].join("");

const keepsakes: Readonly<Record<BackdropName, string>> = {
  ridge: cap,
  sea: straw,
  town: map,
  vineyard: basket,
  meadow: rug,
};

/** An object on the right-hand seat. */
export function keepsake(place: BackdropName): string {
  return keepsakes[place];
}
