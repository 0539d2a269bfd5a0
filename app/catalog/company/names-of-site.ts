import type { Company } from "./company";

/** The names that strangers know and that no password may be. */
export function namesOfSite({ siteName, name }: Pick<Company, "siteName" | "name">): string[] {
  return [siteName, name];
}
