import { href } from "react-router";

/** The buttons of the import's form. */
export const IMPORT_INTENTS = { check: "check", import: "import" } as const;

/** The field of the file. */
export const FILE_FIELD = "file";

/** The box that confirms that an import leaves nothing of a kind; its value is an `Emptied`. */
export const CONFIRM_FIELD = "emptied";

/** The query parameter of the CSV export: a `CsvTable`. */
export const TABLE_PARAMETER = "table";

/** Query parameters: a file was imported, or has to be chosen again after a confirmation. */
const IMPORT_OUTCOMES = ["imported", "again"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export function readOutcome(query: URLSearchParams): ImportOutcome | null {
  return IMPORT_OUTCOMES.find((outcome) => query.has(outcome)) ?? null;
}

/** The page of the import, which says how the last form ended. */
export function outcomeAddress(outcome: ImportOutcome): string {
  return `${href("/admin/import")}?${outcome}=`;
}
