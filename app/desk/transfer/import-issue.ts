import type { MessageKey } from "~/web/message-key";

/** A faulty line of a file. */
export type ImportIssue = {
  /** Such as `cars[3].vehicles[0].plate`; empty for the file itself. */
  path: string;
  message: MessageKey;
  /** Where a CSV file has it; the column is empty if the whole line is meant. */
  cell?: { line: number; column: string };
  values?: { plate: string; model: string };
};
