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
