import { QUEUE_KEY } from "~/booking/sending/queue";
import { CACHED_BOOKINGS_KEY, receivesNews } from "~/messaging/notifications/news";
import { markEarlyChanges } from "~/web/browser/early-change";
import { inertScript, LATE } from "~/web/browser/inert-start";
import { readStorage } from "~/web/browser/storage";

/** Starts React at the first interaction. Returns a function that starts it without one. */
export function createStart(): () => void {
  const renderedAddress = address();
  const listening = new AbortController();
  let started: Promise<void> | undefined;
  const start = () => void (started ??= startAt(renderedAddress));
  markEarlyChanges(listening.signal);
  onInteraction(start, listening.signal);
  addEventListener("popstate", () => reloadIfMoved(renderedAddress));
  onHydrated(() => listening.abort());
  return start;
}

async function startAt(renderedAddress: string) {
  // An interaction may come before the end of the document.
  if (document.readyState === "loading")
    await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
  // A browser does not load a module again that has failed, so this waits for the network, unless the
  // service worker runs: it has the modules of pages that it has seen.
  if (!navigator.onLine && !navigator.serviceWorker?.controller)
    await new Promise((resolve) => addEventListener("online", resolve));
  if (!reloadIfMoved(renderedAddress)) runScripts();
}

/** Events that start React. A click without a press comes from a screen reader. */
const INTERACTIONS = ["pointerdown", "keydown", "focusin", "input", "click"];

/** A link that replaces the page before React could start. */
const LINK = "a[href]:not([href^='#'])";

/** Calls back at each interaction of the visitor with the page, but not with a link to another one. */
export function onInteraction(callback: () => void, signal: AbortSignal) {
  const interact = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(LINK))) callback();
  };
  for (const type of INTERACTIONS)
    addEventListener(type, interact, { capture: true, passive: true, signal });
}

/**
 * Returns whether React has something to do without an interaction: in the browser of staff, and of a visitor with
 * a booking, also one that is still to be sent.
 */
export function expectsNews(): boolean {
  return (
    receivesNews() || [CACHED_BOOKINGS_KEY, QUEUE_KEY].some((key) => readStorage(key) !== null)
  );
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

/**
 * Reloads if the address has changed without a load, as back and forward do to history entries of an
 * earlier document.
 */
function reloadIfMoved(renderedAddress: string): boolean {
  if (isHydrated() || address() === renderedAddress) return false;
  location.reload();
  return true;
}

/**
 * Returns whether React has hydrated the page: the root layout sets the attribute, browser tests wait for
 * it.
 */
const isHydrated = () => "hydrated" in document.documentElement.dataset;

/** Calls back once React has hydrated the page. */
function onHydrated(callback: () => void) {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    // The timer lets the components come first that render differently after hydration.
    setTimeout(callback);
  });
  observer.observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}
