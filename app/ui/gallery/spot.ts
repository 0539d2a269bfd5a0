/** The magnified point of a picture, in percent from its left and top edges. */
export type Spot = { x: number; y: number };

export const MIDDLE: Spot = { x: 50, y: 50 };

type Box = { left: number; top: number; width: number; height: number };

/** The spot under a pointer, whose position is in CSS pixels of the window. */
export function spotAt(box: Box, x: number, y: number): Spot {
  return {
    x: percent(((x - box.left) / box.width) * 100),
    y: percent(((y - box.top) / box.height) * 100),
  };
}

const STEP = 10;

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The spot after an arrow key; null for other keys. */
export function spotByKey(spot: Spot, key: string): Spot | null {
  const step = STEPS[key];
  return step ? { x: percent(spot.x + step.x), y: percent(spot.y + step.y) } : null;
}

function percent(value: number) {
  return Math.min(100, Math.max(0, value));
}
