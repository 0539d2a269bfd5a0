import { markEarlyChanges } from "~/web/browser/early-change";
import { isHydrated, onHydrated } from "~/web/browser/hydration-state";
import { holdClicks } from "./held-click";
import { onInteraction } from "./interactions";
import { preload, runScripts, whenLoadable, whenStyled } from "./scripts";

/** Starts React at the first interaction. Returns a function that starts it without one. */
export function createStart(): () => void {
  const renderedAddress = address();
  const listening = new AbortController();
  const { signal } = listening;
  let isStarted = false;

  function start() {
    if (isStarted || reloadIfMoved(renderedAddress)) return;
    isStarted = true;
    void whenLoadable(() => {
      preload();
      // An interaction may come before the end of the document, where the scripts are.
      whenParsed(() => whenStyled(() => runScripts(fail), fail));
    });
  }

  /** The page remains plain HTML: a browser does not load a module again that has failed. */
  function fail() {
    listening.abort();
    release();
  }

  const release = holdClicks(signal);
  markEarlyChanges(signal);
  const prepare = () => navigator.onLine && preload();
  onInteraction({ prepare, run: start, signal });
  addEventListener("popstate", () => reloadIfMoved(renderedAddress));
  onHydrated(() => listening.abort());
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
