import { pageLoader } from "virtual:bundled-scripts";
import { clientTexts } from "virtual:client-texts";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { analyticsSources, measurementIdFor } from "./site/analytics/analytics-choice.server";
import { faultFields } from "./web/db.server";
import { siteContext } from "./server/site-context.server";
import { i18nFor } from "./texts/i18n.server";
import { hasLanguages } from "./web/i18n/detect.server";
import { languageOf } from "./web/i18n/middleware.server";
import { log } from "./web/log.server";
import { isDesk } from "./web/pages/areas";
import { pathForLog } from "./web/pages/secret-address";
import { FONT_FACES } from "~/ui/theme/font-faces.server";
import { fontFiles } from "~/ui/theme/fonts";
import { contentPolicy, newMark, takeMarked } from "~/web/http/security/content-policy.server";
import { deferHydration } from "~/web/browser/deferred-hydration.server";
import { insertStyles } from "~/web/styles/page-styles";
import { structuredDataOf } from "~/web/structured-data.server";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const { settings, stylesOf, presentation } = loadContext.get(siteContext);
  const lang = languageOf(loadContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { pathname } = new URL(request.url);
  headers.append(
    "Vary",
    hasLanguages(pathname) ? "Cookie, Sec-GPC" : "Cookie, Accept-Language, Sec-GPC",
  );
  const mark = newMark();
  const marked = await renderWhole(
    <I18nextProvider i18n={i18nFor(lang)}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </I18nextProvider>,
    mark,
  );
  const { html, scripts } = takeMarked(marked, mark);
  // The development server adds inline scripts and styles, which the policy would block.
  if (settings.isDevelopment) {
    const page = html.replace("</head>", (end) => structuredDataOf(loadContext) + end);
    return new Response(insertStyles(page, FONT_FACES), { status, headers });
  }
  const isDeskPage = isDesk(pathname);
  const { languages } = presentation.current();
  const attributes = [
    isDeskPage
      ? " data-desk"
      : ` data-fonts="${fontFiles(lang).join(" ")}" data-languages="${languages.join(" ")}"`,
    settings.usesServiceWorker ? " data-worker" : "",
  ].join("");
  // Staff load the style sheet once.
  const styles = isDeskPage ? FONT_FACES : stylesOf(html);
  const deferred = deferHydration(html, {
    loader: pageLoader,
    attributes,
    styles,
    sheet: isDeskPage ? "at once" : "later",
    texts: clientTexts[lang],
    added: structuredDataOf(loadContext),
  });
  const analytics = analyticsSources(measurementIdFor(request, settings.measurementId));
  // Previews of photos that are being uploaded.
  const sources = isDeskPage ? { "img-src": ["blob:"] } : analytics;
  headers.set(
    "Content-Security-Policy",
    contentPolicy([...scripts, pageLoader], { styles, sources }),
  );
  return new Response(deferred, { status, headers });
}

/** The HTML of a page with all its data. */
async function renderWhole(page: ReactNode, nonce: string): Promise<string> {
  let hasFrame = false;
  // In one piece, without React's scripts that put later parts in their places.
  const stream = await renderToReadableStream(page, {
    nonce,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      // Without its frame there is no page: the promise rejects, and the router shows the error.
      if (hasFrame) log.error(faultFields(error), "a part of a page failed");
    },
  });
  hasFrame = true;
  await stream.allReady;
  return new Response(stream).text();
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isClientError(error)) return;
  const level = request.signal.aborted ? "debug" : "error";
  const path = pathForLog(new URL(request.url).pathname);
  log[level]({ ...faultFields(error), path }, "a request failed");
};

/** The router reports unknown addresses (404) and unsupported methods (405) here too. */
function isClientError(error: unknown) {
  return error instanceof Object && "status" in error && Number(error.status) < 500;
}
