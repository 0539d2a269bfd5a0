import { rememberDismissal } from "~/home/help-dismissal";
import { restoreLanguage } from "~/i18n/restore-language";
import { resumeNavigation } from "~/layout/resume-navigation";
import { registerOnUntouchedPage } from "~/offline/register";
import { cacheFonts, preloadFonts } from "~/ui/theme/late-fonts";
import { savesData } from "~/web/browser/connection";
import { whenLoadedAndIdle } from "~/web/browser/when-idle";
import { reportPrefetched, whenShown } from "./prefetch";
import { createStart, expectsNews } from "./start";
import { createDefaultPolicy } from "./trusted-types";

// The inline script at the start of each page. It starts React at the first interaction. Until then it
// does what can't wait for that, and on most pages nothing else runs.
const { desk, fonts, worker } = document.currentScript?.dataset ?? {};
if (fonts) preloadFonts(fonts);
createDefaultPolicy();
const start = createStart();

whenShown(() => {
  if (resumeNavigation() || restoreLanguage()) return;
  reportPrefetched();
  if (savesData()) return;
  // The rules of prefetching apply from now on. Without scripts they don't: the visits would not be counted.
  document.documentElement.dataset.prefetch = "";
  whenLoadedAndIdle(() => {
    if (fonts) void cacheFonts(fonts);
    if (desk !== undefined || expectsNews()) start();
    else if (worker !== undefined) registerOnUntouchedPage();
  });
});
addEventListener("DOMContentLoaded", rememberDismissal);
