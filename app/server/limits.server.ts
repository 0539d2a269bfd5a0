import { lostLinkLimits } from "~/booking/manage/find/lost-link-limits.server";
import { ifKnown, rateLimit } from "~/web/http/limits/rate-limit.server";
import type { Settings } from "./settings/settings.server";
import type { Site } from "./site-context.server";

/** The pages that a browser with bookings may have rendered in a minute, once its network has used up its own. */
const PAGES_OF_BROWSER = 60;

type LimitSettings = Pick<
  Settings,
  "bookingsPerHour" | "pagesPerMinute" | "uncachedPagesPerMinute"
>;

/** The limits are far above the needs of a family or a hotel reception, and fit the visitors of an airport's Wi-Fi. */
export function createLimits(settings: LimitSettings): Site["limits"] {
  return {
    booking: {
      attempts: rateLimit(240, 60),
      accepted: ifKnown(rateLimit(settings.bookingsPerHour, 3_600)),
    },
    pages: {
      unlike: ifKnown(rateLimit(settings.pagesPerMinute, 60)),
      uncached: ifKnown(rateLimit(settings.uncachedPagesPerMinute, 60)),
      ofBrowser: rateLimit(PAGES_OF_BROWSER, 60),
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
