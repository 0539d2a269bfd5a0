import { Writable } from "node:stream";
import { pageLoader } from "virtual:bundled-scripts";
import { clientTexts } from "virtual:client-texts";
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
import { isDesk } from "~/pages/areas";
import { pathForLog } from "~/pages/secret-address";
import { contentPolicy, newMark, takeMarked } from "~/web/http/security/content-policy.server";
import { deferHydration, withoutStartScripts } from "~/web/browser/deferred-hydration.server";
import { startDataOf } from "~/web/start/start-data.server";
import { startSinkContext } from "~/web/start/start-store.server";
import { withStructuredData } from "~/web/structured-data.server";

const RENDER_WITHIN_MS = 10_000;

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
  const renderWith = (page: EntryContext) =>
    render(
      <I18nextProvider i18n={i18nFor(lang)}>
        <ServerRouter context={page} url={request.url} nonce={mark} />
      </I18nextProvider>,
      mark,
    );
  // The development server adds inline scripts and styles, which the policy would block.
  if (settings.isDevelopment) {
    const { html } = takeMarked(await renderWith(routerContext), mark);
    return new Response(withStructuredData(html, loadContext), { status, headers });
  }
  const { serverHandoffStream: _, ...withoutStream } = routerContext;
  const startData = await startDataOf(routerContext, clientTexts[lang] ?? "");
  const rendered = withoutStartScripts(await renderWith(withoutStream));
  const { html: unmarked, scripts } = takeMarked(rendered, mark);
  const described = withStructuredData(unmarked, loadContext);
  const isDeskPage = isDesk(new URL(request.url).pathname);
  const attributes = `${isDeskPage ? " data-desk" : ""}${settings.usesServiceWorker ? " data-worker" : ""}`;
  // Staff load the style sheet once.
  const styles = isDeskPage ? null : stylesOf(described);
  const hash = loadContext.get(startSinkContext)?.(startData) ?? null;
  const start = hash === null ? { data: startData } : { hash };
  const html = deferHydration(described, { loader: pageLoader, attributes, styles, start });
  const analytics = analyticsSources(measurementIdFor(request, settings.measurementId));
  // Previews of photos that are being uploaded.
  const sources = isDeskPage ? { "img-src": ["blob:"] } : analytics;
  headers.set(
    "Content-Security-Policy",
    contentPolicy([...scripts, pageLoader], { styles, sources }),
  );
  return new Response(html, { status, headers });
}

/** Renders the whole page, so that none of it needs a script to appear. Throws errors of the shell. */
function render(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
      // Above the default of about 13 KB, React hides parts until a script runs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(collect(resolve).on("error", reject));
      },
      onShellError: reject,
      // A page that shows a client's error reports it here too.
      onError(error) {
        if (!isClientError(error)) log.error({ err: error }, "a component failed");
      },
    });
    const timer = setTimeout(() => stream.abort(), RENDER_WITHIN_MS);
  });
}

/** Joins what is written. A stream that is read again takes several times as long for large pages. */
function collect(onEnd: (text: string) => void) {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString());
      done();
    },
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isClientError(error)) return;
  const level = request.signal.aborted ? "debug" : "error";
  log[level]({ err: error, path: pathForLog(new URL(request.url).pathname) }, "a request failed");
};

/** The router reports unknown addresses (404) and unsupported methods (405) here too. */
function isClientError(error: unknown) {
  return error instanceof Object && "status" in error && Number(error.status) < 500;
}
