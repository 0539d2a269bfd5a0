import { lostLinkLimits } from "~/booking/manage/find/lost-link-limits.server";
import type { Settings } from "./settings/settings.server";
import type { Site } from "./site-context.server";
import { ifKnown, rateLimit } from "~/web/http/limits/rate-limit.server";

/** Far above the needs of a family or a hotel reception. */
export function createLimits(settings: Settings): Site["limits"] {
  return {
    booking: {
      attempts: rateLimit(240, 60),
      accepted: ifKnown(rateLimit(settings.bookingsPerHour, 3_600)),
    },
    pages: {
      unlike: ifKnown(rateLimit(settings.pagesPerMinute, 60)),
      uncached: ifKnown(rateLimit(settings.uncachedPagesPerMinute, 60)),
    },
    // A form sends a request for each change of its dates.
    availability: rateLimit(240, 60),
    // Many visitors may share one address.
    visits: rateLimit(100, 10, 50_000),
    // Calendar services fetch many feeds from one address.
    feeds: rateLimit(240, 60),
    lostLink: lostLinkLimits(),
  };
}
