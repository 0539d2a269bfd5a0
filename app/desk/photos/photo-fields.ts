/** Apart from the schema, which is not for browsers. */
export const PHOTO_FIELDS = ["view", "focus", "altEn", "altKa"] as const;

export type PhotoField = (typeof PHOTO_FIELDS)[number];
