// Inlined in the head: starts the router's scripts when the page has loaded and the browser is idle, or
// at the first interaction; with Save-Data or on 2G only at an interaction.
(() => {
  const address = () => location.pathname + location.search;
  const renderedAddress = address();
  // Back and forward to history entries of an earlier document change the address without a load.
  const reloadIfMoved = () => {
    const isHydrated = "hydrated" in document.documentElement.dataset;
    if (isHydrated || address() === renderedAddress) return false;
    location.reload();
    return true;
  };
  const interactions = ["pointerdown", "keydown", "focusin", "touchstart"];
  let started = false;
  const start = () => {
    if (started || reloadIfMoved()) return;
    started = true;
    for (const type of interactions) removeEventListener(type, start, true);
    for (const link of document.querySelectorAll('link[rel="late-preload"]')) {
      link.rel = "modulepreload";
    }
    for (const inert of document.querySelectorAll('script[type="text/late"]')) {
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = inert.textContent;
      document.head.append(script);
    }
  };
  addEventListener("popstate", reloadIfMoved);
  for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });
  const connection = navigator.connection;
  if (connection && (connection.saveData || /2g$/.test(connection.effectiveType))) return;
  const whenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
})();
