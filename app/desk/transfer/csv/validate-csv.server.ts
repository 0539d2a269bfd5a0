import { fileOf } from "~/desk/transfer/file-of";
import type { ImportIssue } from "~/desk/transfer/import-issue";
import { parseDocument, type ParsedFile } from "~/desk/transfer/parse-file.server";
import type { SiteData } from "~/desk/transfer/site-data";
import { messageKey } from "~/web/message-key";
import { parseCsv } from "./parse-csv.server";
import type { Part } from "./price-document";
import { withLines } from "./with-lines";

/** A parsed file, and where its parts stand. */
export type ValidatedCsv = ParsedFile & { locate: (issue: ImportIssue) => ImportIssue };

/** Validates a CSV file as an export of the site in which one table is that of the file. */
export function validateCsv(content: string, site: SiteData, today: string): ValidatedCsv {
  const read = parseCsv(content);
  if (!read.ok) return { ...read, locate: (given) => given };
  const { cars, prices, parts, unknown } = withLines(site, read.table, read.lines);
  const locate = locator(parts);
  if (unknown.length > 0) {
    const message = messageKey("transfer.errors.row");
    return { ok: false, issues: unknown.map((cell) => ({ path: "", message, cell })), locate };
  }
  const parsed = parseDocument({ ...fileOf(site), cars, prices }, today);
  return parsed.ok
    ? { ...parsed, locate }
    : { ok: false, issues: parsed.issues.map(locate), locate };
}

/** Finds the line of an issue: that of the longest path that leads to it, else the first below it. */
function locator(parts: readonly Part[]) {
  const lines = new Map<string, number>();
  const firstLines = new Map<string, number>();
  for (const { path, line } of parts) {
    const starts = startsOf(path.map(String));
    lines.set(starts[0]!.path, line);
    for (const start of starts) if (!firstLines.has(start.path)) firstLines.set(start.path, line);
  }
  return (issue: ImportIssue): ImportIssue => {
    const starts = startsOf(keysOf(issue.path));
    for (const { path, rest } of starts) {
      const line = lines.get(path);
      if (line !== undefined) return { ...issue, cell: { line, column: rest } };
    }
    const line = firstLines.get(starts[0]?.path ?? "");
    return line === undefined ? issue : { ...issue, cell: { line, column: "" } };
  };
}

/** The paths that lead to keys, the longest first, each with what is left. */
function startsOf(keys: readonly string[]) {
  return keys
    .map((_, index) => ({
      path: keys.slice(0, index + 1).join("."),
      rest: keys.slice(index + 1).join("."),
    }))
    .reverse();
}

/** The keys of a path such as `cars[3].plan[0].minDays`. */
function keysOf(path: string): string[] {
  return path
    .replaceAll(/\[(\d+)\]/g, ".$1")
    .split(".")
    .filter(Boolean);
}
