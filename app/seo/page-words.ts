/** What search engines and cards in chats show of a page. */
export type PageWords = {
  /** Without the site's name. */
  title: string;
  /** At most 160 characters. */
  description: string;
  keywords: readonly string[];
};
