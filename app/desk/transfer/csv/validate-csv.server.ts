import { fileOf } from "~/desk/transfer/file-of";
import type { ImportIssue } from "~/desk/transfer/import-issue";
import { parseDocument, type ParsedFile } from "~/desk/transfer/parse-file.server";
import type { SiteData } from "~/desk/transfer/site-data";
import { messageKey } from "~/web/message-key";
import type { Headings } from "./headings";
import { parseCsv } from "./parse-csv.server";
import type { Part } from "./price-document";
import type { CsvTable } from "./tables";
import { withRows } from "./with-rows";

/** A parsed table, and where its parts stand. */
export type ValidatedCsv = ParsedFile & { table?: CsvTable; parts: readonly Part[] };

/** Validates a CSV file as an export of the site in which one table is that of the file. */
export function validateCsv(
  content: string,
  { site, today, headings }: { site: SiteData; today: string; headings: Headings },
): ValidatedCsv {
  const read = parseCsv(content, headings);
  if (!read.ok) return { ...read, parts: [] };
  const { table } = read;
  const { cars, prices, parts, unknown } = withRows(site, table, read.rows);
  if (unknown.length > 0) {
    const message = messageKey("transfer.errors.row");
    const issues = unknown.map((cell) => ({ path: "", message, cell }));
    return { ok: false, issues, table, parts };
  }
  return { ...parseDocument({ ...fileOf(site), cars, prices }, today), table, parts };
}

/**
 * Finds the cells of issues: the row is that of the longest path that leads to it, else the first one below it.
 */
export function locate(issues: readonly ImportIssue[], parts: readonly Part[]): ImportIssue[] {
  const rows = new Map<string, number>();
  const below = new Map<string, number>();
  for (const { path, row } of parts) {
    const keys = path.map(String);
    rows.set(keys.join("."), row);
    for (let length = 1; length < keys.length; length += 1) {
      const start = keys.slice(0, length).join(".");
      if (!below.has(start)) below.set(start, row);
    }
  }
  return issues.map((issue) => {
    const keys = keysOf(issue.path);
    for (let length = keys.length; length > 0; length -= 1) {
      const row = rows.get(keys.slice(0, length).join("."));
      if (row !== undefined)
        return { ...issue, cell: { row, column: keys.slice(length).join(".") } };
    }
    const row = below.get(keys.join("."));
    return row === undefined ? issue : { ...issue, cell: { row, column: "" } };
  });
}

/** The keys of a path such as `cars[3].plan[0].minDays`. */
export function keysOf(path: string): string[] {
  return path
    .replaceAll(/\[(\d+)\]/g, ".$1")
    .split(".")
    .filter(Boolean);
}
