/** The buttons of the import's form. */
export const IMPORT_INTENTS = { check: "check", import: "import" } as const;

/** The field of the file. */
export const FILE_FIELD = "file";

/** The query parameter of the CSV export: a `CsvTable`. */
export const TABLE_PARAMETER = "table";

/** The query parameter that says that a file was imported. */
export const IMPORTED = "imported";
