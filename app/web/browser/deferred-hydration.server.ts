import { START_TYPE } from "~/web/start/start-data";
import { cutAtStyles } from "~/web/styles/insert-styles";

/** What tells the browser the encoding has to come first. */
const HEAD_START = /<head>(?:<meta charSet="[^"]*"\/>)?/;

const STYLESHEET = '<link rel="stylesheet"';

/** A page, cut before the ends of its head and body: insertions there copy nothing of the body. */
export function cutPage(html: string): { head: string; body: string; end: string } {
  const [head, rest] = splitAt(html.indexOf("</head>"), html);
  const [body, end] = splitAt(rest.lastIndexOf("</body>"), rest);
  return { head, body, end };
}

/** The start data of a page, or the hash that leads to them. */
export type PageStart = { data: string } | { hash: string };

type Deferred = {
  loader: string;
  attributes: string;
  styles: string;
  /** When the style sheet is loaded. */
  sheet: "at once" | "later";
  start: PageStart;
};

/**
 * Puts its styles into a rendered page, and defers its hydration to the inline loader, which gets these
 * attributes, and with it the style sheet if it is loaded later. Else the loader comes after the style
 * sheet: Chromium would show the page before it has seen the rule for transitions.
 */
export function deferHydration(
  { head, body, end }: ReturnType<typeof cutPage>,
  { loader, attributes, styles, sheet, start }: Deferred,
): string {
  const hash = "hash" in start ? ` data-start="${start.hash}"` : "";
  const script = `<script${hash}${attributes}>${loader}</script>`;
  const data = "hash" in start ? "" : `<script type="${START_TYPE}">${start.data}</script>`;
  const [before, after] = cutAtStyles(head);
  const ends =
    sheet === "at once"
      ? ([before, after + script] as const)
      : ([
          before.replace(HEAD_START, (begin) => begin + script),
          after.replaceAll(STYLESHEET, '<link rel="late-stylesheet"'),
        ] as const);
  return `${ends[0]}<style>${styles}</style>${ends[1]}${body}${data}${end}`;
}

/** For immediate hydration: a script that passes the loader data to the router, as its own stream would. */
export function routerData(data: string): string {
  const controller = "window.__reactRouterContext.streamController";
  const chunk = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return `<script>${controller}.enqueue(${chunk});${controller}.close()</script>`;
}

function splitAt(index: number, text: string) {
  return [text.slice(0, index), text.slice(index)] as const;
}
