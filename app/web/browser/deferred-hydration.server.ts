import loader from "./deferred-hydration.js?raw";

/** The inline script that `deferHydration` adds. */
export { loader };

/**
 * Defers hydration of a rendered page: the router's module scripts and preloads become inert, and a
 * small inline loader activates them.
 */
export function deferHydration(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-preload"')
    .replaceAll(/<script type="module"/g, '<script type="text/late"')
    .replace("</head>", () => `<script>${loader}</script></head>`);
}
