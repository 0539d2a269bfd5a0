const TIMEOUT_MS = 2_000;

/** Calls back when the page has loaded and the browser is idle. */
export function whenLoadedAndIdle(callback: () => void) {
  if (document.readyState === "complete") whenIdle(callback);
  else addEventListener("load", () => whenIdle(callback), { once: true });
}

/** Uses a timer in Safari, which has no idle callback. */
function whenIdle(callback: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  else setTimeout(callback);
}
