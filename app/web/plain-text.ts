/** A text without NUL, which the database cannot store. */
export function withoutNul(text: string, replacement = ""): string {
  return text.replaceAll("\0", replacement);
}

/** A form sends a line break as two characters. */
export function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Whether a line has no control characters and no unpaired surrogates. */
export function isPrintableLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

/** As `isPrintableLine`, for a text of several lines. */
export function isPrintableText(text: string): boolean {
  return isPrintableLine(text.replaceAll(/[\n\r\t]/g, " "));
}
