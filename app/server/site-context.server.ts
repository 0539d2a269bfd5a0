import { createContext } from "react-router";
import type { Pool } from "#db/connect";
import type { CountBookings } from "~/site/visits/report.server";
import type { Visits } from "~/site/visits/visits.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import type { BookingLimits } from "~/booking/place/count-booking.server";
import type { LostLinkLimits } from "~/booking/manage/find/lost-link-limits.server";
import type { PresentationSource } from "~/catalog/company/presentation.server";
import type { PublicSite } from "~/catalog/company/public-site";
import type { Listen } from "~/web/db.server";
import type { DatabaseHealth } from "~/web/database-health.server";
import type { Bot } from "~/messaging/delivery/telegram/bot.server";
import type { Metrics } from "./metrics/metrics.server";
import type { ContentVersion } from "~/web/cache/content-version.server";
import type { PublicFleet } from "~/catalog/fleet/public-fleet.server";
import type { Photos } from "~/catalog/photos/photos.server";
import type { ApiDocument } from "./openapi/api-document.server";
import type { Settings } from "./settings/settings.server";
import type { SecurityLog } from "~/staff/security/security-log.server";
import type { Secret } from "~/staff/site-secret.server";
import type { StylesOf } from "~/web/styles/page-styles";
import type { RateLimit } from "~/web/http/limits/rate-limit.server";

/** Everything that lives as long as the process. */
export type Site = {
  settings: Settings;
  sql: Pool;
  listen: Listen;
  bookingStore: BookingStore;
  health: DatabaseHealth;
  presentation: PresentationSource;
  /** Addresses and company, by the current settings. */
  publicSite: () => PublicSite;
  secret: Secret;
  security: SecurityLog;
  bot: Bot | null;
  photos: Photos;
  publicFleet: PublicFleet;
  contentVersion: ContentVersion;
  visits: Visits;
  bookingCounts: CountBookings;
  /** Limits by client address, on this node. */
  limits: {
    booking: BookingLimits;
    pages: {
      /**
       * Limits pages with parameters: each combination of trip dates is another page, so nothing else
       * bounds them.
       */
      unlike: RateLimit;
      /** Limits other pages that are not in the page cache, such as those of an invented session. */
      uncached: RateLimit;
      /** Limits a browser with bookings, by the first one, beyond the limits of its network. */
      ofBrowser: RateLimit;
    };
    availability: RateLimit;
    visits: RateLimit;
    feeds: RateLimit;
    lostLink: LostLinkLimits;
  };
  apiDocument: ApiDocument;
  stylesOf: StylesOf;
  /** Null if metrics are not set up. */
  metrics: Metrics | null;
};

export const siteContext = createContext<Site>();
