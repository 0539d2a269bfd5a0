import { setImmediate } from "node:timers/promises";
import type { TFunction } from "i18next";
import ical, { type ICalEventData } from "ical-generator";
import { href } from "react-router";
import type { Handover } from "~/booking/agenda/today";
import { carText } from "~/booking/booking-car";
import { businessInstant } from "~/web/calendar";
import { placeText } from "~/catalog/fleet/prices/place-text";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { eventUid } from "./event-uid.server";
import type { TakenTime } from "./taken-times.queries.server";
import { callablePhone } from "~/messaging/delivery/booking-lines";
import { isolate } from "~/web/i18n/isolate";

type FileContext = {
  t: TFunction;
  /** Names, phone numbers and notes besides the times. */
  withNames: boolean;
  /** See `findSiteName`. */
  siteName: string;
  now: Date;
};

/** How long a pick-up or a return takes in a calendar. */
const HANDOVER_MS = 30 * 60_000;

/** The times in which vehicles are not free, as a calendar file (RFC 5545) in UTC. */
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

/** Pick-ups and returns; each leads to its booking at the desk. */
export function todayFile(handovers: readonly Handover[], context: TodayContext): Promise<string> {
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
  const car = [carText(t, row, { reader: "operator" }), row.car.plate].filter(Boolean).join(", ");
  const summary = t(`feeds.file.${row.kind}`, { car });
  if (!withNames) return { summary };
  return {
    summary: `${summary} · ${isolate(row.name)}`,
    description: `${row.name}\n${callablePhone(row)}`,
  };
}

/** Events that are written in one go. */
const BATCH_SIZE = 200;

/** Between batches the site answers others: a feed may have thousands of events. */
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
