import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Company } from "~/company/company";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { contentPolicy } from "~/web/http/content-policy.server";
import { OfflinePage } from "./offline-page";

/**
 * The fallback for any page that is unavailable. It is shown at every address, so it has no scripts:
 * React would try to hydrate the page of that address.
 */
export function renderOfflinePage(
  company: Company,
  lang: Language,
  styleSheets: readonly string[],
): string {
  const page = createElement(OfflinePage, { company, lang, styleSheets });
  const html = createElement(I18nextProvider, { i18n: i18nFor(lang) }, page);
  return `<!doctype html>${renderToStaticMarkup(html)}`;
}

export function offlineResponse(html: string): Response {
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentPolicy([]),
      "X-Robots-Tag": "noindex",
      Vary: "Cookie, Accept-Language",
    },
  });
}
