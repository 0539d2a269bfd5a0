import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { createI18n, type Texts } from "~/i18n/i18n";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "~/i18n/languages";
import { removeCopyLabel } from "~/offline/copy-label";
import { resumeNavigation, trackNavigation } from "~/offline/resume-navigation";

/** A page loads only the texts of its language. */
const texts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => import("~/i18n/locales/en").then((module) => module.en),
  ka: () => import("~/i18n/locales/ka").then((module) => module.ka),
};

async function start() {
  const pageLang = document.documentElement.lang;
  const lang = isLanguage(pageLang) ? pageLang : FALLBACK_LANGUAGE;
  const i18n = createI18n(lang, await texts[lang]());
  removeCopyLabel();
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

if (!resumeNavigation()) void start();
