import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { loadTexts } from "~/i18n/client-texts";
import { createI18n } from "~/i18n/i18n";
import { FALLBACK_LANGUAGE, isLanguage } from "~/i18n/languages";
import { restoreLanguage } from "~/i18n/restore-language";
import { preserveInteraction } from "~/layout/early-interaction";
import { reloadOutdated } from "~/layout/reload-outdated";
import { removeCopyLabel } from "~/offline/copy-label";
import { isForStaff } from "~/pages/areas";
import { installStart } from "~/web/start/install-start";
import { resumeNavigation, trackNavigation } from "~/offline/resume-navigation";

async function start() {
  const pageLang = document.documentElement.lang;
  const lang = isLanguage(pageLang) ? pageLang : FALLBACK_LANGUAGE;
  const [texts, version] = await Promise.all([
    loadTexts(lang, isForStaff(location.pathname)),
    installStart(),
  ]);
  const i18n = createI18n(lang, texts);
  if (version !== null) reloadOutdated(version);
  removeCopyLabel();
  preserveInteraction();
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

// Development has no inline loader.
const isReloading = import.meta.env.DEV && restoreLanguage();
// The loader learns whether everything could be loaded.
if (!isReloading && !resumeNavigation()) await start();
