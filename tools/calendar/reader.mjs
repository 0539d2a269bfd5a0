// The worker that reads a calendar of another site: a hostile one can end it, but not the site. Its input
// and its answer are types of `app/messaging/feeds/import/read-calendar.server.ts`.
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

/** What else a calendar may have takes no vehicle, and is told. */
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
      keep(event.hash, start, end);
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
    /** A time of an unknown zone is taken for one of the business, so that the vehicle is not free. */
    zoneOf(name) {
      if (!name) return business;
      const zone = findZone(name);
      if (!zone) this.report("timeZone", name);
      return zone ?? business;
    },
  };
}

/** `YYYY-MM-DD HH:MM` in the zone of the event; empty if it can't be read. */
function clockTime(text = "") {
  const time = parseTime(text);
  return time ? new Date(time.wall).toISOString().slice(0, 16).replace("T", " ") : "";
}

/** Once for each event and fault. Texts of the event are not among it: they may be names of persons. */
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

/** PostgreSQL stores no NUL, and no half of a sign. */
function storable(text) {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

/** The events that change single occurrences, by the identifier that they share with theirs. */
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
function keep(uid, start, end) {
  const [first, last] = inBounds(start, end);
  if (last <= from) return;
  found.set(`${uid} ${first} ${last}`, { uid, start: first, end: last });
  if (found.size > maxEvents) throw new TooManyError();
}

/** In order, at least a minute long, and within the years that the database and texts can show. */
function inBounds(start, end) {
  const first = Math.max(Math.min(start, end, LAST - DAY), 0);
  const last = Math.min(Math.max(start, end), LAST);
  return [first, last - first < MINUTE ? first + DAY : last];
}

/** What is not free. As these periods have no names, each is known by its start. */
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
      if (!isFree) keep(uid, period.start, period.end);
    }
  }
}

/** Hashed: some calendars put addresses of people into it. */
function hashOf(uid) {
  return createHash("sha256").update(uid).digest("base64url").slice(0, 22);
}

function answer() {
  try {
    return { ok: true, ...read() };
  } catch (error) {
    if (error instanceof TooManyError) return { ok: false, fault: "tooMany", detail: "" };
    return { ok: false, fault: "unreadable", detail: "" };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin.
parentPort.postMessage(answer());
