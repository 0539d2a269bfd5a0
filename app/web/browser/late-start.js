// Runs in the page, before anything else: brings the router's scripts to life when the page has
// loaded and is idle, or at the first touch; by itself not on a line that should be spared.
(() => {
  const address = () => location.pathname + location.search;
  const written = address();
  // Back and forward between what an earlier document wrote lead here without loading anything.
  const loadIfElsewhere = () => {
    const isReactThere = "hydrated" in document.documentElement.dataset;
    if (isReactThere || address() === written) return false;
    location.reload();
    return true;
  };
  const touches = ["pointerdown", "keydown", "focusin", "touchstart"];
  let started = false;
  const start = () => {
    if (started || loadIfElsewhere()) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, start, true);
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
  addEventListener("popstate", loadIfElsewhere);
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
  const line = navigator.connection;
  if (line && (line.saveData || /2g$/.test(line.effectiveType))) return;
  const whenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
})();
