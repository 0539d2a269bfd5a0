/** Texts of one line; the others are of many. */
const LINES = /Title$|^(announcement|author|country)$/;

export function isLine(part: string): boolean {
  return LINES.test(part);
}
