/** What the cells of a column contain; a nullable one may be empty. */
export type Column = {
  name: string;
  /** In a row's object: `description.en` is two keys. */
  path: readonly string[];
  kind: "text" | "number" | "flag";
  isNullable: boolean;
  /** Older files lack it. */
  isOptional: boolean;
};

/**
 * Of a name such as `description.en`. A question mark at its end makes the column nullable, two make it
 * optional too.
 */
export function column(name: string, kind: Column["kind"] = "text"): Column {
  const plain = name.replaceAll("?", "");
  return {
    name: plain,
    path: plain.split("."),
    kind,
    isNullable: name.endsWith("?"),
    isOptional: name.endsWith("??"),
  };
}

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

/** The places before the sign of a formula. They look back from it: on from each space would be quadratic. */
const FORMULA = /(?<!')(?='*[=+\-@])(?<=^|[;\t\r\n]\s*)/g;
const ESCAPED_FORMULA = /(?<!')'(?='*[=+\-@])(?<=(?:^|[;\t\r\n]\s*)')/g;

/** The value of a cell as text, without the escaping. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** A text that is not of its kind stays text: the schema of the file refuses it. */
export function readCell({ kind, isNullable }: Column, text: string): unknown {
  if (isNullable && text.trim() === "") return null;
  if (kind === "number") return readNumber(text.trim());
  if (kind === "flag") return readFlag(text.trim());
  return text;
}

/** With a decimal point or, as spreadsheets write it in Georgia, a comma. */
function readNumber(text: string): number | string {
  return /^-?\d{1,12}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(",", ".")) : text;
}

function readFlag(text: string): boolean | string {
  const flag = text.toLowerCase();
  return flag === "true" || flag === "false" ? flag === "true" : text;
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
