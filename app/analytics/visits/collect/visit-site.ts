import type { TrustedProxies } from "~/trusted-proxies";
import type { RateLimit } from "~/web/http/limits/rate-limit.server";
import type { VisitQueue } from "./visit-queue.server";

/** The part of the site that counting visits uses. */
export type VisitSite = {
  settings: { publicUrl: string | null; hsts: string | null; proxies: TrustedProxies };
  visits: Pick<VisitQueue, "add">;
  limits: { visits: RateLimit };
};
