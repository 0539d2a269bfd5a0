const HIGHEST = 2n ** 63n - 1n;

/** The key of a row, below the highest `integer` of PostgreSQL. */
const ROW_ID = /^[1-9]\d{0,8}$/;

/** Parses the key of a row; null for a text that can't be one. */
export function readRowId(text: string): number | null {
  return ROW_ID.test(text) ? Number(text) : null;
}

/** The form of an integer. Its length is bounded, because `BigInt` needs long for long ones. */
export const ID_TEXT = /^-?\d{1,100}$/;

/**
 * Parses an id from an address; null if it is not an integer. One outside the range of `bigint` is
 * clamped to its bounds, which no row has.
 */
export function readId(text: string): bigint | null {
  if (!ID_TEXT.test(text)) return null;
  const id = BigInt(text);
  if (id > HIGHEST) return HIGHEST;
  return id < -HIGHEST ? -HIGHEST : id;
}
