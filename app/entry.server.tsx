import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { analyticsSources, measurementIdFor } from "~/analytics/analytics-choice.server";
import { siteContext } from "~/site-context.server";
import { i18nFor } from "~/i18n/i18n.server";
import { languageContext } from "~/i18n/middleware.server";
import { log } from "~/log.server";
import { pathForLog } from "~/pages/secret-address";
import { contentPolicy } from "~/web/http/content-policy.server";
import { deferHydration } from "~/web/browser/deferred-hydration.server";
import { withStructuredData } from "~/web/structured-data.server";

const RENDER_WITHIN_MS = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const rendered = await render(
    <I18nextProvider i18n={i18nFor(loadContext.get(languageContext))}>
      <ServerRouter context={routerContext} url={request.url} />
    </I18nextProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie, Accept-Language, Sec-GPC");
  const described = withStructuredData(rendered, loadContext);
  // The development server puts scripts and styles of its own into the page.
  const { settings } = loadContext.get(siteContext);
  if (settings.isDevelopment) return new Response(described, { status, headers });
  const html = deferHydration(described);
  const analytics = analyticsSources(measurementIdFor(request, settings.measurementId));
  headers.set("Content-Security-Policy", contentPolicy(html, analytics));
  return new Response(html, { status, headers });
}

/** Renders to one text, whole: nothing of it waits for a script. Throws what the shell throws. */
function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      // Without it a page above some 13 KB hides parts from readers without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(stream.pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: (error) => log.error({ err: error }, "a component failed"),
    });
    const timer = setTimeout(() => stream.abort(), RENDER_WITHIN_MS);
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isMiss(error)) return;
  const level = request.signal.aborted ? "debug" : "error";
  log[level]({ err: error, path: pathForLog(new URL(request.url).pathname) }, "a request failed");
};

/** The router reports an address that it does not know, or a method that a route has not. */
function isMiss(error: unknown) {
  return error instanceof Object && "status" in error && Number(error.status) < 500;
}
