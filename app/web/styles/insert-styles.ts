/** A page or its head, cut where its styles belong: before its style sheet, which repeats their order. */
export function cutAtStyles(html: string): [before: string, after: string] {
  const index = html.search(/<link rel="stylesheet"|<\/head>|$/);
  return [html.slice(0, index), html.slice(index)];
}

export function insertStyles(html: string, styles: string): string {
  const [before, after] = cutAtStyles(html);
  return `${before}<style>${styles}</style>${after}`;
}
