/** The copy that this document is, by the worker's mark in its timing; null for what the server sent. */
export function documentCopy(): { address: string; keptAt: string } | null {
  const [navigation] = performance.getEntriesByType("navigation");
  const { serverTiming = [], name = "" } = (navigation ?? {}) as PerformanceNavigationTiming;
  const mark = serverTiming.find((entry) => entry.name === "kept-copy");
  if (!mark || Number.isNaN(Date.parse(mark.description))) return null;
  return { address: name, keptAt: mark.description };
}
