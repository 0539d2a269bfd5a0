/** PostgreSQL cannot store NUL in a text. */
export function withoutNul(text: string, replacement = ""): string {
  return text.replaceAll("\0", replacement);
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
