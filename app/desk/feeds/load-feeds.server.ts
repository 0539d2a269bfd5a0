import { href } from "react-router";
import { businessMoment, businessTime } from "~/calendar";
import type { Sql } from "~/db.server";
import { listVehicleChoices } from "~/desk/new-booking/new-booking.queries.server";
import { feedToken } from "~/feeds/feed-token.server";
import { listFeeds, type Feed } from "~/feeds/feeds.queries.server";
import { importFaultOf } from "~/feeds/import/import-fault";
import { listImports, type CalendarImport } from "~/feeds/import/imports.queries.server";
import type { Addresses } from "~/i18n/addresses.server";
import type { Secret } from "~/staff/site-secret.server";
import { FEED_OUTCOMES } from "./feeds-address";

export type FeedsSite = Pick<Addresses, "publicAddress"> & {
  sql: Sql;
  secret: Secret;
  allowPrivate: boolean;
  hosts: readonly string[] | null;
};

export async function loadFeeds(site: FeedsSite, request: Request, now: Date) {
  const { date: today } = businessTime(now);
  const [feeds, imports, vehicles, secret] = await Promise.all([
    listFeeds(site.sql),
    listImports(site.sql, now),
    listVehicleChoices(site.sql, today),
    site.secret(),
  ]);
  const done = new URL(request.url).searchParams.get("done");
  return {
    today,
    vehicles,
    feeds: feeds.map((feed) => shownFeed(feed, secret, site)),
    imports: imports.map(shownImport),
    done: FEED_OUTCOMES.find((outcome) => outcome === done) ?? null,
  };
}

function shownFeed({ nonce, ...feed }: Feed, secret: string, { publicAddress }: FeedsSite) {
  const token = `${feedToken(secret, { ...feed, nonce })}.ics`;
  return { ...feed, address: publicAddress(href("/feeds/:token", { token })) };
}

/** Without the path of the address, which is a secret of the other site. */
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
