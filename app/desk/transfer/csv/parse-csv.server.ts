import { CsvError, parse } from "csv-parse/sync";
import { shortened, type ImportIssue, IMPORT_LIMITS } from "~/desk/transfer/import";
import { messageKey } from "~/web/message-key";
import { setAt, unescapeFormulas } from "./cells";
import { plainHeading, type Headings } from "./headings";
import { readCell } from "./read-cell.server";
import type { Row } from "./rows-of";
import {
  CSV_COLUMNS,
  CSV_TABLES,
  NEEDED_COLUMNS,
  PRICE_ROWS,
  type Column,
  type CsvTable,
} from "./tables";

/** A row with its number in the spreadsheet, where that of the headings is 1. */
export type CsvRow = { row: number; values: Row };

export type CsvRows =
  | { ok: true; table: CsvTable; rows: CsvRow[] }
  | { ok: false; table?: CsvTable; issues: ImportIssue[] };

/** Parses the rows of a CSV file, whatever its separator. Its headings say which table it is. */
export function parseCsv(content: string, headings: Headings): CsvRows {
  const { text, separators } = separatorsOf(content);
  const heads = separators.map((separator) => readHead(text, separator, headings));
  const head = heads.reduce((best, one) => (one.known > best.known ? one : best));
  if (head.known === 0 && heads.every(({ cells }) => cells === null)) {
    return refuseCsv({ message: messageKey("transfer.errors.csv"), cell: { row: 1, column: "" } });
  }
  const fault = faultOfHead(head);
  if (fault) return refuseCsv(fault, head.table);
  const records = parseRecords(text, head.separator);
  if (!Array.isArray(records)) return refuseCsv(records, head.table);
  if (records.length > IMPORT_LIMITS.lines + 1) {
    return refuseCsv({ message: messageKey("transfer.errors.lines") });
  }
  return readRows(head, records);
}

/** Returns the separators to try. Excel writes the separator into a line of its own, if asked. */
function separatorsOf(content: string): { text: string; separators: readonly string[] } {
  const text = content.replace(/^\ufeff/, "");
  const [line, separator] = /^"?sep=(.)"?[;,\t]*(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  return line && separator
    ? { text: text.slice(line.length), separators: [separator] }
    : { text, separators: [",", ";", "\t", "|"] };
}

/** The headings of a file by a separator. `cells` is null if they can't be read. */
type Head = {
  separator: string;
  cells: string[] | null;
  table: CsvTable;
  /** The column of each cell; null for an unknown one. */
  columns: (Column | null)[];
  known: number;
};

function readHead(text: string, separator: string, headings: Headings): Head {
  const cells = readFirst(text, separator);
  const heads = CSV_TABLES.map((table): Head => {
    const columns = (cells ?? []).map((cell) => {
      const name = headings[table][plainHeading(cell)];
      return CSV_COLUMNS[table].find((column) => column.name === name) ?? null;
    });
    const known = columns.filter(Boolean).length;
    return { separator, cells, table, columns, known };
  });
  return heads.reduce((best, one) => (one.known > best.known ? one : best));
}

/** Reads the first row; null if it can't be read. */
function readFirst(text: string, separator: string): string[] | null {
  try {
    const options = { ...optionsFor(separator), to: 1 };
    const [cells = []] = parse(text.slice(0, MAX_ROW_LENGTH + 1), options) as string[][];
    return cells;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

type Fault = Omit<ImportIssue, "path">;

function faultOfHead({ cells, table, columns, known }: Head): Fault | null {
  const cell = { row: 1, column: "" };
  if (known < 2) return { message: messageKey("transfer.errors.columns"), cell };
  const names = columns.flatMap((column) => column?.name ?? []);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice)
    return { message: messageKey("transfer.errors.columnTwice"), cell: { row: 1, column: twice } };
  const unknown = cells?.find((text, index) => text.trim() !== "" && !columns[index]);
  if (unknown !== undefined) {
    return {
      message: messageKey("transfer.errors.column"),
      cell: { row: 1, column: shortened(unknown.trim()) },
    };
  }
  const missing = NEEDED_COLUMNS[table].filter((name) => !names.includes(name));
  return missing.length > 0
    ? { message: messageKey("transfer.errors.missing"), cell, table, missing }
    : null;
}

/**
 * The maximum number of characters of a row: more than all texts of a model. A longer one lacks a quotation
 * mark.
 */
const MAX_ROW_LENGTH = 100_000;

/**
 * The maximum number of cells of a row: more than any table has, with some empty ones that programs write
 * behind them.
 */
const MAX_CELLS = 100;

function optionsFor(delimiter: string) {
  return { delimiter, max_record_size: MAX_ROW_LENGTH, relax_column_count: true };
}

/** Parses the rows, with one more than is allowed. */
function parseRecords(text: string, separator: string): string[][] | Fault {
  const wide = findWideRow(text, separator);
  if (wide !== null) {
    return { message: messageKey("transfer.errors.cells"), cell: { row: wide, column: "" } };
  }
  let row = 1;
  const count = (cells: string[]) => {
    row += 1;
    return cells;
  };
  try {
    return parse(text, { ...optionsFor(separator), to: IMPORT_LIMITS.lines + 2, on_record: count });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { message: messageKey("transfer.errors.csv"), cell: { row, column: "" } };
  }
}

/**
 * Finds the first row with too many cells, or null. The parser would build all of them before one could
 * count.
 */
function findWideRow(text: string, separator: string): number | null {
  let [row, cells, isQuoted] = [1, 1, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === separator) cells += 1;
    else if (sign === "\n" || (sign === "\r" && text[at + 1] !== "\n")) [row, cells] = [row + 1, 1];
    if (cells > MAX_CELLS) return row;
  }
  return null;
}

function readRows(head: Head, records: readonly string[][]): CsvRows {
  const issues: ImportIssue[] = [];
  const rows: CsvRow[] = [];
  for (const [index, cells] of records.entries()) {
    const isEmpty = cells.every((text) => text.trim() === "");
    if (index === 0 || isEmpty) continue;
    const row = index + 1;
    const values: Row = {};
    for (const [position, text] of cells.entries()) {
      const fault = readInto(values, { head, cells, position, text });
      if (fault) issues.push({ path: "", ...fault, cell: { row, column: fault.column } });
    }
    rows.push({ row, values });
  }
  const { table } = head;
  return issues.length > 0 ? { ok: false, table, issues } : { ok: true, table, rows };
}

type Cell = { head: Head; cells: readonly string[]; position: number; text: string };

function readInto(values: Row, { head, cells, position, text }: Cell) {
  const column = head.columns[position];
  const isEmpty = text.trim() === "";
  if (!column) {
    // A comma that is not meant as a separator pushes the cells after it to the right.
    return isEmpty ? null : { column: "", message: messageKey("transfer.errors.cells") };
  }
  if (isEmpty) {
    if (column.isNullable) setAt(values, column.path, null);
    else if (column.kind === "text") setAt(values, column.path, "");
    return null;
  }
  const isRate =
    cells[head.columns.findIndex((one) => one?.name === "row")] === PRICE_ROWS.currency;
  const kind = column.kind === "rate" && !isRate ? "amount" : column.kind;
  const read = readCell(kind, unescapeFormulas(text));
  if (!read.ok) {
    return {
      column: column.name,
      message: read.message,
      values: { value: shortened(text.trim()) },
    };
  }
  setAt(values, column.path, read.value);
  return null;
}

function refuseCsv(fault: Fault, table?: CsvTable): CsvRows {
  return { ok: false, ...(table && { table }), issues: [{ path: "", ...fault }] };
}
