import { markEarlyChanges } from "~/web/browser/early-change";
import { isHydrated, onHydrated } from "~/web/browser/hydration-state";
import { inertScript, LATE } from "~/web/browser/inert-start";
import { onInteraction } from "./interactions";

/** Starts React at the first interaction. Returns a function that starts it without one. */
export function createStart(): () => void {
  const renderedAddress = address();
  const listening = new AbortController();
  const { signal } = listening;
  let isStarted = false;

  async function start() {
    if (isStarted) return;
    isStarted = true;
    await parsed();
    await reachable();
    if (!reloadIfMoved(renderedAddress)) runScripts();
  }

  markEarlyChanges(signal);
  onInteraction(() => void start(), signal);
  addEventListener("popstate", () => reloadIfMoved(renderedAddress));
  onHydrated(() => listening.abort());
  return start;
}

/** An interaction may come before the end of the document. */
async function parsed() {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
}

/** A browser does not load a module again that has failed. The service worker has those of pages that it has seen. */
async function reachable() {
  if (navigator.onLine || navigator.serviceWorker?.controller) return;
  await new Promise((resolve) => addEventListener("online", resolve));
}

/**
 * Loads the style sheet and the modules, and runs the router's script. If one of them can't be loaded, the page remains
 * plain HTML until the next one.
 */
function runScripts() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel^="${LATE}"]`))
    link.rel = link.rel.slice(LATE.length);
  const script = document.createElement("script");
  script.type = "module";
  script.text = inertScript()?.text ?? "";
  document.head.append(script);
  script.remove();
}

const address = () => location.pathname + location.search;

/** Back and forward to history entries of an earlier document change the address without a load. */
function reloadIfMoved(renderedAddress: string): boolean {
  if (isHydrated() || address() === renderedAddress) return false;
  location.reload();
  return true;
}
