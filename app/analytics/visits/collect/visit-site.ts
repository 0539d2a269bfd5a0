import type { RateLimit } from "~/web/http/rate-limit.server";
import type { VisitQueue } from "./visit-queue.server";

/** What counting visits needs of the site. */
export type VisitSite = {
  settings: { publicUrl: string | null; proxies: number };
  visits: Pick<VisitQueue, "add">;
  limits: { visits: RateLimit };
};
