import type { CountBookings } from "~/site/visits/report.server";
import type { PublicSite } from "~/catalog/company/public-site";
import type { Sql } from "~/web/db.server";
import type { ChannelSettings } from "~/messaging/channel-settings";
import type { Secret } from "~/staff/site-secret.server";

export type DeskSite = {
  sql: Sql;
  secret: Secret;
  bookingCounts: CountBookings;
  publicSite: () => PublicSite;
  settings: Pick<ChannelSettings, "channelFaults" | "mail">;
};
