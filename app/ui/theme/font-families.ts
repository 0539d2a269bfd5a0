// Apart from the theme, as the development server opens the site before it can compile styles.

/** The site's own font. */
export const WEB_FONT = "Mgzavri Sans";

/** What follows it in the lists, and replaces it on slow lines. */
export const systemFonts = {
  body: '"Mgzavri Lari", "Mgzavri Sans Fallback", system-ui, sans-serif',
  poster: '"Mgzavri Lari", "Mgzavri Poster Fallback", system-ui, sans-serif',
};
