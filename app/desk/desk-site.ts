import type { CountBookings } from "~/analytics/visits/report.server";
import type { PublicSite } from "~/company/public-site";
import type { Sql } from "~/db.server";
import type { ChannelSettings } from "~/channel-settings";
import type { Secret } from "~/staff/site-secret.server";

export type DeskSite = {
  sql: Sql;
  secret: Secret;
  bookingCounts: CountBookings;
  publicSite: () => PublicSite;
  settings: Pick<ChannelSettings, "channelFaults" | "mail">;
};
