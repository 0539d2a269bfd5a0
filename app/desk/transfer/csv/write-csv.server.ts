import { stringify } from "csv-stringify/sync";
import type { SiteData } from "~/desk/transfer/site-data";
import { cellText, escapeFormulas, valueAt } from "./cells";
import { rowsOf } from "./rows-of";
import { CSV_COLUMNS, type CsvTable } from "./tables";

/** A table as CSV (RFC 4180) with a BOM and a header. No cell is a formula. */
export function writeCsv(table: CsvTable, site: SiteData): string {
  const columns = CSV_COLUMNS[table];
  const lines = rowsOf(table, site).map((row) =>
    columns.map(({ path }) => escapeFormulas(cellText(valueAt(row, path)))),
  );
  return stringify([columns.map(({ name }) => name), ...lines], {
    bom: true,
    record_delimiter: "windows",
    // The library itself quotes only the record delimiter.
    quoted_match: /[\r\n]/,
  });
}
