import { stringify } from "csv-stringify/sync";
import type { TFunction } from "i18next";
import type { SiteData } from "~/desk/transfer/site-data";
import { cellText, escapeFormulas, valueAt } from "./cells";
import { headingOf } from "./headings";
import { rowsOf } from "./rows-of";
import { CSV_COLUMNS, type CsvTable } from "./tables";

/**
 * Writes a table as CSV (RFC 4180) with a BOM, and with headings and separators as Excel expects them in
 * the language: where the comma is the decimal sign, a semicolon separates cells. No cell is a formula.
 */
export function writeCsv(table: CsvTable, site: SiteData, t: TFunction): string {
  const columns = CSV_COLUMNS[table];
  const decimal = t("format.decimal");
  const rows = rowsOf(table, site).map((row) =>
    columns.map(({ path }) => escapeFormulas(cellText(valueAt(row, path), decimal))),
  );
  return stringify([columns.map(({ name }) => headingOf(t, table, name)), ...rows], {
    bom: true,
    delimiter: separatorIn(t),
    record_delimiter: "windows",
    // The library itself quotes only the record delimiter.
    quoted_match: /[\r\n]/,
  });
}

/** Returns what separates cells where Excel is set to a language. */
export function separatorIn(t: TFunction): "," | ";" {
  return t("format.decimal") === "," ? ";" : ",";
}
