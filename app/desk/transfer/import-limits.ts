/** A file that is imported, in bytes. */
export const MAX_FILE = 10 * 1024 * 1024;

/** Rows of a file: many more than a fleet has, and few enough to be parsed within a request. */
export const IMPORT_LIMITS = {
  models: 1_000,
  /** Of all models together. */
  vehicles: 5_000,
  seasons: 500,
  reviews: 1_000,
  /** Of a CSV file. */
  lines: 10_000,
} as const;
