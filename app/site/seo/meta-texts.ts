/** Texts for search results and link previews. */
export type MetaTexts = {
  /** Without the site's name. */
  title: string;
  /** At most 160 characters. */
  description: string;
  keywords: readonly string[];
};
