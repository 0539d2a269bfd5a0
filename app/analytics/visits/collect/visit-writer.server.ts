import { isDatabaseAway } from "~/db.server";
import type { SeenVisit } from "./page-view";

/** Reads a JSON array of visits and stores them, all or none; false while the database is away. */
export function visitWriter(store: (visits: SeenVisit[]) => Promise<void>) {
  return async (visits: string): Promise<boolean> => {
    try {
      await store(JSON.parse(visits) as SeenVisit[]);
      return true;
    } catch (error) {
      if (isDatabaseAway(error)) return false;
      throw error;
    }
  };
}
