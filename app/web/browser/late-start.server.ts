import loader from "./late-start.js?raw";

/**
 * Makes a rendered page start React late: the router's module script and its preloads become
 * inert, and a small inline loader brings them back.
 */
export function startLate(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-preload"')
    .replaceAll(/<script type="module"/g, '<script type="text/late"')
    .replace("</head>", () => `<script>${loader}</script></head>`);
}
