import { data, href } from "react-router";
import { confirmRedirect, confirmAddress } from "~/desk/confirm/require-confirmed.server";
import { deskRedirect } from "~/desk/access.server";
import {
  deleteFeed,
  findFeed,
  insertFeed,
  renewFeed,
  type Feed,
  type FeedSubject,
  listFeeds,
} from "~/messaging/feeds/feeds.queries.server";
import {
  insertImport,
  removeImport,
  listImports,
  type CalendarImport,
} from "~/messaging/feeds/import/imports.queries.server";
import { isListedHost } from "~/messaging/feeds/import/fetch-calendar.server";
import { importNow } from "~/messaging/feeds/import/run-import.server";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import { parseSubmission, typedTexts, type FormResult } from "~/web/http/submission.server";
import { readRowId } from "~/web/id";
import { messageKey, type MessageKey } from "~/web/message-key";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { refusalOfAddress } from "~/web/outbound/safe-address.server";
import {
  FEED_FIELDS,
  IMPORT_FIELDS,
  subjectValue,
  TODAY,
  chosenAddress,
  FEED_INTENTS,
  feedsAddress,
  type FeedOutcome,
  FEED_OUTCOMES,
} from "./feeds-address";
import { z } from "zod";
import { parsedText, requiredLine } from "~/web/text-schema";
import { businessMoment, businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { listVehicleChoices } from "~/desk/new-booking/new-booking.queries.server";
import { feedToken } from "~/messaging/feeds/feed-token.server";
import { importFaultOf } from "~/messaging/feeds/import/import-fault";
import type { Addresses } from "~/web/i18n/addresses.server";
import type { Secret } from "~/staff/site-secret.server";

/** Why nothing was stored, with what was typed. */
export type FeedsAnswer =
  | { form: "feed" | "import"; result: FormResult }
  /** There is no such feed, or it belongs to somebody else. */
  | { form: "list" };

type SubmittedForm = {
  request: Request;
  form: FormData;
  staff: Staff;
  record: RecordSecurity;
  now: Date;
};

export async function answerFeedsForm(site: FeedsSite, sent: SubmittedForm) {
  const id = idIn(sent.form);
  switch (sent.form.get("intent")) {
    case FEED_INTENTS.create:
      return createFeed(site, sent);
    case FEED_INTENTS.renew:
      return renew(site, sent, id);
    case FEED_INTENTS.revoke:
      return revoke(site, sent, id);
    case FEED_INTENTS.add:
      return addImport(site, sent);
    case FEED_INTENTS.fetch:
      return fetchImport(site, sent, id, "fetched");
    case FEED_INTENTS.acceptEmpty:
      return fetchImport(site, sent, id, "accepted");
    case FEED_INTENTS.remove:
      await removeImport(site.sql, id, sent.now);
      return back(sent, "removed");
    default:
      return data(null, { status: 400, headers: PRIVATE_HEADERS });
  }
}

/** Creates a feed. One with names gives away contacts, for as long as its account may see them. */
async function createFeed({ sql }: FeedsSite, sent: SubmittedForm) {
  const { request, staff } = sent;
  const submission = parseSubmission(sent.form, feedSchema, FEED_FIELDS);
  if (submission.status !== "success")
    return refuseFeedsForm({ form: "feed", result: submission.reply() });
  const { subject, withNames } = submission.value;
  const typed = typedTexts(sent.form, FEED_FIELDS);
  if (withNames && !staff.isConfirmed) return confirmRedirect(request, chosenAddress(typed));
  const id = await insertFeed(sql, { ...subject, withNames, account: staff });
  if (id === null) {
    const fieldErrors = { subject: [messageKey("feeds.errors.subject")] };
    return refuseFeedsForm({ form: "feed", result: submission.reply({ fieldErrors }) });
  }
  recordFeed(sent, "add", { id, subject: typed.subject, withNames, owner: null });
  return back(sent, "created");
}

async function renew({ sql }: FeedsSite, sent: SubmittedForm, id: number) {
  const { request, staff } = sent;
  const feed = await findFeed(sql, id);
  if (feed?.withNames && !staff.isConfirmed) return confirmRedirect(request, feedsAddress());
  if (!feed || !(await renewFeed(sql, id, staff))) return refuseFeedsForm({ form: "list" }, 404);
  recordFeed(sent, "renew", { ...feed, subject: subjectOf(feed) });
  return back(sent, "renewed");
}

/** Revokes a feed. It needs no confirmation: it gives nothing away. */
async function revoke({ sql }: FeedsSite, sent: SubmittedForm, id: number) {
  const feed = await findFeed(sql, id);
  if (!feed || !(await deleteFeed(sql, id, sent.staff)))
    return refuseFeedsForm({ form: "list" }, 404);
  recordFeed(sent, "revoke", { ...feed, subject: subjectOf(feed) });
  return back(sent, "revoked");
}

function subjectOf({ modelId, vehicle }: Feed) {
  if (modelId === null) return TODAY;
  return vehicle ? subjectValue("vehicle", vehicle.id) : subjectValue("model", modelId);
}

type RecordedFeed = { id: number; subject: string; withNames: boolean; owner: string | null };

function recordFeed(
  { record, staff: { username } }: SubmittedForm,
  change: "add" | "renew" | "revoke",
  { id, subject, withNames, owner }: RecordedFeed,
) {
  const detail = [
    `${change} ${id} ${subject} ${withNames ? "with" : "without"} names`,
    owner !== null && owner !== username && `of ${owner}`,
  ].filter(Boolean);
  record({ event: "feed", outcome: "ok", account: username, detail: detail.join(" ") });
}

async function addImport(site: FeedsSite, sent: SubmittedForm) {
  const submission = parseSubmission(sent.form, importSchema, IMPORT_FIELDS);
  const refuseUrl = (fault: MessageKey) =>
    refuseFeedsForm({
      form: "import",
      result: submission.reply({ fieldErrors: { url: [fault] } }),
    });
  if (submission.status !== "success") {
    return refuseFeedsForm({ form: "import", result: submission.reply() });
  }
  const { vehicle: vehicleId, source, url } = submission.value;
  const refusal = await refusalOf(site, new URL(url));
  if (refusal) return refuseUrl(`feeds.errors.${refusal}`);
  const id = await insertImport(site.sql, { vehicleId, source, url });
  if (id === null) return refuseUrl("feeds.errors.known");
  return fetchImport(site, sent, id, "added");
}

async function refusalOf({ allowPrivate, hosts }: FeedsSite, url: URL) {
  if (!isListedHost(hosts, url)) return "host";
  return allowPrivate ? null : refusalOfAddress(url);
}

/** Fetches an imported calendar; a fault is shown with the calendar. */
async function fetchImport(
  { sql, allowPrivate, hosts }: FeedsSite,
  { request, ...sent }: SubmittedForm,
  id: number,
  done: "added" | "fetched" | "accepted",
) {
  const run = { sql, allowPrivate, hosts, signal: request.signal, now: sent.now };
  const fetched = await importNow(run, id, done === "accepted");
  return back({ request, ...sent }, done === "added" || fetched?.ok ? done : undefined);
}

function idIn(form: FormData) {
  return readRowId(firstText(form.get("id"))) ?? 0;
}

function back({ request }: SubmittedForm, done?: FeedOutcome) {
  return deskRedirect(request, feedsAddress(done));
}

function refuseFeedsForm(answer: FeedsAnswer, status = 422) {
  return data(answer, { status, headers: PRIVATE_HEADERS });
}

const SUBJECT = /^(model|vehicle)-(\d+)$/;
const MAX_URL = 2_000;

const feedSchema = z.object({
  subject: parsedText(parseSubject, "feeds.errors.subject"),
  withNames: z.stringbool().default(false),
});

function parseSubject(text: string): FeedSubject | null {
  if (text === TODAY) return { vehicleId: null, modelId: null };
  const [, kind, number = ""] = SUBJECT.exec(text) ?? [];
  const id = readRowId(number);
  if (id === null) return null;
  return kind === "model" ? { vehicleId: null, modelId: id } : { vehicleId: id, modelId: null };
}

const importSchema = z.object({
  vehicle: parsedText(readRowId, "feeds.errors.vehicle"),
  source: requiredLine({ max: 60, missing: "feeds.errors.source" }),
  url: parsedText(parseUrl, "feeds.errors.url"),
});

/** Parses a URL. Calendar programs write `webcal:` for `https:`. */
function parseUrl(text: string): string | null {
  const address = text.replace(/^webcals?:/i, "https:");
  if (address.length > MAX_URL || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
}

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
