import { CsvError, parse } from "csv-parse/sync";
import type { ImportIssue } from "~/desk/transfer/import-issue";
import { IMPORT_LIMITS } from "~/desk/transfer/import-limits";
import { messageKey, type MessageKey } from "~/web/message-key";
import { readCell, setAt, unescapeFormulas } from "./cells";
import type { Row } from "./rows-of";
import { CSV_COLUMNS, CSV_TABLES, type CsvTable } from "./tables";

/** A row with the number of its line in the file. */
export type CsvLine = { line: number; row: Row };

export type CsvLines =
  | { ok: true; table: CsvTable; lines: CsvLine[] }
  | { ok: false; issues: ImportIssue[] };

/** The rows of a CSV file. Its header says which table it is. */
export function parseCsv(content: string): CsvLines {
  const parsed = parseRecords(content);
  if (!("head" in parsed)) return { ok: false, issues: [parsed] };
  const { head, records } = parsed;
  const table = CSV_TABLES.find((one) =>
    CSV_COLUMNS[one].every(({ name, isOptional }) => isOptional || head.includes(name)),
  );
  if (!table) return refuse({ line: 1, column: "" }, messageKey("transfer.errors.columns"));
  const unknown = head.find((name) => !CSV_COLUMNS[table].some((one) => one.name === name));
  if (unknown !== undefined) {
    return refuse({ line: 1, column: unknown }, messageKey("transfer.errors.column"));
  }
  const lines = records.map(({ record, info, raw }) => {
    const row: Row = {};
    for (const one of CSV_COLUMNS[table]) {
      setAt(row, one.path, readCell(one, unescapeFormulas(record[one.name] ?? "")));
    }
    // The number is that of the record's last line.
    return { line: info.lines - raw.trimEnd().split(/\r\n|\r|\n/).length + 1, row };
  });
  return { ok: true, table, lines };
}

type CsvRecord = { record: Record<string, string>; info: { lines: number }; raw: string };

/** Characters of a line: more than all texts of a model. One that is longer lacks a quotation mark. */
const MAX_LINE_LENGTH = 100_000;

function parseRecords(content: string): { head: string[]; records: CsvRecord[] } | ImportIssue {
  let head: string[] = [];
  try {
    const records = parse<CsvRecord>(content, {
      bom: true,
      columns: (names: string[]) => {
        head = names.map((name) => name.trim());
        return head;
      },
      delimiter: delimiterOf(content),
      info: true,
      max_record_size: MAX_LINE_LENGTH,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: IMPORT_LIMITS.lines + 1,
    });
    if (records.length <= IMPORT_LIMITS.lines) return { head, records };
    return { path: "", message: messageKey("transfer.errors.lines") };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = "lines" in error && typeof error.lines === "number" ? error.lines : 1;
    return { path: "", message: messageKey("transfer.errors.csv"), cell: { line, column: "" } };
  }
}

/** Spreadsheets write semicolons where the comma is the decimal sign. */
function delimiterOf(content: string): string {
  const head = content.slice(0, content.search(/[\r\n]|$/));
  return head.includes(";") ? ";" : ",";
}

function refuse(cell: { line: number; column: string }, message: MessageKey): CsvLines {
  return { ok: false, issues: [{ path: "", message, cell }] };
}
