const preloads = () =>
  document.querySelectorAll<HTMLLinkElement>('link[rel="late-preload"], link[rel="modulepreload"]');

const styleSheets = () =>
  document.querySelectorAll<HTMLLinkElement>('link[rel="late-stylesheet"], link[rel="stylesheet"]');

/** Loads the modules and the style sheet, which `deferHydration` has made inert. */
export function preload() {
  for (const link of preloads()) link.rel = "modulepreload";
  for (const link of styleSheets()) link.rel = "stylesheet";
}

/** Calls back when the style sheet has loaded, of which the page has only what its HTML needs. */
export function whenStyled(callback: () => void, onFailure: () => void) {
  const missing = [...styleSheets()].find(({ sheet }) => !sheet);
  if (!missing) return callback();
  missing.addEventListener("load", callback, { once: true });
  missing.addEventListener("error", onFailure, { once: true });
}

/** Calls back when the modules can be loaded: a browser does not load one again that has failed. */
export async function whenLoadable(callback: () => void) {
  if (navigator.onLine || (await areCached())) callback();
  else addEventListener("online", callback, { once: true });
}

/** The service worker has all modules of a page that was started before. */
async function areCached() {
  const [first] = preloads();
  return first && "caches" in window ? Boolean(await caches.match(first.href)) : false;
}

/** Runs the modules. Calls `onFailure` if one of them can't be loaded. */
export function runScripts(onFailure: () => void) {
  const attempt = new AbortController();
  const fail = () => {
    attempt.abort();
    onFailure();
  };
  for (const inert of document.querySelectorAll('script[type="text/late"]')) {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = inert.textContent;
    script.addEventListener("error", fail, { signal: attempt.signal });
    document.head.append(script);
  }
  // Of the client's entry and the texts, which the modules import.
  addEventListener("unhandledrejection", fail, { signal: attempt.signal });
}
