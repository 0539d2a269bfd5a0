import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { PublicSite } from "~/company/public-site";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { insertStyles } from "~/web/styles/page-styles";
import type { StylesOf } from "~/web/styles/page-styles";
import { contentPolicy } from "~/web/http/security/content-policy.server";
import { OfflinePage } from "./offline-page";

type OfflineSite = { publicSite: () => PublicSite; stylesOf: StylesOf };

type RenderedPage = { html: string; styles: string };

/**
 * The fallback for any page that is unavailable. It is shown at every address, so it has no scripts:
 * React would try to hydrate the page of that address. Its styles are in it; in development it has none.
 */
export function renderOfflinePage(site: OfflineSite, lang: Language): RenderedPage {
  const { company, content } = site.publicSite();
  const helps = content.promises[lang].help;
  const page = createElement(OfflinePage, { company, helps, lang });
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n: i18nFor(lang) }, page));
  const styles = site.stylesOf(html);
  return { html: `<!doctype html>${insertStyles(html, styles)}`, styles };
}

export function offlineResponse({ html, styles }: RenderedPage): Response {
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentPolicy([], { styles }),
      "X-Robots-Tag": "noindex",
      Vary: "Cookie, Accept-Language",
    },
  });
}
