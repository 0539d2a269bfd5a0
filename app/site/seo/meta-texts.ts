/** Texts for search results and link previews. */
export type MetaTexts = {
  /** The title without the site's name. */
  title: string;
  /** The description, at most 160 characters. */
  description: string;
  keywords: readonly string[];
};
