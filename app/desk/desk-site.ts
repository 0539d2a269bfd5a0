import type { CountBookings } from "~/analytics/visits/report.server";
import type { PublicSite } from "~/company/public-site";
import type { Sql } from "~/db.server";
import type { Settings } from "~/settings.server";
import type { Secret } from "~/staff/site-secret.server";

export type DeskSite = {
  sql: Sql;
  secret: Secret;
  bookingCounts: CountBookings;
  publicSite: () => PublicSite;
  settings: Pick<Settings, "channelFaults" | "mail">;
};
