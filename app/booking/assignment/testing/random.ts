export type Random = {
  /** Returns an integer from `from` to `to`, inclusive. */
  between: (from: number, to: number) => number;
  /** Returns one of several items; undefined if there are none. */
  pick: <Item>(items: readonly Item[]) => Item | undefined;
};

/** Returns a generator of random numbers (Mulberry32): the numbers are the same for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed;
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { between, pick: (items) => items[between(0, items.length - 1)] };
}
