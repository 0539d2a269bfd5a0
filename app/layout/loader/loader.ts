import { rememberDismissal } from "~/home/help-dismissal";
import { restoreLanguage } from "~/i18n/restore-language";
import { registerOnUntouchedPage } from "~/offline/register";
import { savesData } from "~/web/browser/connection";
import { whenLoadedAndIdle } from "~/web/browser/when-idle";
import { expectsNews } from "./expects-news";
import { cacheFonts, preloadFonts } from "./fonts";
import { allowPrefetches, countPrefetched, whenShown } from "./prefetch";
import { createStart } from "./start";
import { createDefaultPolicy } from "./trusted-types";

// The inline script at the start of each page. It starts React at the first interaction. Until then it
// does what can't wait for that, and on most pages nothing else runs.
const { desk, fonts, worker } = document.currentScript?.dataset ?? {};
if (fonts) preloadFonts(fonts);
createDefaultPolicy();
const start = createStart();

whenShown(() => {
  if (restoreLanguage()) return;
  countPrefetched();
  if (savesData()) return;
  allowPrefetches();
  whenLoadedAndIdle(() => {
    if (fonts) void cacheFonts(fonts);
    if (desk !== undefined || expectsNews()) start();
    else if (worker !== undefined) registerOnUntouchedPage();
  });
});
addEventListener("DOMContentLoaded", rememberDismissal);
