import type { MessageKey } from "~/web/message-key";
import type { CsvTable } from "./csv/tables";
import { href } from "react-router";

/** A change of the site in words. */
export type DifferenceLine = { what: string; before: string; after: string };

/** What an import leaves empty; it needs a confirmation. */
export type EmptiedKind = "models" | "vehicles";

/** The outcome of a form without success; `count` is the number of all, including those not listed. */
export type ImportAnswer =
  | {
      kind: "difference";
      lines: DifferenceLine[];
      count: number;
      emptied: EmptiedKind | null;
    }
  | { kind: "question"; emptied: EmptiedKind }
  | { kind: "refused"; issues: string[]; count: number };

/** A faulty value of a file. */
export type ImportIssue = {
  /** The path such as `cars[3].vehicles[0].plate`; empty for the file itself. */
  path: string;
  /** The names along the path: `cars`, `Mazda 3`, `year`. */
  named?: readonly string[];
  message: MessageKey;
  /** The position in a table; the column is its name, or empty if the whole row is meant. */
  cell?: { row: number; column: string };
  /** The values that the message names. */
  values?: Record<string, string>;
  /** The names of columns that a table needs. */
  missing?: readonly string[];
  table?: CsvTable;
};

/**
 * The maximum number of shown characters of a text: the rest is in the file, and a page of thousands of
 * them would be too large.
 */
const MAX_SHOWN = 120;

export function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** The maximum size of a file that is imported, in bytes. */
export const MAX_FILE = 10 * 1024 * 1024;

/**
 * The maximum numbers of rows of a file: many more than a fleet has, and few enough to be parsed within a
 * request.
 */
export const IMPORT_LIMITS = {
  models: 1_000,
  /** The limit of the vehicles of all models together. */
  vehicles: 5_000,
  seasons: 500,
  reviews: 1_000,
  /** The limit of the lines of a CSV file. */
  lines: 10_000,
} as const;

/** The buttons of the import's form. */
export const IMPORT_INTENTS = { check: "check", import: "import" } as const;

/** The field of the file. */
export const FILE_FIELD = "file";

/** The box that confirms that an import leaves nothing of a kind; its value is an `EmptiedKind`. */
export const CONFIRM_FIELD = "emptied";

/** The query parameter of the CSV export: a `CsvTable`. */
export const TABLE_PARAMETER = "table";

/**
 * The query parameters that say that a file was imported, or has to be chosen again after a confirmation.
 */
const IMPORT_OUTCOMES = ["imported", "again"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export function readOutcome(query: URLSearchParams): ImportOutcome | null {
  return IMPORT_OUTCOMES.find((outcome) => query.has(outcome)) ?? null;
}

/** Returns the address of the import's page, which says how the last form ended. */
export function outcomeAddress(outcome: ImportOutcome): string {
  return `${href("/admin/import")}?${outcome}=`;
}
