/**
 * Defers hydration of a rendered page: the router's module scripts and preloads become inert, and an
 * inline loader with these attributes activates them.
 */
export function deferHydration(html: string, loader: string, attributes: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-preload"')
    .replaceAll(/<script type="module"/g, '<script type="text/late"')
    .replace("</head>", () => `<script${attributes}>${loader}</script></head>`);
}
