// This makes time zones of calendars: each is a function from a wall time to the instant, both in ms.
import { findIana } from "windows-iana";
import { propertiesOf } from "./lines.mjs";
import { occurrencesOf, parseRule } from "./recurrence.mjs";
import { parseTime } from "./times.mjs";

const HOUR = 3_600_000;
const MINUTE = 60_000;
const UTC_OFFSET = /^([+-])(\d\d):?(\d\d)(\d\d)?$/;
const NAMED_OFFSET = /^\(?(?:UTC|GMT)\s*([+-])(\d{1,2})(?::?(\d\d))?\)?(?: .*)?$/i;

/** Makes a zone whose clocks are always so many ms before UTC. */
export function fixedZone(offset) {
  return (wall) => wall - offset;
}

/**
 * Returns a function that finds the zone of a name, or null: one that the calendar defines (`definitions`
 * are its VTIMEZONEs), of the system, of Windows, or an offset. `until` is the last wall time that matters.
 */
export function zoneFinder(definitions, until) {
  const defined = new Map(
    definitions.map((definition) => [valueIn(propertiesOf(definition), "TZID"), definition]),
  );
  const known = new Map();
  return (name) => {
    if (!known.has(name)) known.set(name, definedZone(defined.get(name), until) ?? namedZone(name));
    return known.get(name);
  };
}

/** Returns nothing for a definition that can't be read: the system may know its name. */
function definedZone(definition, until) {
  if (!definition) return null;
  try {
    const changes = definition.components.flatMap((observance) => changesOf(observance, until));
    changes.sort((a, b) => a.wall - b.wall);
    const [first] = changes;
    if (!first) return null;
    const offsetOf = (wall) => changes.findLast((change) => change.wall <= wall)?.to ?? first.from;
    return (wall) => wall - offsetOf(wall);
  } catch {
    return null;
  }
}

/** Returns when the clocks are changed to the offset of an observance, by the time before. */
function changesOf(observance, until) {
  const properties = propertiesOf(observance);
  const start = parseTime(valueIn(properties, "DTSTART") ?? "");
  const [from, to] = ["TZOFFSETFROM", "TZOFFSETTO"].map((name) => offsetIn(properties, name));
  const rules = (properties.get("RRULE") ?? []).map(({ value }) => parseRule(value));
  const dates = (properties.get("RDATE") ?? []).flatMap(({ value }) => value.split(","));
  const repeated = rules.flatMap((rule) => {
    const last = parseTime(rule.UNTIL ?? "");
    const isOver = (wall) => last && wall - (last.isUtc ? from : 0) > last.wall;
    const walls = occurrencesOf(rule, { start: start.wall, end: until, isDate: false });
    return walls.filter((wall) => !isOver(wall));
  });
  const walls = [start.wall, ...repeated, ...dates.map((date) => parseTime(date).wall)];
  return walls.map((wall) => ({ wall, from, to }));
}

function valueIn(properties, name) {
  return properties.get(name)?.[0].value;
}

/** Throws if there is no offset. */
function offsetIn(properties, name) {
  const [, sign, hours, minutes, seconds = "0"] = UTC_OFFSET.exec(valueIn(properties, name));
  const size = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * 1000;
  return sign === "-" ? -size : size;
}

/** Finds a zone by its name. Some programs write a path whose end is the name. */
function namedZone(name) {
  const parts = name.split("/");
  const ends = [0, -3, -2, -1].map((from) => parts.slice(from).join("/"));
  const zones = ends.map((end) => systemZone(findIana(end)[0] ?? end));
  return zones.find(Boolean) ?? offsetZone(name);
}

function systemZone(timeZone) {
  let format;
  try {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  } catch {
    return null;
  }
  return (wall) => wall - offsetAt(format, wall - offsetAt(format, wall));
}

function offsetAt(format, instant) {
  const parts = format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]);
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - instant) / 1000) * 1000;
}

/** Reads a zone such as `(UTC+04:00) Tbilisi`. */
function offsetZone(name) {
  const [, sign, hours, minutes = "0"] = NAMED_OFFSET.exec(name) ?? [];
  if (!sign || Number(hours) > 14) return null;
  const size = Number(hours) * HOUR + Number(minutes) * MINUTE;
  return fixedZone(sign === "-" ? -size : size);
}
