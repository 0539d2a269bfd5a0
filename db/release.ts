/** Compares two releases, such as `0.10.0`. Negative if the first is older. */
export function compareReleases(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
