import { START_TYPE } from "~/web/start/start-data";

const STYLESHEET = '<link rel="stylesheet"';
const EMPTY_SCRIPT = "<script></script>";

/** The start data of a page, or the hash that leads to them. */
export type PageStart = { data: string } | { hash: string };

type Deferred = { loader: string; attributes: string; styles: string | null; start: PageStart };

/**
 * Defers hydration of a rendered page to the inline loader, which gets these attributes. With `styles`,
 * the style sheet too is loaded later; it comes after these styles, whose order it repeats.
 */
export function deferHydration(
  html: string,
  { loader, attributes, styles, start }: Deferred,
): string {
  const hash = "hash" in start ? ` data-start="${start.hash}"` : "";
  const deferred = html.replace(
    "</head>",
    () => `<script${hash}${attributes}>${loader}</script></head>`,
  );
  const complete = "data" in start ? withStartData(deferred, start.data) : deferred;
  if (styles === null) return complete;
  return complete
    .replace(STYLESHEET, () => `<style>${styles}</style>${STYLESHEET}`)
    .replaceAll(STYLESHEET, '<link rel="late-stylesheet"');
}

function withStartData(html: string, data: string) {
  return html.replace("</body>", () => `<script type="${START_TYPE}">${data}</script></body>`);
}

/** Removes what the router writes into a page to start at once. React finds its script elements empty. */
export function withoutStartScripts(html: string): string {
  return html
    .replace(/<script[^>]*>window\.__reactRouterContext = [^]*?<\/script>/, EMPTY_SCRIPT)
    .replace(/<script[^>]* type="module"[^>]*>[^]*?<\/script>/, EMPTY_SCRIPT)
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
