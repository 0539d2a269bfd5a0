/**
 * Matches the reference of a booking, as the SQL function `random_reference` makes it: digits and consonants that
 * look like no other character, the first a consonant.
 */
export const REFERENCE = /^[CDFGHJKMNPQRTVWX][CDFGHJKMNPQRTVWX2-9]{5}$/;

/** Characters that no reference has, and those that are meant by them. */
const MEANT: Readonly<Record<string, string>> = { B: "8", S: "5", Z: "2" };

/**
 * Reads a reference as people type it: in lower case, with spaces, dashes or `#`, after a word such as `Booking`.
 * Null if there is none.
 */
export function readReference(typed: string): string | null {
  const plain = typed.normalize("NFKC").toUpperCase();
  const groups = plain.match(/[A-Z0-9]+/g)?.slice(-6) ?? [];
  for (const index of groups.keys()) {
    const last = groups.slice(-1 - index).join("");
    const read = last.replaceAll(/[BSZ]/g, (character) => MEANT[character] ?? character);
    if (REFERENCE.test(read)) return read;
  }
  return null;
}
