import type { MessageKey } from "~/web/message-key";
import type { CsvTable } from "./csv/tables";

/** A faulty value of a file. */
export type ImportIssue = {
  /** Such as `cars[3].vehicles[0].plate`; empty for the file itself. */
  path: string;
  /** The names along the path: `cars`, `Mazda 3`, `year`. */
  named?: readonly string[];
  message: MessageKey;
  /** Where a table has it; the column is its name, or empty if the whole row is meant. */
  cell?: { row: number; column: string };
  /** What the message names. */
  values?: Record<string, string>;
  /** Names of columns that a table needs. */
  missing?: readonly string[];
  table?: CsvTable;
};

/** Characters of a text of a file: the rest is in the file, and a page of thousands of them would be too large. */
const MAX_SHOWN = 120;

export function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
