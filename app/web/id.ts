const HIGHEST = 2n ** 63n - 1n;

/** An integer; without an end of its length it would take long to read. */
export const ID_TEXT = /^-?\d{1,100}$/;

/**
 * Reads an id of an address; null for what is no integer. One beyond the database's `bigint` comes
 * back as its end, which no row bears.
 */
export function readId(text: string): bigint | null {
  if (!ID_TEXT.test(text)) return null;
  const id = BigInt(text);
  if (id > HIGHEST) return HIGHEST;
  return id < -HIGHEST ? -HIGHEST : id;
}
