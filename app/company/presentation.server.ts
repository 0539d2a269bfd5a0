import { coalesce } from "~/coalesce.server";
import { retryOnce, type Sql } from "~/db.server";
import { applySettings, type Presentation, type PresentationDefaults } from "./site-settings";
import { findSettings } from "./site-settings.queries.server";

/** After this time a page uses the last known settings. */
const TIMEOUT_MS = 1_000;

export type PresentationSource = {
  /** From the environment. */
  defaults: PresentationDefaults;
  /** As last read: in a route, for this request or a later one. */
  current(): Presentation;
  /** Reads the settings; keeps the last ones while the database is unavailable. */
  refresh(): Promise<void>;
};

export function createPresentation(sql: Sql, defaults: PresentationDefaults): PresentationSource {
  let current = applySettings(defaults, {});
  const read = coalesce(() => retryOnce(() => findSettings(sql)), TIMEOUT_MS);
  return {
    defaults,
    current: () => current,
    async refresh() {
      const stored = await read();
      if (stored) current = applySettings(defaults, stored);
    },
  };
}
