import { pageLoader } from "virtual:bundled-scripts";
import { clientTexts } from "virtual:client-texts";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { analyticsSources, measurementIdFor } from "~/analytics/analytics-choice.server";
import { faultFields } from "~/db.server";
import { siteContext } from "~/site-context.server";
import { i18nFor } from "~/i18n/i18n.server";
import { languageContext } from "~/i18n/middleware.server";
import { log } from "~/log.server";
import { isDesk } from "~/pages/areas";
import { pathForLog } from "~/pages/secret-address";
import { FONT_FACES } from "~/ui/theme/font-faces.server";
import { fontFiles } from "~/ui/theme/font-files";
import { contentPolicy, newMark, takeMarked } from "~/web/http/security/content-policy.server";
import { cutPage, deferHydration, routerData } from "~/web/browser/deferred-hydration.server";
import { insertStyles } from "~/web/styles/insert-styles";
import { startDataOf } from "~/web/start/start-data.server";
import { startSinkContext } from "~/web/start/start-store.server";
import { structuredDataOf } from "~/web/structured-data.server";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const { settings, stylesOf } = loadContext.get(siteContext);
  const lang = loadContext.get(languageContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Accept-Language, Sec-GPC");
  const mark = newMark();
  const { serverHandoffStream, ...withoutStream } = routerContext;
  // As a string: a page waits for nothing while it renders, and a stream takes longer.
  const marked = renderToString(
    <I18nextProvider i18n={i18nFor(lang)}>
      <ServerRouter context={withoutStream} url={request.url} nonce={mark} />
    </I18nextProvider>,
  );
  const { html, scripts } = takeMarked(`<!DOCTYPE html>${marked}`, mark);
  const cut = cutPage(html);
  const rendered = { ...cut, head: cut.head + structuredDataOf(loadContext) };
  // The development server adds inline scripts and styles, which the policy would block.
  if (settings.isDevelopment) {
    const { head, body, end } = rendered;
    const data = await new Response(serverHandoffStream).text();
    const page = insertStyles(head, FONT_FACES) + body + routerData(data) + end;
    return new Response(page, { status, headers });
  }
  const startData = await startDataOf(routerContext, clientTexts[lang] ?? "");
  const isDeskPage = isDesk(new URL(request.url).pathname);
  const attributes = [
    isDeskPage ? " data-desk" : ` data-fonts="${fontFiles(lang).join(" ")}"`,
    settings.usesServiceWorker ? " data-worker" : "",
  ].join("");
  // Staff load the style sheet once.
  const styles = isDeskPage ? null : stylesOf(rendered.body);
  const hash = loadContext.get(startSinkContext)?.(startData) ?? null;
  const start = hash === null ? { data: startData } : { hash };
  const page = deferHydration(rendered, {
    loader: pageLoader,
    attributes,
    styles: styles ?? FONT_FACES,
    sheet: isDeskPage ? "at once" : "later",
    start,
  });
  const analytics = analyticsSources(measurementIdFor(request, settings.measurementId));
  // Previews of photos that are being uploaded.
  const sources = isDeskPage ? { "img-src": ["blob:"] } : analytics;
  headers.set(
    "Content-Security-Policy",
    contentPolicy([...scripts, pageLoader], { styles: styles ?? FONT_FACES, sources }),
  );
  return new Response(page, { status, headers });
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
