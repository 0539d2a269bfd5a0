/** Of the form. */
export const BLOCK_FIELDS = ["fromDate", "fromTime", "untilDate", "untilTime", "note"] as const;
export type BlockField = (typeof BLOCK_FIELDS)[number];
