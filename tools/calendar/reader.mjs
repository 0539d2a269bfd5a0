// This is the worker that reads a calendar of another site: a hostile one can end it, but not the site. Its
// input and its result are types of `app/messaging/feeds/import/read-calendar.server.ts`.
import { createHash } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { periodsOf, readPeriod } from "./events.mjs";
import { componentsOf, propertiesOf } from "./lines.mjs";
import { parseTime } from "./times.mjs";
import { fixedZone, zoneFinder } from "./zones.mjs";

const { text: file, from, until, businessOffset, maxEvents, maxSteps, own } = workerData;

const MINUTE = 60_000;
const DAY = 86_400_000;
const LAST = Date.UTC(2200, 0);

/** Ids of events of this site that come back from another one. Earlier releases did not name the site. */
const OWN_UID = /^(?:(?:taken|pickup|return)-\d+@(?:([\w-]+)\.)?mgzavri|[\w-]{43}@mgzavri)$/i;

/** Components that are read. Others take no vehicle, and are reported. */
const READ_KINDS = new Set(["VEVENT", "VFREEBUSY", "VTIMEZONE"]);

class TooManyError extends Error {}

const business = fixedZone(businessOffset);
const known = new Set();
const unread = new Map();
const found = new Map();
let steps = 0;

function read() {
  const components = componentsOf(file);
  const ofKind = (kind) => components.filter((component) => component.kind === kind);
  const findZone = zoneFinder(ofKind("VTIMEZONE"), until + DAY);
  const events = ofKind("VEVENT").map((component, index) => eventOf(component, index, findZone));
  const changes = changesByUid(events);
  for (const event of events) {
    known.add(event.hash);
    if (isOwn(event.uid)) continue;
    for (const [start, end] of periodsOf(event, changes.get(event.uid) ?? [], until, countStep)) {
      storeTime(event.hash, start, end);
    }
  }
  for (const [index, component] of ofKind("VFREEBUSY").entries()) {
    readBusyTimes(eventOf(component, index, findZone));
  }
  const others = components.map(({ kind }) => kind).filter((kind) => !READ_KINDS.has(kind));
  for (const kind of new Set(others)) report({ hash: "", number: 0, starts: "" }, "kind", kind);
  return { known: [...known], unread: [...unread.values()], events: [...found.values()] };
}

function eventOf(component, index, findZone) {
  const properties = propertiesOf(component);
  const uid = properties.get("UID")?.[0].value ?? "";
  return {
    properties,
    uid,
    hash: hashOf(uid),
    number: index + 1,
    starts: clockTime(properties.get("DTSTART")?.[0].value),
    report(fault, detail = "") {
      report(this, fault, detail);
    },
    /** Finds a zone. For an unknown one it is the company's, so that the vehicle is not free. */
    zoneOf(name) {
      if (!name) return business;
      const zone = findZone(name);
      if (!zone) this.report("timeZone", name);
      return zone ?? business;
    },
  };
}

/** Formats a time as `YYYY-MM-DD HH:MM` in the zone of the event; empty if it can't be read. */
function clockTime(text = "") {
  const time = parseTime(text);
  return time ? new Date(time.wall).toISOString().slice(0, 16).replace("T", " ") : "";
}

/** Reports each fault of an event once, without texts of the event: they may be names of persons. */
function report({ hash, number, starts }, fault, detail) {
  const key = `${hash} ${number} ${fault}`;
  if (unread.has(key)) return;
  unread.set(key, {
    uid: hash,
    number,
    starts: starts.slice(0, 30),
    fault,
    detail: storable(detail.slice(0, 100)),
  });
}

/** Replaces what PostgreSQL does not store: NUL, and the half of a surrogate pair. */
function storable(text) {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

/**
 * Groups the events that change single occurrences by their identifier, which they share with the changed
 * event.
 */
function changesByUid(events) {
  const changes = new Map();
  for (const event of events) {
    if (!event.properties.has("RECURRENCE-ID")) continue;
    const others = changes.get(event.uid);
    if (others) others.push(event);
    else changes.set(event.uid, [event]);
  }
  return changes;
}

function isOwn(uid) {
  const match = OWN_UID.exec(uid);
  return match !== null && (match[1] === undefined || match[1] === own);
}

function countStep() {
  steps += 1;
  if (steps > maxSteps) throw new TooManyError();
}

/** Stores a time unless it is over. */
function storeTime(uid, start, end) {
  const [first, last] = inBounds(start, end);
  if (last <= from) return;
  found.set(`${uid} ${first} ${last}`, { uid, start: first, end: last });
  if (found.size > maxEvents) throw new TooManyError();
}

/**
 * Orders the bounds of a time, makes it at least a minute long, and limits it to the years that the
 * database and texts can show.
 */
function inBounds(start, end) {
  const first = Math.max(Math.min(start, end, LAST - DAY), 0);
  const last = Math.min(Math.max(start, end), LAST);
  return [first, last - first < MINUTE ? first + DAY : last];
}

/** Reads the times that are not free. As these periods have no names, each is identified by its start. */
function readBusyTimes(event) {
  for (const property of event.properties.get("FREEBUSY") ?? []) {
    const isFree = property.parameters.get("FBTYPE")?.toUpperCase() === "FREE";
    for (const text of property.value.split(",")) {
      const period = readPeriod(event, property, text);
      if (period?.end === undefined) {
        report(event, "time", text);
        continue;
      }
      const uid = hashOf(`busy ${period.start}`);
      known.add(uid);
      if (!isFree) storeTime(uid, period.start, period.end);
    }
  }
}

/** Hashes an identifier: some calendars put addresses of people into it. */
function hashOf(uid) {
  return createHash("sha256").update(uid).digest("base64url").slice(0, 22);
}

function readSafely() {
  try {
    return { ok: true, ...read() };
  } catch (error) {
    if (error instanceof TooManyError) return { ok: false, fault: "tooMany", detail: "" };
    return { ok: false, fault: "unreadable", detail: "" };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin.
parentPort.postMessage(readSafely());
