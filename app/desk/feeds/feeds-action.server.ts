import { data } from "react-router";
import { confirmRedirect } from "~/desk/confirm/require-confirmed.server";
import { deskRedirect } from "~/desk/desk-redirect.server";
import {
  deleteFeed,
  findFeed,
  insertFeed,
  renewFeed,
  type Feed,
  type FeedSubject,
} from "~/messaging/feeds/feeds.queries.server";
import { insertImport, removeImport } from "~/messaging/feeds/import/imports.queries.server";
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
} from "./feeds-address";
import type { FeedsSite } from "./load-feeds.server";
import { z } from "zod";
import { parsedText, requiredLine } from "~/web/text-schema";

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
  const { protocol, href } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
