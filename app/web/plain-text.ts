/** PostgreSQL cannot store NUL in a text. */
export function withoutNul(text: string, replacement = ""): string {
  return text.replaceAll("\0", replacement);
}

/**
 * Without the marks that override the direction of text, so that it reads as it is stored, in messages
 * and tables too. Copied phone numbers often have some.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, "");
}

/** What nobody sees: marks of format, fillers, and signs that are blank. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/** More accents on one letter than any language has (UAX 15): to sort them takes the square of their number. */
const MANY_MARKS = /\p{M}{31}/u;

/**
 * A typed text as it is stored: composed (NFC), so that a letter is the same from every keyboard, without marks that
 * override the direction, and trimmed. Empty if there is nothing to see in it.
 */
export function readableText(typed: string): string {
  const text = withoutDirectionMarks(typed).replaceAll(/[\v\f\u0085\u2028\u2029]/g, "\n");
  const composed = MANY_MARKS.test(text) ? text : text.normalize("NFC");
  const trimmed = composed.trim();
  return /[^\p{M}\s]/u.test(trimmed.replaceAll(INVISIBLE, "")) ? trimmed : "";
}

/** As `readableText`, on one line: breaks and tabs are spaces. */
export function readableLine(typed: string): string {
  return readableText(typed.replaceAll(/\r\n|[\n\r\t\v\f\u0085\u2028\u2029]/g, " "));
}

/**
 * The characters of a text that can be seen. One of Chinese, Japanese or Korean counts two: a name of two is whole.
 */
export function visibleLength(text: string): number {
  const visible = text.replaceAll(INVISIBLE, "");
  return visible.length + (visible.match(/[\p{Ideographic}\p{Script=Hangul}]/gu) ?? []).length;
}

/** Forms send line breaks as CRLF. */
export function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Whether a line has no control characters and no unpaired surrogates. */
export function isPrintableLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

/** As `isPrintableLine`, with line breaks and tabs allowed. */
export function isPrintableText(text: string): boolean {
  return isPrintableLine(text.replaceAll(/[\n\r\t]/g, " "));
}
