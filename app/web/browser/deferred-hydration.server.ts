const STYLESHEET = '<link rel="stylesheet"';

/**
 * Defers hydration of a rendered page: the router's module scripts and preloads become inert, and an
 * inline loader with these attributes activates them. With `styles`, the style sheet too is loaded with
 * the scripts only; it comes after these styles, whose order it repeats.
 */
export function deferHydration(
  html: string,
  { loader, attributes, styles }: { loader: string; attributes: string; styles: string | null },
): string {
  const deferred = html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-preload"')
    .replaceAll(/<script type="module"/g, '<script type="text/late"')
    .replace("</head>", () => `<script${attributes}>${loader}</script></head>`);
  if (styles === null) return deferred;
  return deferred
    .replace(STYLESHEET, () => `<style>${styles}</style>${STYLESHEET}`)
    .replaceAll(STYLESHEET, '<link rel="late-stylesheet"');
}
