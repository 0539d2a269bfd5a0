/** Puts styles into a page or its head, before its style sheet, which repeats their order. */
export function insertStyles(html: string, styles: string): string {
  return html.replace(
    /<link rel="stylesheet"|<\/head>|$/,
    (next) => `<style>${styles}</style>${next}`,
  );
}
