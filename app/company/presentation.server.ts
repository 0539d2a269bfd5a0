import { coalesce } from "~/coalesce.server";
import { retryOnce, type Sql } from "~/db.server";
import { siteWith, type Presentation } from "./site-settings";
import { findSettings } from "./site-settings.queries.server";

/** How long a page waits for the settings before it makes do with the last ones. */
const WITHIN_MS = 1_000;

/** Who runs the site and how it shows itself. */
export type PresentationSource = {
  /** What holds until the operator sets something else. */
  first: Presentation;
  /** As it was last read: in a route, for this very request or a later one. */
  current(): Presentation;
  /** Reads it again; while the database is unavailable the last one stays. */
  refresh(): Promise<void>;
};

export function createPresentation(sql: Sql, first: Presentation): PresentationSource {
  let current = first;
  const read = coalesce(() => retryOnce(() => findSettings(sql)), WITHIN_MS);
  return {
    first,
    current: () => current,
    async refresh() {
      const stored = await read();
      if (stored) current = siteWith(first, stored);
    },
  };
}
