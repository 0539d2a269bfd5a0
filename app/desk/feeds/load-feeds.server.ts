import { href } from "react-router";
import { businessMoment, businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { confirmAddress } from "~/desk/confirm/require-confirmed.server";
import { listVehicleChoices } from "~/desk/new-booking/new-booking.queries.server";
import { feedToken } from "~/messaging/feeds/feed-token.server";
import { listFeeds, type Feed } from "~/messaging/feeds/feeds.queries.server";
import { importFaultOf } from "~/messaging/feeds/import/import-fault";
import { listImports, type CalendarImport } from "~/messaging/feeds/import/imports.queries.server";
import type { Addresses } from "~/web/i18n/addresses.server";
import type { Secret } from "~/staff/site-secret.server";
import type { Staff } from "~/staff/staff.queries.server";
import { FEED_OUTCOMES, feedsAddress } from "./feeds-address";

export type FeedsSite = Pick<Addresses, "publicAddress"> & {
  sql: Sql;
  secret: Secret;
  allowPrivate: boolean;
  hosts: readonly string[] | null;
};

export async function loadFeeds(site: FeedsSite, request: Request, staff: Staff, now: Date) {
  const { date: today } = businessTime(now);
  const [feeds, imports, vehicles, secret] = await Promise.all([
    listFeeds(site.sql, staff),
    listImports(site.sql, now),
    listVehicleChoices(site.sql, today),
    site.secret(),
  ]);
  const { searchParams: search } = new URL(request.url);
  const done = search.get("done");
  const subject = search.get("subject");
  return {
    today,
    vehicles,
    feeds: feeds.map((feed) => shownFeed(feed, { secret, site, staff })),
    imports: imports.map(shownImport),
    done: FEED_OUTCOMES.find((outcome) => outcome === done) ?? null,
    /** The choice from before the confirmation that a new address needed; null without one. */
    chosen: subject === null ? null : { subject, withNames: search.get("withNames") ?? "" },
    isConfirmed: staff.isConfirmed,
    confirmAddress: confirmAddress(feedsAddress()),
  };
}

type FeedContext = { secret: string; site: FeedsSite; staff: Staff };

/**
 * Returns a feed as the page shows it. An address with names is shown to its account alone, in a session
 * that was confirmed lately.
 */
function shownFeed({ nonce, ...feed }: Feed, { secret, site, staff }: FeedContext) {
  const isOwn = !feed.withNames || feed.owner === staff.username;
  const isShown = isOwn && (!feed.withNames || staff.isConfirmed);
  const token = `${feedToken(secret, { ...feed, nonce })}.ics`;
  const address = isShown ? site.publicAddress(href("/feeds/:token", { token })) : null;
  return { ...feed, isOwn, address };
}

/** Returns an imported calendar without the path of its address, which is a secret of the other site. */
function shownImport({ url, fault, triedAt, fetchedAt, ...rest }: CalendarImport) {
  return {
    ...rest,
    host: new URL(url).host,
    fault: fault === null ? null : importFaultOf(fault),
    triedAt: triedAt && businessMoment(new Date(triedAt)),
    fetchedAt: fetchedAt && businessMoment(new Date(fetchedAt)),
  };
}

export type FeedsPageData = Awaited<ReturnType<typeof loadFeeds>>;
export type ShownFeed = FeedsPageData["feeds"][number];
export type ShownImport = FeedsPageData["imports"][number];
