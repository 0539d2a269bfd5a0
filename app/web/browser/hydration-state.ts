/** Whether React has hydrated the page: the root layout sets the attribute, browser tests wait for it. */
export function isHydrated(): boolean {
  return "hydrated" in document.documentElement.dataset;
}

/** Calls back once React has hydrated the page. */
export function onHydrated(callback: () => void) {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    // After the components that render differently now.
    setTimeout(callback);
  });
  observer.observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}
