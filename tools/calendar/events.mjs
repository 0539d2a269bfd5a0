// This reads the times of events (RFC 5545, 3.6.1), with their repeats and the changes of single ones.
import { occurrencesOf, parseRule, RuleError } from "./recurrence.mjs";
import { parseDuration, parseTime } from "./times.mjs";
import { fixedZone } from "./zones.mjs";

const DAY = 86_400_000;
const UTC = fixedZone(0);
const NONE = [];

/**
 * Yields start and end in ms of each occurrence of an event that is not cancelled, before `until`.
 * `changes` are the events that change single occurrences of it. `event.report` gets what can't be read; as
 * much as possible is taken, so that the vehicle is not free by mistake.
 */
export function* periodsOf(event, changes, until, count) {
  if (isCancelled(event)) return;
  const start = startOf(event);
  if (!start) return;
  const endOf = lengthOf(event, start);
  if (event.properties.has("RECURRENCE-ID")) {
    yield [instantOf(event, start), endOf(start)];
    return;
  }
  const isExcluded = exclusionsOf(event, start, until, count);
  const change = changesOf(changes);
  for (const occurrence of occurrencesFrom(event, start, until, count)) {
    if (isExcluded(occurrence)) continue;
    const begin = instantOf(event, occurrence);
    const period = change(begin, occurrence, [begin, occurrence.end ?? endOf(occurrence)]);
    if (period) yield period;
  }
}

function isCancelled({ properties }) {
  return properties.get("STATUS")?.[0].value.toUpperCase() === "CANCELLED";
}

function startOf(event) {
  const [property] = event.properties.get("DTSTART") ?? NONE;
  const time = property && timeOf(property, property.value);
  if (!time) event.report("time", property?.value);
  return time;
}

function timeOf({ parameters }, text) {
  return parseTime(text, parameters.get("TZID"));
}

/**
 * Returns the instant of a time of an event. Days and times without a zone are in the company's zone, and
 * so are those of an unknown one.
 */
function instantOf(event, { wall, isUtc, zone }) {
  return (isUtc ? UTC : event.zoneOf(zone))(wall);
}

/**
 * Returns a function that finds the end of an occurrence in ms: by the duration, or as long after its start
 * as the end of the event is.
 */
function lengthOf(event, start) {
  const [end] = event.properties.get("DTEND") ?? NONE;
  const [duration] = event.properties.get("DURATION") ?? NONE;
  const length = end ? distance(event, start, end) : duration && parseDuration(duration.value);
  if (!length && (end || duration)) event.report("end", (end ?? duration).value);
  const { days, ms } = length || { days: DAY, ms: 0 };
  return (time) => instantOf(event, { ...time, wall: time.wall + days }) + ms;
}

function distance(event, start, property) {
  const end = timeOf(property, property.value);
  if (!end) return null;
  if (start.isDate && end.isDate) return { days: end.wall - start.wall, ms: 0 };
  return { days: 0, ms: instantOf(event, end) - instantOf(event, start) };
}

/**
 * Yields the first time of an event, those of its rules, and further ones, which may have ends of their
 * own.
 */
function* occurrencesFrom(event, start, until, count) {
  yield start;
  for (const { value } of event.properties.get("RRULE") ?? NONE) {
    yield* ruleTimes(event, start, value, until, count);
  }
  for (const property of event.properties.get("RDATE") ?? NONE)
    yield* listedTimes(event, start, property);
}

function* ruleTimes(event, start, text, until, count) {
  const followed = follow(text, { ...start, start: start.wall, end: until + DAY });
  if (!followed) {
    event.report("rule", text);
    return;
  }
  const { walls, last } = followed;
  for (const wall of walls) {
    count();
    const time = { ...start, wall };
    if (instantOf(event, time) >= until || (last && isAfter(event, time, last))) return;
    yield time;
  }
}

/**
 * Returns the wall times of a rule, and its `UNTIL`, which may be null. Null if the rule can't be followed.
 */
function follow(text, range) {
  try {
    const rule = parseRule(text);
    const last = rule.UNTIL === undefined ? null : parseTime(rule.UNTIL);
    if (rule.UNTIL !== undefined && !last) return null;
    return { walls: occurrencesOf(rule, range), last };
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

/** Returns whether a time is after the end of a rule. A rule that ends on a day includes the whole day. */
function isAfter(event, time, last) {
  if (time.isDate || last.isDate) return dayOf(time.wall) > dayOf(last.wall);
  return last.isUtc ? instantOf(event, time) > last.wall : time.wall > last.wall;
}

/** Yields the times in a list. A day stands for the time of the event on it. */
function* listedTimes(event, start, property) {
  for (const text of property.value.split(",")) {
    const period = readPeriod(event, property, text);
    if (!period) {
      event.report("date", text);
      continue;
    }
    const { time, end } = period;
    if (time.isDate && !start.isDate)
      yield { ...start, wall: time.wall + start.wall - dayOf(start.wall) };
    else yield { ...time, end };
  }
}

/**
 * Reads a time, or a period from one to another or for a duration. Its end is in ms; null if it can't be
 * read.
 */
export function readPeriod(event, property, text) {
  const [from, to] = text.trim().split("/");
  const time = timeOf(property, from);
  if (!time || to === undefined) return time && { time };
  const duration = parseDuration(to);
  const end = duration ? null : timeOf(property, to);
  if (!duration && !end) return null;
  const last = end ?? { ...time, wall: time.wall + duration.days };
  return { time, start: instantOf(event, time), end: instantOf(event, last) + (duration?.ms ?? 0) };
}

/** Returns a function that says whether an occurrence is excluded. */
function exclusionsOf(event, start, until, count) {
  const listed = (event.properties.get("EXDATE") ?? NONE).flatMap((property) =>
    property.value.split(",").flatMap((text) => timeOf(property, text.trim()) ?? NONE),
  );
  const ofRules = (event.properties.get("EXRULE") ?? NONE).flatMap(({ value }) => [
    ...ruleTimes(event, start, value, until, count),
  ]);
  return timesMatcher(event, [...listed, ...ofRules]);
}

/**
 * Returns a function that says whether a time is among some: by instant or day, or, where these have no
 * zone, by the clock.
 */
function timesMatcher(event, times) {
  const days = new Set();
  const walls = new Set();
  const instants = new Set();
  for (const time of times) {
    if (time.isDate) days.add(time.wall);
    else if (!time.isUtc && !time.zone) walls.add(time.wall);
    if (!time.isDate) instants.add(instantOf(event, time));
  }
  return (time) =>
    days.has(dayOf(time.wall)) ||
    walls.has(time.wall) ||
    (!time.isDate && instants.has(instantOf(event, time)));
}

/**
 * Returns a function that applies changes to an occurrence: null if it is an event of its own or cancelled,
 * else its period, which a change of all later occurrences moves.
 */
function changesOf(changes) {
  const known = changes.flatMap(changeOf);
  const later = known.filter(({ isForLater }) => isForLater).toSorted((a, b) => a.at - b.at);
  return (begin, occurrence, period) => {
    if (known.some(({ isOf }) => isOf(occurrence))) return null;
    const last = later.findLast(({ at }) => at < begin);
    if (!last) return period;
    return last.isCancelled ? null : [begin + last.shift, begin + last.shift + last.length];
  };
}

/** Returns nothing if the time of a change can't be read: the occurrence stays unchanged. */
function changeOf(event) {
  const [property] = event.properties.get("RECURRENCE-ID");
  const of = timeOf(property, property.value);
  const [startProperty] = event.properties.get("DTSTART") ?? NONE;
  const start = startProperty && timeOf(startProperty, startProperty.value);
  const isGone = isCancelled(event);
  if (!of || (!start && !isGone)) return NONE;
  const at = instantOf(event, of);
  return [
    {
      isOf: timesMatcher(event, [of]),
      at,
      isForLater: property.parameters.get("RANGE")?.toUpperCase() === "THISANDFUTURE",
      isCancelled: isGone,
      ...(start && {
        shift: instantOf(event, start) - at,
        length: lengthOf(event, start)(start) - instantOf(event, start),
      }),
    },
  ];
}

function dayOf(wall) {
  return Math.floor(wall / DAY) * DAY;
}
