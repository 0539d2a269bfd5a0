import { momentAt } from "~/booking/agenda/today";
import { listHandovers } from "~/booking/agenda/today.queries.server";
import { addDays, businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import type { Addresses } from "~/web/i18n/addresses.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { Secret } from "~/staff/site-secret.server";
import { findSiteName } from "./event-uid.server";
import { takenFile, todayFile } from "./feed-file.server";
import { feedIdIn, isFeedToken } from "./feed-token.server";
import { findFeed } from "./feeds.queries.server";
import { listTakenTimes } from "./taken-times.queries.server";

type FeedSite = Pick<Addresses, "publicAddress"> & { sql: Sql; secret: Secret; lang: Language };

/** Calendars fetch a feed a few times a day, so that of today has the next days too. */
const DAYS_AHEAD = 7;
const MAX_HANDOVERS = 500;
const EXTENSION = ".ics";

/**
 * The calendar file at an address (`file` with its extension); null if it was revoked or never was, or
 * has names that its account may not see any more.
 */
export async function loadFeed(site: FeedSite, file: string, now: Date): Promise<string | null> {
  if (!file.endsWith(EXTENSION)) return null;
  const token = file.slice(0, -EXTENSION.length);
  const id = feedIdIn(token);
  const feed = id && (await findFeed(site.sql, id));
  if (!feed || feed.isPaused || !isFeedToken(await site.secret(), feed, token)) return null;
  const { withNames, modelId, vehicle } = feed;
  const { t } = i18nFor(site.lang);
  const context = { t, withNames, siteName: await findSiteName(site.sql), now };
  if (modelId !== null) {
    const subject = { modelId, vehicleId: vehicle?.id ?? null };
    return takenFile(await listTakenTimes(site.sql, subject, now), context);
  }
  const { publicAddress } = site;
  const { date: from } = businessTime(now);
  const rows = await listHandovers(site.sql, {
    from: momentAt(from, 0),
    until: momentAt(addDays(from, DAYS_AHEAD + 1), 0),
    limit: MAX_HANDOVERS,
  });
  return todayFile(rows, { ...context, publicAddress });
}
