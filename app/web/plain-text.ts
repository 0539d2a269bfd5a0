/** Replaces NUL, which PostgreSQL cannot store in a text. */
export function withoutNul(text: string, replacement = ""): string {
  return text.replaceAll("\0", replacement);
}

/**
 * Removes the marks that override the direction of text, so that it reads as it is stored, in messages and
 * tables too. Copied phone numbers often have some.
 */
export function withoutDirectionMarks(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, "");
}

/** Invisible characters: marks of format, fillers, and signs that are blank. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/**
 * More accents on one letter than any language has (UAX 15): sorting takes time by the square of their
 * number.
 */
const MANY_MARKS = /\p{M}{31}/u;

/**
 * Returns a typed text as it is stored: composed (NFC), so that a letter is equal from every keyboard,
 * without marks that override the direction, and trimmed. Empty if there is nothing to see in it.
 */
export function readableText(typed: string): string {
  const text = withoutDirectionMarks(typed).replaceAll(/[\v\f\u0085\u2028\u2029]/g, "\n");
  const composed = MANY_MARKS.test(text) ? text : text.normalize("NFC");
  const trimmed = composed.trim();
  return /[^\p{M}\s]/u.test(trimmed.replaceAll(INVISIBLE, "")) ? trimmed : "";
}

/** Returns a typed text by `readableText`, on one line: breaks and tabs become spaces. */
export function readableLine(typed: string): string {
  return readableText(typed.replaceAll(/\r\n|[\n\r\t\v\f\u0085\u2028\u2029]/g, " "));
}

/**
 * Counts the visible characters of a text. One of Chinese, Japanese or Korean counts two, as a whole name
 * may have two.
 */
export function visibleLength(text: string): number {
  const visible = text.replaceAll(INVISIBLE, "");
  return visible.length + (visible.match(/[\p{Ideographic}\p{Script=Hangul}]/gu) ?? []).length;
}

/** The signs of which emoji consist, apart from the marks that are invisible alone. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;

/** Returns whether a text has something to read besides emoji. */
export function isMoreThanEmoji(text: string): boolean {
  return readableText(text.replaceAll(EMOJI, "")) !== "";
}

/** Replaces CRLF, which forms send as line breaks. */
export function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Returns whether a line has no control characters and no unpaired surrogates. */
export function isPrintableLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

/** Returns whether a text is printable by `isPrintableLine`, apart from line breaks and tabs. */
export function isPrintableText(text: string): boolean {
  return isPrintableLine(text.replaceAll(/[\n\r\t]/g, " "));
}
