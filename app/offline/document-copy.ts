/**
 * The offline copy that this document was loaded from, by the service worker's `Server-Timing` entry;
 * null if the server sent it.
 */
export function documentCopy(): { address: string; cachedAt: string } | null {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming)) return null;
  const entry = navigation.serverTiming?.find((timing) => timing.name === "cached-copy");
  if (!entry || Number.isNaN(Date.parse(entry.description))) return null;
  return { address: navigation.name, cachedAt: entry.description };
}
