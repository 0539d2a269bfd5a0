import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { ink } from "~/ui/theme/palette";

/** W3C Web Application Manifest. */
export function webManifest(siteName: string, lang: Language): Response {
  const { t } = i18nFor(lang);
  const manifest = {
    id: "/",
    name: siteName,
    short_name: siteName,
    description: t("offline.manifest.description"),
    lang,
    dir: "ltr",
    start_url: "/",
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
