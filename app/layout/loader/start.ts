import { markEarlyChanges } from "~/web/browser/early-change";
import { isHydrated, onHydrated } from "~/web/browser/hydration-state";
import type { Start } from "~/web/start/install-start";
import { holdClicks } from "./held-click";
import { onInteraction } from "./interactions";
import { reloadWithData } from "./reload-with-data";
import { fetchStart, loadable, parsed, preload, run } from "./scripts";

/** Starts React at the first interaction. Returns a function that starts it without one. */
export function createStart(hash: string | undefined): () => void {
  const renderedAddress = address();
  const listening = new AbortController();
  const { signal } = listening;
  let isStarted = false;
  /** Resolves to undefined without a connection. */
  let loading: Promise<Start | null | undefined> | undefined;

  const prepare = () => (loading ??= load(hash).catch(() => undefined));

  async function start() {
    if (isStarted || reloadIfMoved(renderedAddress)) return;
    isStarted = true;
    const found = await prepare();
    if (found) return runWith(found);
    if (found === null) return reloadWithData() ? undefined : remainPlain();
    // Tried again at the next interaction, or when the network is back.
    isStarted = false;
    loading = undefined;
    release();
    if (!navigator.onLine) addEventListener("online", start, { once: true, signal });
  }

  async function runWith(found: Start) {
    try {
      await parsed();
      await run(found);
    } catch {
      // A browser does not load a module again that has failed.
      remainPlain();
    }
  }

  /** The page remains plain HTML until the next one. */
  function remainPlain() {
    listening.abort();
    release();
  }

  const release = holdClicks(signal);
  markEarlyChanges(signal);
  onInteraction({ prepare, run: start, signal });
  addEventListener("popstate", () => reloadIfMoved(renderedAddress));
  onHydrated(() => listening.abort());
  return start;
}

async function load(hash: string | undefined) {
  const found = await fetchStart(hash);
  if (!found) return null;
  await loadable(found.data);
  preload(found.data);
  return found;
}

const address = () => location.pathname + location.search;

/** Back and forward to history entries of an earlier document change the address without a load. */
function reloadIfMoved(renderedAddress: string): boolean {
  if (isHydrated() || address() === renderedAddress) return false;
  location.reload();
  return true;
}
