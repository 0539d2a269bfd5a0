// The worker that reads a calendar of another site: a hostile one can end it, but not the site. Its input
// and its answer are types of `app/feeds/import/read-calendar.server.ts`.
import { createHash } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import ICAL from "ical.js";

const { text, from, until, businessOffset, maxEvents, maxSteps } = workerData;

const unfolded = text.replaceAll(/\r?\n[ \t]/g, "");

/** The parser takes the digits of any text for a time. */
const TIME_LINE = /^(?:DTSTART|DTEND|RECURRENCE-ID)[;:].*$/gim;
const TIME =
  /:\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3])[0-5]\d[0-6]\dZ?)?\s*$/;

const MINUTE = 60_000;
const DAY = 86_400_000;
const LAST = Date.UTC(2200, 0);

/** Why a calendar is refused as a whole: half of it could leave a vehicle free that is not. */
class Fault extends Error {
  constructor(fault, detail = "") {
    super(fault);
    this.detail = detail;
  }
}

/** A zone of the system, for calendars that name a zone and don't define it. */
class SystemZone extends ICAL.Timezone {
  constructor(tzid) {
    super({ tzid });
    this.format = new Intl.DateTimeFormat("en-US", {
      timeZone: tzid,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  }

  /** In seconds, of a wall time. */
  utcOffset(time) {
    const wall = wallMs(time);
    return this.offsetAt(wall - this.offsetAt(wall) * 1000);
  }

  offsetAt(instant) {
    const parts = this.format
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]);
    const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
    return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - instant) / 1000);
  }
}

function registerSystemZones() {
  for (const [, tzid] of unfolded.matchAll(/TZID="?([^":;\r\n]+)/g)) {
    if (ICAL.TimezoneService.has(tzid)) continue;
    try {
      ICAL.TimezoneService.register(new SystemZone(tzid), tzid);
    } catch {
      // The calendar itself may define it.
    }
  }
}

function read() {
  registerSystemZones();
  const components = parse().flatMap((calendar) => calendar.getAllSubcomponents("vevent"));
  const events = new Map();
  let steps = 0;
  for (const component of components) {
    for (const [start, end] of periodsOf(component, () => (steps += 1))) {
      const [first, last] = inBounds(start, end);
      const uid = uidOf(component);
      if (last > from) events.set(`${uid} ${first} ${last}`, { uid, start: first, end: last });
      if (events.size > maxEvents || steps > maxSteps) throw new Fault("tooMany");
    }
  }
  return { known: [...new Set(components.map(uidOf))], events: [...events.values()] };
}

/** In order, at least a minute long, and within the years that the database and texts can show. */
function inBounds(start, end) {
  const first = Math.max(Math.min(start, end, LAST - DAY), 0);
  const last = Math.min(Math.max(start, end), LAST);
  return [first, last - first < MINUTE ? first + DAY : last];
}

function parse() {
  for (const [line] of unfolded.matchAll(TIME_LINE)) {
    if (!TIME.test(line)) throw new Fault("unreadable");
  }
  const parsed = ICAL.parse(text);
  const roots = (typeof parsed[0] === "string" ? [parsed] : parsed).map(
    (root) => new ICAL.Component(root),
  );
  if (roots.length === 0 || roots.some(({ name }) => name !== "vcalendar"))
    throw new Fault("unreadable");
  return roots;
}

/** Start and end in ms of each occurrence that is not cancelled, up to the horizon. */
function* periodsOf(component, count) {
  const exceptions = exceptionsOf(component);
  const event = new ICAL.Event(component, { exceptions });
  if (!event.startDate) throw new Fault("unreadable");
  checkZones(component);
  if (!event.isRecurring() || event.isRecurrenceException()) {
    if (!isCancelled(event)) yield [instantOf(event.startDate), instantOf(event.endDate)];
    return;
  }
  if (isCancelled(event)) return;
  // A day more, for changes of clocks.
  const length = event.duration.toSeconds() * 1000 + DAY;
  const occurrences = event.iterator();
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    if (count() > maxSteps) throw new Fault("tooMany");
    const instant = instantOf(next);
    if (instant >= until) return;
    if (instant + length < from && exceptions.length === 0) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (!isCancelled(item)) yield [instantOf(startDate), instantOf(endDate)];
  }
}

/** Changed occurrences of a recurring event. */
function exceptionsOf(component) {
  if (component.hasProperty("recurrence-id")) return [];
  return component.parent
    .getAllSubcomponents("vevent")
    .filter((other) => other.hasProperty("recurrence-id") && uidOf(other) === uidOf(component));
}

/** A time whose zone is unknown would be taken for one of the business. */
function checkZones(component) {
  for (const name of ["dtstart", "dtend"]) {
    const property = component.getFirstProperty(name);
    const tzid = property?.getParameter("tzid");
    const time = property?.getFirstValue();
    if (tzid && !time.isDate && time.zone === ICAL.Timezone.localTimezone)
      throw new Fault("timeZone", tzid);
  }
}

function isCancelled(event) {
  return event.component.getFirstPropertyValue("status")?.toUpperCase() === "CANCELLED";
}

/** Hashed: some calendars put addresses of people into it. */
function uidOf(component) {
  const uid = component.getFirstPropertyValue("uid") ?? "";
  return createHash("sha256").update(String(uid)).digest("base64url").slice(0, 22);
}

/** In ms. Days and times without a zone are those of the business. */
function instantOf(time) {
  const isLocal = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  const instant = isLocal ? wallMs(time) - businessOffset : time.toUnixTime() * 1000;
  if (!Number.isFinite(instant)) throw new Fault("unreadable");
  return instant;
}

function wallMs({ year, month, day, hour, minute, second, isDate }) {
  return Date.UTC(year, month - 1, day, ...(isDate ? [] : [hour, minute, second]));
}

function answer() {
  try {
    return { ok: true, ...read() };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.message, detail: error.detail };
    return { ok: false, fault: "unreadable", detail: "" };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin.
parentPort.postMessage(answer());
