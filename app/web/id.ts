const HIGHEST = 2n ** 63n - 1n;

/**
 * Parses an id from an address; null if it is not an integer. One outside the range of `bigint` is
 * clamped to its bounds, which no row has.
 */
export function readId(text: string): bigint | null {
  if (!/^-?\d{1,100}$/.test(text)) return null;
  const id = BigInt(text);
  if (id > HIGHEST) return HIGHEST;
  return id < -HIGHEST ? -HIGHEST : id;
}
