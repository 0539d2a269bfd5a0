/** The categories of plural forms of all languages (Unicode CLDR). */
export const PLURAL_CATEGORIES = ["zero", "one", "two", "few", "many", "other"] as const;
type PluralCategory = (typeof PLURAL_CATEGORIES)[number];

/** The key of a text that has plural forms, without their suffix: `days` for `days_one`. */
type Plural<Key> = Key extends `${infer Stem}_${PluralCategory}` ? Stem : never;

/**
 * The shape of texts that translate others: the same keys, each with a text of its own. A text with plural
 * forms has those of its own language; `faultsOf` finds which are missing.
 */
export type Translation<Texts> = {
  [Key in keyof Texts as Plural<Key> extends never ? Key : never]: Texts[Key] extends string
    ? string
    : Translation<Texts[Key]>;
} & { [Key in keyof Texts as `${Plural<Key>}_other`]: string } & {
  [Key in keyof Texts as `${Plural<Key>}_${PluralCategory}`]?: string;
};
