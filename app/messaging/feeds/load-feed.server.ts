import { momentAt, type Handover } from "~/booking/agenda/today";
import { listHandovers } from "~/booking/agenda/today.queries.server";
import { addDays, businessTime, businessInstant } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import type { Addresses } from "~/web/i18n/addresses.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { Secret } from "~/staff/site-secret.server";
import { findSiteName, eventUid } from "./event-uid.server";
import { feedIdIn, isFeedToken } from "./feed-token.server";
import { findFeed } from "./feeds.queries.server";
import { listTakenTimes, type TakenTime } from "./taken-times.queries.server";
import { setImmediate } from "node:timers/promises";
import type { TFunction } from "i18next";
import ical, { type ICalEventData } from "ical-generator";
import { href } from "react-router";
import { carText } from "~/booking/booking-car";
import { placeText } from "~/catalog/fleet/prices/place-text";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { callablePhone } from "~/messaging/delivery/booking-lines";
import { isolate } from "~/web/i18n/isolate";

type FeedSite = Pick<Addresses, "publicAddress"> & { sql: Sql; secret: Secret; lang: Language };

/**
 * The number of days after today in the feed of the work of the day, which calendars fetch only a few times a day.
 */
const DAYS_AHEAD = 7;
const MAX_HANDOVERS = 500;
const EXTENSION = ".ics";

/**
 * Loads the calendar file at an address (`file` with its extension); null if it was revoked or never was, or has
 * names that its account may not see any more.
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

type FileContext = {
  t: TFunction;
  /** Whether the file has names, phone numbers and notes besides the times. */
  withNames: boolean;
  /** The name of this site, see `findSiteName`. */
  siteName: string;
  now: Date;
};

/** The duration of a pick-up or a return in a calendar. */
const HANDOVER_MS = 30 * 60_000;

/** Returns the times in which vehicles are not free, as a calendar file (RFC 5545) in UTC. */
export function takenFile(times: readonly TakenTime[], context: FileContext): Promise<string> {
  return fileOf(
    times.map((time) => ({
      id: eventUid("taken", time.rowId, context.siteName),
      start: new Date(time.from),
      end: new Date(time.until),
      summary: takenText(time, context),
    })),
    context,
  );
}

function takenText({ kind, model, vehicle, name }: TakenTime, { t, withNames }: FileContext) {
  const car = vehicle ? vehicleLabel(model, vehicle) : model;
  if (withNames && name) return `${isolate(name)}: ${car}`;
  return t(`feeds.file.${kind}`, { car });
}

type TodayContext = FileContext & { publicAddress: (path: string) => string };

/** Returns a calendar file with pick-ups and returns; each leads to its booking at the desk. */
function todayFile(handovers: readonly Handover[], context: TodayContext): Promise<string> {
  return fileOf(
    handovers.map((row) => {
      const start = businessInstant(row.day, row.time);
      return {
        id: eventUid(row.kind, row.id, context.siteName),
        start,
        end: new Date(start.getTime() + HANDOVER_MS),
        location: placeText(context.t, row.place, row.placeName ?? undefined),
        url: context.publicAddress(href("/admin/bookings/:id", { id: String(row.id) })),
        ...handoverTexts(row, context),
      };
    }),
    context,
  );
}

function handoverTexts(row: Handover, { t, withNames }: FileContext) {
  const car = [carText(t, row, { audience: "staff" }), row.car.plate].filter(Boolean).join(", ");
  const summary = t(`feeds.file.${row.kind}`, { car });
  if (!withNames) return { summary };
  return {
    summary: `${summary} · ${isolate(row.name)}`,
    description: `${row.name}\n${callablePhone(row)}`,
  };
}

/** The number of events that are written in one go. */
const BATCH_SIZE = 200;

/**
 * Writes a calendar file in batches. Between them the site serves other requests: a feed may have thousands of
 * events.
 */
async function fileOf(events: readonly ICalEventData[], context: FileContext): Promise<string> {
  const batches: string[] = [];
  for (let start = 0; start < events.length; start += BATCH_SIZE) {
    const text = calendarOf(events.slice(start, start + BATCH_SIZE), context);
    batches.push(text.slice(text.indexOf("BEGIN:VEVENT"), text.lastIndexOf(END)));
    // oxlint-disable-next-line no-await-in-loop -- that is the purpose.
    await setImmediate();
  }
  const [head = ""] = calendarOf([], context).split(END);
  return [head, ...batches, END].join("");
}

const END = "END:VCALENDAR";

function calendarOf(events: readonly ICalEventData[], { t, now }: FileContext): string {
  const calendar = ical({
    prodId: { company: "Mgzavri", product: "Calendar" },
    name: t("feeds.file.title"),
    ttl: 3600,
  });
  for (const event of events) calendar.createEvent({ ...event, stamp: now });
  return calendar.toString();
}
