import { createHash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { cachingWorker } from "virtual:bundled-scripts";
// The import is circular (build, routes, this module), so it is read only while a request is handled.
import { assets } from "virtual:react-router/server-build";
import type { PublicSite } from "~/catalog/company/public-site";
import { i18nFor } from "~/texts/i18n.server";
import { languageDetails, LANGUAGES, type Language } from "~/web/i18n/languages";
import { prefixed } from "~/web/i18n/prefix";
import { ink } from "~/ui/theme/inks";
import { contentPolicy } from "~/web/http/security/content-policy.server";
import { insertStyles, type StylesOf } from "~/web/styles/page-styles";
import { OfflinePage } from "./offline-page";

type OfflineSite = {
  publicSite: () => PublicSite;
  stylesOf: StylesOf;
  settings: { usesServiceWorker: boolean };
};

/** Responds to `/offline`, the fallback for any page that is unavailable. */
export function offlineResponse(site: OfflineSite, lang: Language): Response {
  const { html, styles } = renderOfflinePage(site, lang);
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentPolicy([], { styles }),
      "X-Robots-Tag": "noindex",
      Vary: "Cookie, Accept-Language",
    },
  });
}

/**
 * Renders the offline page. It is shown at every address, so it has no scripts: React would try to hydrate
 * the page of that address. Its styles are in it; in development it has none.
 */
function renderOfflinePage(site: OfflineSite, lang: Language) {
  const { company, content } = site.publicSite();
  const helps = content.promises[lang].help;
  const page = createElement(OfflinePage, { company, helps, lang });
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n: i18nFor(lang) }, page));
  const styles = site.stylesOf(html);
  return { html: `<!doctype html>${insertStyles(html, styles)}`, styles };
}

const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The kill switch. This worker replaces any other, deletes all caches, and unregisters itself, so that
 * pages load as if there were none.
 */
const REMOVAL_WORKER = `
addEventListener("install", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(unregister()));
async function unregister() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}`;

/** Responds to `/sw.js` with the worker's script, or if the worker is off with one that removes it. */
export function workerScript(site: OfflineSite): Response {
  const script = site.settings.usesServiceWorker ? versionedWorker(site) : REMOVAL_WORKER;
  return new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": WORKER_POLICY,
    },
  });
}

/**
 * Returns the worker with its version, a hash of all that its cached pages depend on: a browser installs a
 * script that differs in one byte.
 */
function versionedWorker(site: OfflineSite): string {
  const pages = LANGUAGES.map((lang) => renderOfflinePage(site, lang).html);
  const hash = createHash("sha256");
  for (const source of [cachingWorker, assets.version, ...pages]) hash.update(source).update("\0");
  return `const VERSION = "${hash.digest("hex").slice(0, 12)}";\n${cachingWorker}`;
}

/** Responds with the W3C Web Application Manifest. */
export function webManifest(siteName: string, lang: Language): Response {
  const { t } = i18nFor(lang);
  const manifest = {
    id: "/",
    name: siteName,
    short_name: siteName,
    description: t("offline.manifest.description"),
    lang,
    dir: languageDetails(lang).dir,
    start_url: prefixed("/", lang),
    scope: "/",
    display: "standalone",
    theme_color: ink.paper,
    background_color: ink.paper,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
