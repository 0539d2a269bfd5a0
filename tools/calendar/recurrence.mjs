// This follows recurrence rules of RFC 5545 (3.3.10), from whole days up. The library passes over what it
// doesn't know, so rules are checked before (decision 56).
import { RRuleTemporal } from "rrule-temporal";

/** A rule that the standard forbids, one of a kind that no rental has, or one that the library gets wrong. */
export class RuleError extends Error {}

const WEEKDAY = "(?:MO|TU|WE|TH|FR|SA|SU)";
// The library takes the 53rd weekday of a year that has none for the first one of the next year.
const DAY = `(?:[+-]?(?:0?[1-9]|[1-4]\\d|5[0-2]))?${WEEKDAY}`;

const PARTS = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,5}$/,
  COUNT: /^[1-9]\d{0,5}$/,
  UNTIL: /^\d{8}/,
  WKST: new RegExp(`^${WEEKDAY}$`),
  BYDAY: new RegExp(`^${DAY}(?:,${DAY})*$`),
};

/** The rule's parts that are lists of numbers: the least and the greatest one. */
const NUMBERS = {
  BYMONTH: [1, 12],
  BYWEEKNO: [-53, 53],
  BYYEARDAY: [-366, 366],
  BYMONTHDAY: [-31, 31],
  BYHOUR: [0, 23],
  BYMINUTE: [0, 59],
  BYSECOND: [0, 59],
  BYSETPOS: [-366, 366],
};

/** The most periods of a rule, more than the days since 1900: a rule that needs more can't be followed. */
const MAX_PERIODS = 100_000;

const MAX_TIMES_A_DAY = 24;

/** Throws a `RuleError` for a rule that `occurrencesOf` can't follow to the day. */
export function parseRule(text) {
  const rule = {};
  for (const part of text.trim().toUpperCase().split(";").filter(Boolean)) {
    const [name, value = "", ...more] = part.split("=");
    const isKnown = PARTS[name]?.test(value) ?? areNumbers(name, value);
    if (!isKnown || more.length > 0 || Object.hasOwn(rule, name)) throw new RuleError();
    rule[name] = value;
  }
  if (!rule.FREQ || isMistaken(rule) || timesOf(rule) > MAX_TIMES_A_DAY) throw new RuleError();
  return rule;
}

function areNumbers(name, value) {
  if (!Object.hasOwn(NUMBERS, name)) return false;
  const [least, greatest] = NUMBERS[name];
  return value.split(",").every((text) => {
    const number = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    return number >= least && number <= greatest && (number !== 0 || least === 0);
  });
}

/**
 * Returns whether a rule lists days of a year of which the library follows only one list, or adds what it
 * should leave out.
 */
function isMistaken({ FREQ, BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY, BYDAY, BYSETPOS }) {
  if (FREQ !== "YEARLY") return false;
  return Boolean(
    (BYYEARDAY && (BYWEEKNO || BYMONTHDAY || BYDAY)) ||
    (BYWEEKNO && (BYMONTHDAY || BYSETPOS)) ||
    (BYMONTHDAY && !BYMONTH && /\d/.test(BYDAY)),
  );
}

function timesOf({ BYHOUR = "", BYMINUTE = "", BYSECOND = "" }) {
  return [BYHOUR, BYMINUTE, BYSECOND].reduce((times, list) => times * list.split(",").length, 1);
}

/**
 * The rule's parts that are not followed: `UNTIL`, which the caller knows, and in rules of days, as the
 * standard says, times.
 */
const IGNORED = ["UNTIL"];
const IGNORED_FOR_DAYS = ["UNTIL", "BYHOUR", "BYMINUTE", "BYSECOND"];

/**
 * Returns the occurrences from `start` to `end`, in order, whatever the rule's `UNTIL`. All are wall times,
 * written as ms of UTC. Throws a `RuleError` for what the standard forbids.
 */
export function occurrencesOf(rule, { start, end, isDate }) {
  const ignored = isDate ? IGNORED_FOR_DAYS : IGNORED;
  const parts = Object.entries(rule).filter(([name]) => !ignored.includes(name));
  const first = new Date(start).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  try {
    return new RRuleTemporal({
      rruleString: `DTSTART:${first}\nRRULE:${parts.map((part) => part.join("=")).join(";")}`,
      strict: true,
      cache: false,
      maxIterations: MAX_PERIODS,
    })
      .between(new Date(start), new Date(end), true)
      .map(({ epochMilliseconds }) => epochMilliseconds);
  } catch {
    throw new RuleError();
  }
}
