/** Drawn by hand on 800 × 600: the same for all cars, as they only say what a photo must show. */

const thick = (d: string) => `<path stroke-width="4.4" d="${d}"/>`;
const thin = (d: string) => `<path stroke-width="2.3" d="${d}"/>`;

/** A circle as the `d` of a path. */
function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A box with round corners as the `d` of a path. */
function box(x: number, y: number, width: number, height: number, round: number): string {
  const [across, down] = [width - 2 * round, height - 2 * round];
  const turn = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + round} ${y}h${across}${turn(round, round)}v${down}${turn(-round, round)}`,
    `h${-across}${turn(-round, -round)}v${-down}${turn(round, -round)}z`,
  ].join("");
}

/** The instruments with wheel, screen and lever: the photo that shows the odometer and the fuel. */
export const dashboard = [
  // The dashboard with its hood over the instruments, and the panel below.
  thick(
    "M24 262C60 226 96 206 132 200C152 156 196 142 262 142C330 142 372 156 392 198C480 190 640 196 776 236V372C700 384 640 388 590 388L574 560H412L398 430C300 436 120 430 24 398z",
  ),
  // Both dials and the display between them.
  thin(circle(212, 278, 38) + circle(312, 278, 38)),
  thin("M212 278L190 260M312 278L332 256" + box(252, 262, 20, 34, 5)),
  // The steering wheel.
  thick(circle(262, 366, 156)),
  thin(circle(262, 366, 132)),
  thin("M226 340H298Q316 340 316 358V392Q316 424 282 424H242Q208 424 208 392V358Q208 340 226 340z"),
  thin("M208 352L131 346M208 384L140 414M316 352L393 346M316 384L384 414M244 424V497M280 424V497"),
  // Screen, vents, climate controls and glovebox.
  thick(box(418, 214, 150, 92, 10)),
  thin(box(600, 244, 84, 34, 8) + box(702, 254, 56, 32, 8) + box(46, 262, 56, 34, 8)),
  thin("M600 261H684M702 270H758M46 279H102"),
  thin(circle(440, 342, 15) + circle(546, 342, 15) + box(468, 330, 50, 24, 6)),
  thin("M604 312H756V352Q700 366 604 366z"),
  // The console with its lever.
  thin("M426 384H566M432 560L424 400H568L558 560"),
  thin("M496 500V440" + box(478, 408, 36, 40, 14) + box(462, 488, 68, 34, 10)),
].join("");

/** The open boot: its opening, floor and sill. */
export const boot = [
  // The body round the opening, and the bumper below.
  thick(
    "M96 300C104 232 132 176 176 128H624C668 176 696 232 704 300L718 430C722 486 712 520 690 540H110C88 520 78 486 82 430z",
  ),
  // The raised lid with its glass.
  thick("M176 128L148 66C146 52 154 44 170 42C320 30 480 30 630 42C646 44 654 52 652 66L624 128"),
  thin("M196 116L178 72C320 60 480 60 622 72L604 116z"),
  // The opening with its floor and the backs of the seats.
  thin("M204 150H596C620 196 636 252 640 312L648 410H152L160 312C164 252 180 196 204 150z"),
  thin("M152 410L236 330H564L648 410M236 330V196H564V330M346 196V330M454 196V330"),
  thin(box(262, 172, 58, 24, 8) + box(371, 172, 58, 24, 8) + box(480, 172, 58, 24, 8)),
  // Lamps, sill, plate and the lower edge of the bumper.
  thin("M110 300L148 292L140 400L100 408zM690 300L652 292L660 400L700 408z"),
  thin("M100 432H700M104 470H696" + box(330, 480, 140, 34, 6)),
].join("");
