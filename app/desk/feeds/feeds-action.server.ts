import { data } from "react-router";
import { deskRedirect } from "~/desk/desk-redirect.server";
import { deleteFeed, insertFeed, renewFeed } from "~/feeds/feeds.queries.server";
import { insertImport, removeImport } from "~/feeds/import/imports.queries.server";
import { isListedHost } from "~/feeds/import/fetch-calendar.server";
import { importNow } from "~/feeds/import/run-import.server";
import { firstText } from "~/web/first-text";
import { parseForm, type FormErrors } from "~/web/http/form.server";
import { readRowId } from "~/web/id";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { refusalOfAddress } from "~/web/outbound/safe-address.server";
import { FEED_FIELDS, IMPORT_FIELDS, type FeedField, type ImportField } from "./feed-fields";
import { feedSchema, importSchema } from "./feed.schema";
import { FEED_INTENTS, feedsAddress, type FeedOutcome } from "./feeds-address";
import type { FeedsSite } from "./load-feeds.server";

type Refused<Form extends string, Field extends string> = {
  form: Form;
  typed: Record<Field, string>;
  errors: FormErrors<Field>;
};

/** Why nothing was stored, with what was typed. */
export type FeedsAnswer = Refused<"feed", FeedField> | Refused<"import", ImportField>;

type Sent = { request: Request; form: FormData; now: Date };

export async function answerFeedsForm(site: FeedsSite, sent: Sent) {
  const id = idIn(sent.form);
  switch (sent.form.get("intent")) {
    case FEED_INTENTS.create:
      return createFeed(site, sent);
    case FEED_INTENTS.renew:
      await renewFeed(site.sql, id);
      return back(sent, "renewed");
    case FEED_INTENTS.revoke:
      await deleteFeed(site.sql, id);
      return back(sent, "revoked");
    case FEED_INTENTS.add:
      return addImport(site, sent);
    case FEED_INTENTS.fetch:
      return fetchImport(site, sent, id);
    case FEED_INTENTS.remove:
      await removeImport(site.sql, id, sent.now);
      return back(sent, "removed");
    default:
      return data(null, { status: 400, headers: PRIVATE_HEADERS });
  }
}

async function createFeed({ sql }: FeedsSite, sent: Sent) {
  const parsed = parseForm(sent.form, feedSchema, FEED_FIELDS);
  const { typed } = parsed;
  if (!parsed.ok) return refuse({ form: "feed", typed, errors: parsed.errors });
  const { subject, withNames } = parsed.value;
  const id = await insertFeed(sql, { ...subject, withNames });
  if (id !== null) return back(sent, "created");
  return refuse({ form: "feed", typed, errors: { subject: ["feeds.errors.subject"] } });
}

async function addImport(site: FeedsSite, sent: Sent) {
  const parsed = parseForm(sent.form, importSchema, IMPORT_FIELDS);
  const { typed } = parsed;
  if (!parsed.ok) return refuse({ form: "import", typed, errors: parsed.errors });
  const { vehicle: vehicleId, source, url } = parsed.value;
  const refusal = await refusalOf(site, new URL(url));
  if (refusal) {
    return refuse({ form: "import", typed, errors: { url: [`feeds.errors.${refusal}`] } });
  }
  const id = await insertImport(site.sql, { vehicleId, source, url });
  if (id === null) {
    return refuse({ form: "import", typed, errors: { url: ["feeds.errors.known"] } });
  }
  return fetchImport(site, sent, id, "added");
}

async function refusalOf({ allowPrivate, hosts }: FeedsSite, url: URL) {
  if (!isListedHost(hosts, url)) return "host";
  return allowPrivate ? null : refusalOfAddress(url);
}

/** A fault is shown with the calendar. */
async function fetchImport(
  { sql, allowPrivate, hosts }: FeedsSite,
  sent: Sent,
  id: number,
  done: FeedOutcome = "fetched",
) {
  const { now, request } = sent;
  const rules = { allowPrivate, hosts };
  const fetched = await importNow({ ...rules, sql, signal: request.signal, now }, id);
  return back(sent, done === "added" || fetched?.ok ? done : undefined);
}

function idIn(form: FormData) {
  return readRowId(firstText(form.get("id"))) ?? 0;
}

function back({ request }: Sent, done?: FeedOutcome) {
  return deskRedirect(request, feedsAddress(done));
}

function refuse(answer: FeedsAnswer) {
  return data(answer, { status: 422, headers: PRIVATE_HEADERS });
}
