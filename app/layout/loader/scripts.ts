/** Loads the modules, which `deferHydration` has made inert. */
export function preload() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="late-preload"]')) {
    link.rel = "modulepreload";
  }
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
