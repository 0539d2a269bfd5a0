import { insertStyles } from "~/web/styles/page-styles";
import { INERT_TYPE, LATE } from "./inert-start";

/** The beginning of the head. The tag with the encoding has to stay first in it. */
const HEAD_START = /<head>(?:<meta charSet="[^"]*"\/>)?/;

const STYLESHEET = '<link rel="stylesheet"';
const PRELOAD = '<link rel="modulepreload"';

/** The router's script that starts React. */
const START_SCRIPT = /<script type="module" async="">/;

const late = (link: string) => link.replace('rel="', `rel="${LATE}`);

type HydrationOptions = {
  loader: string;
  attributes: string;
  styles: string;
  /** When the style sheet is loaded. */
  sheet: "at once" | "later";
  /** The address of the module with the texts of the page, which the client's entry imports. */
  texts: string | undefined;
  /** HTML for the end of the head. */
  added: string;
};

/**
 * Puts `styles` into a rendered page and defers the router's script: the inline loader, which gets
 * `attributes`, starts it, and loads the style sheet if `sheet` is "later". With "at once" the loader comes
 * after the style sheet: Chromium would show the page before it has seen the rule for transitions.
 */
export function deferHydration(
  html: string,
  { loader, attributes, styles, sheet, texts, added }: HydrationOptions,
): string {
  const script = `<script${attributes}>${loader}</script>`;
  const preload = texts ? `${late(PRELOAD)} href="${texts}"/>` : "";
  // The page is cut in two so that its body, which is most of it, is searched and copied only once.
  const end = html.indexOf("</head>");
  const body = html
    .slice(end)
    .replaceAll(PRELOAD, late(PRELOAD))
    .replace(START_SCRIPT, `<script type="${INERT_TYPE}">`);
  const head = html.slice(0, end).replaceAll(PRELOAD, late(PRELOAD)) + added;
  if (sheet === "at once") return insertStyles(head + script + preload, styles) + body;
  return (
    insertStyles(head + preload, styles)
      .replace(HEAD_START, (begin) => begin + script)
      .replaceAll(STYLESHEET, late(STYLESHEET)) + body
  );
}
