import { markEarlyChanges } from "~/web/browser/early-change";
import { isHydrated, onHydrated } from "~/web/browser/hydration-state";
import { holdClicks } from "./held-click";
import { onInteraction } from "./interactions";
import { keepFocus } from "./keep-focus";
import { preload, runScripts } from "./scripts";

/** Starts React at the first interaction. Returns a function that starts it without one. */
export function createStart(): () => void {
  const renderedAddress = address();
  const listening = new AbortController();
  const { signal } = listening;
  let isStarted = false;

  function start() {
    if (isStarted || reloadIfMoved(renderedAddress)) return;
    isStarted = true;
    preload();
    // An interaction may come before the end of the document, where the scripts are.
    whenParsed(() => runScripts(fail));
  }

  /** The page remains plain HTML; the next interaction tries again. */
  function fail() {
    isStarted = false;
    replay();
  }

  const replay = holdClicks(signal);
  const restoreFocus = keepFocus(signal);
  markEarlyChanges(signal);
  onInteraction({ prepare: preload, run: start, signal });
  addEventListener("popstate", () => reloadIfMoved(renderedAddress));
  onHydrated(() => {
    listening.abort();
    restoreFocus();
    replay();
  });
  return start;
}

const address = () => location.pathname + location.search;

/** Back and forward to history entries of an earlier document change the address without a load. */
function reloadIfMoved(renderedAddress: string): boolean {
  if (isHydrated() || address() === renderedAddress) return false;
  location.reload();
  return true;
}

function whenParsed(callback: () => void) {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", callback);
  else callback();
}
