import { START_TYPE } from "~/web/start/start-data";

/** What tells the browser the encoding has to come first. */
const HEAD_START = /<head>(?:<meta charSet="[^"]*"\/>)?/;

const STYLESHEET = '<link rel="stylesheet"';

/** A page, cut before the end of its head: insertions into the head copy no body. */
type PageHtml = { head: string; body: string };

export function cutPage(html: string): PageHtml {
  const [head, body] = splitAt(html.indexOf("</head>"), html);
  return { head, body };
}

/** The start data of a page, or the hash that leads to them. */
export type PageStart = { data: string } | { hash: string };

type Deferred = {
  loader: string;
  attributes: string;
  /** When the style sheet is loaded; later, the page has styles of its own. */
  sheet: "at once" | "later";
  start: PageStart;
};

/**
 * Defers hydration of a rendered page to the inline loader, which gets these attributes, and with it the
 * style sheet if it is loaded later. Else the loader comes after the style sheet: Chromium would show the
 * page before it has seen the rule for transitions.
 */
export function deferHydration(
  { head, body }: PageHtml,
  { loader, attributes, sheet, start }: Deferred,
): PageHtml {
  const hash = "hash" in start ? ` data-start="${start.hash}"` : "";
  const script = `<script${hash}${attributes}>${loader}</script>`;
  return {
    head:
      sheet === "at once"
        ? head + script
        : head
            .replaceAll(STYLESHEET, '<link rel="late-stylesheet"')
            .replace(HEAD_START, (begin) => begin + script),
    body: "hash" in start ? body : withStartData(body, start.data),
  };
}

/** For immediate hydration: passes the loader data to the router, as its own stream would. */
export function withRouterData(html: string, data: string): string {
  const [before, end] = splitAt(html.lastIndexOf("</body>"), html);
  const controller = "window.__reactRouterContext.streamController";
  const chunk = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return `${before}<script>${controller}.enqueue(${chunk});${controller}.close()</script>${end}`;
}

function withStartData(body: string, data: string) {
  const [before, end] = splitAt(body.lastIndexOf("</body>"), body);
  return `${before}<script type="${START_TYPE}">${data}</script>${end}`;
}

function splitAt(index: number, text: string) {
  return [text.slice(0, index), text.slice(index)] as const;
}
