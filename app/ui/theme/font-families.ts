// These constants are apart from the theme, as the development server opens the site before it can compile
// styles.

/** The name of the site's own font. */
export const WEB_FONT = "Mgzavri Sans";

/** The system's fonts, which follow the web font in the lists, and replace it on slow lines. */
export const systemFonts = {
  body: '"Mgzavri Lari", "Mgzavri Sans Fallback", system-ui, sans-serif',
  poster: '"Mgzavri Lari", "Mgzavri Poster Fallback", system-ui, sans-serif',
};
