/** A name by language. */
export type LocalName = Readonly<{ en: string; ka: string }>;
