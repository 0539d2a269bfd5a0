const MAX_LENGTH = 60;

/** A slug consists of words of lower-case letters and digits, with hyphens between them. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads a slug; null for a text that is none. */
export function readSlug(text: string): string | null {
  return text.length <= MAX_LENGTH && SLUG.test(text) ? text : null;
}

/**
 * Makes a slug from a name, such as `roof-tent`, that is none of the taken ones: it gets a number if need be. A
 * name without Latin letters and digits gets the word.
 */
export function newSlug(name: string, word: string, isTaken: (slug: string) => boolean): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const slug = plain.match(/[a-z0-9]+/g)?.join("-") ?? word;
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : `-${number}`;
    const numbered = slug.slice(0, MAX_LENGTH - ending.length).replace(/-$/, "") + ending;
    if (!isTaken(numbered)) return numbered;
  }
}
