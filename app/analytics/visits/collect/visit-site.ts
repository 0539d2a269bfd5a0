import type { RateLimit } from "~/web/http/rate-limit.server";
import type { VisitQueue } from "./visit-queue.server";

/** The part of the site that counting visits uses. */
export type VisitSite = {
  settings: { publicUrl: string | null; proxies: number };
  visits: Pick<VisitQueue, "add">;
  limits: { visits: RateLimit };
};
