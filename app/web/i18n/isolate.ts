/** A letter, a mark or a digit of a script that is written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Isolates a typed text within another one, in plain text: a text from right to left gets marks line by
 * line (U+2068, U+2069), so that it doesn't turn what follows it. Other texts stay unchanged, so that who
 * copies an address gets nothing else.
 */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? wrap(text) : text;
}

/** Isolates each of the texts that stand next to each other if one of them is from right to left. */
export function isolateAll<Texts extends Readonly<Record<string, string | null>>>(
  texts: Texts,
): Texts {
  const isolated = isolateFragments(Object.values(texts).map((text) => text ?? ""));
  return Object.fromEntries(
    Object.entries(texts).map(([name, text], index) => [name, text && isolated[index]]),
  ) as Texts;
}

/** Isolates each fragment of a line if one of them is from right to left. */
export function isolateFragments(fragments: readonly string[]): string[] {
  return fragments.some((text) => RIGHT_TO_LEFT.test(text)) ? fragments.map(wrap) : [...fragments];
}

function wrap(text: string) {
  return text.replaceAll(/[^\n]+/g, "\u2068$&\u2069");
}
