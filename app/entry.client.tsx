import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { loadTexts } from "./texts/client-texts";
import { createI18n } from "./texts/i18n";
import { FALLBACK_LANGUAGE, isLanguage } from "./web/i18n/languages";
import { trackNavigation } from "./site/layout/resume-navigation";
import { isForStaff } from "./web/pages/areas";

async function start() {
  const pageLang = document.documentElement.lang;
  const lang = isLanguage(pageLang) ? pageLang : FALLBACK_LANGUAGE;
  const [texts] = await Promise.all([loadTexts(lang, isForStaff(location.pathname)), styled()]);
  const i18n = createI18n(lang, texts);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter instrumentations={[trackNavigation]} />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

/** Waits for the style sheet, of which the page has only what its HTML needs. */
async function styled() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    await new Promise((resolve, reject) => {
      Object.assign(link, { onload: resolve, onerror: reject });
    });
  }
}

// The loader learns whether everything could be loaded.
await start();
