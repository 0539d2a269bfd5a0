/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula, also after a semicolon or a
 * new line, where Excel may begin another cell.
 */
export function escapeFormulas(text: string): string {
  return text.replaceAll(FORMULA, "'");
}

export function unescapeFormulas(text: string): string {
  return text.replaceAll(ESCAPED_FORMULA, "");
}

/**
 * Matches the positions before the sign of a formula. It looks back from the sign: on from each space would
 * be quadratic.
 */
const FORMULA = /(?<!')(?='*[=+\-@])(?<=^|[;\t\r\n]\s*)/g;
const ESCAPED_FORMULA = /(?<!')'(?='*[=+\-@])(?<=(?:^|[;\t\r\n]\s*)')/g;

/** Returns the value of a cell as text, without the escaping. */
export function cellText(value: unknown, decimal: string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value).replace(".", decimal);
  return typeof value === "boolean" ? String(value) : "";
}

type Values = Record<string, unknown>;

export function valueAt(row: Values, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isValues(value) ? value[key] : undefined), row);
}

export function setAt(row: Values, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    row[key] = value;
    return;
  }
  const inner = row[key];
  const next: Values = isValues(inner) ? inner : {};
  row[key] = next;
  setAt(next, rest, value);
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the text of a cell; empty for another value. */
export function cellTextOrEmpty(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
