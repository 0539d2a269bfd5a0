import { followHelpPrompt } from "~/site/home/help-prompt";
import { leadHome, offerLanguage, preferredLanguage } from "~/web/i18n/preferred-language";
import { resumeNavigation } from "~/site/layout/resume-navigation";
import { cacheSeenPage } from "~/site/offline/register";
import { cacheFonts, preloadFonts } from "~/ui/theme/late-fonts";
import { savesData } from "~/web/browser/connection";
import { createDefaultPolicy } from "~/web/browser/inert-start";
import { whenLoadedAndIdle } from "~/web/browser/when-idle";
import { reportPrefetched, whenShown } from "./prefetch";
import { createStart, expectsNews } from "./start";

// This is the inline script at the start of each page. It starts React at the first interaction. Until then
// it does what can't wait for that, and on most pages nothing else runs.
const { desk, fonts, languages, worker } = document.currentScript?.dataset ?? {};
if (fonts) preloadFonts(fonts);
createDefaultPolicy();
const preferred = languages
  ? preferredLanguage(languages.split(" "))
  : document.documentElement.lang;
// Before the page is painted.
offerLanguage(preferred);
const start = createStart();

whenShown(() => {
  if (resumeNavigation() || leadHome(preferred)) return;
  reportPrefetched();
  if (savesData()) return;
  // The rules of prefetching apply from here on. Without scripts they must not: the visits would not be
  // counted.
  document.documentElement.dataset.prefetch = "";
  whenLoadedAndIdle(() => {
    if (fonts) void cacheFonts(fonts);
    if (desk !== undefined || expectsNews()) start();
    // Nobody has touched the page yet, so its resources are worth no request: only the HTTP cache is read.
    else if (worker !== undefined && "serviceWorker" in navigator)
      cacheSeenPage(location.pathname + location.search, "only-if-cached");
  });
});
addEventListener("DOMContentLoaded", followHelpPrompt);
