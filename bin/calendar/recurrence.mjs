// Recurrence rules of RFC 5545 (3.3.10), from whole days up. ical.js loops for ever on some rules and gives
// wrong days for others (decision 95).

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** A rule that the standard forbids, or of a kind that no rental has. */
export class RuleError extends Error {}

const LISTS = {
  BYMONTH: { from: 1, to: 12 },
  BYWEEKNO: { from: 1, to: 53, negative: true },
  BYYEARDAY: { from: 1, to: 366, negative: true },
  BYMONTHDAY: { from: 1, to: 31, negative: true },
  BYHOUR: { from: 0, to: 23 },
  BYMINUTE: { from: 0, to: 59 },
  BYSECOND: { from: 0, to: 60 },
  BYSETPOS: { from: 1, to: 366, negative: true },
};

/** What the standard does not allow together with a frequency. */
const FORBIDDEN = {
  DAILY: ["BYWEEKNO", "BYYEARDAY"],
  WEEKLY: ["BYWEEKNO", "BYYEARDAY", "BYMONTHDAY"],
  MONTHLY: ["BYWEEKNO", "BYYEARDAY"],
  YEARLY: [],
};

/** Throws a `RuleError` for a rule that `occurrencesOf` can't follow to the day. */
export function parseRule(text) {
  const parts = new Map();
  for (const part of text.trim().toUpperCase().split(";")) {
    const [name, value, ...more] = part.split("=");
    if (part === "") continue;
    if (!value || more.length > 0 || parts.has(name)) throw new RuleError();
    parts.set(name, value);
  }
  const take = (name) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const frequency = take("FREQ");
  if (!Object.hasOwn(FORBIDDEN, frequency ?? "")) throw new RuleError();
  const rule = {
    frequency,
    interval: positive(take("INTERVAL") ?? "1"),
    count: parts.has("COUNT") ? positive(take("COUNT")) : Infinity,
    until: take("UNTIL") ?? null,
    weekStart: weekdayOf(take("WKST") ?? "MO"),
    days: parts.has("BYDAY") ? take("BYDAY").split(",").map(dayOf) : null,
    ...Object.fromEntries(Object.keys(LISTS).map((name) => [name, numbers(name, take(name))])),
  };
  if (parts.size > 0) throw new RuleError();
  check(rule);
  return rule;
}

function positive(text) {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new RuleError();
  return Number(text);
}

function weekdayOf(text) {
  const index = WEEKDAYS.indexOf(text);
  if (index === -1) throw new RuleError();
  return index;
}

function dayOf(text) {
  const [, nth, weekday] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const ordinal = nth === undefined ? null : Number(nth);
  if (ordinal === 0 || Math.abs(ordinal) > 53) throw new RuleError();
  return { ordinal, weekday: weekdayOf(weekday) };
}

function numbers(name, text) {
  if (text === undefined) return null;
  const { from, to, negative } = LISTS[name];
  return text.split(",").map((one) => {
    const value = /^[+-]?\d{1,3}$/.test(one) ? Number(one) : Number.NaN;
    const size = negative ? Math.abs(value) : value;
    if (!(size >= from && size <= to)) throw new RuleError();
    return value;
  });
}

function check(rule) {
  const { frequency, days } = rule;
  const hasOrdinals = days?.some(({ ordinal }) => ordinal !== null);
  const mayHaveOrdinals = frequency === "MONTHLY" || (frequency === "YEARLY" && !rule.BYWEEKNO);
  const hasList =
    days !== null || Object.keys(LISTS).some((name) => name !== "BYSETPOS" && rule[name]);
  const isWrong =
    FORBIDDEN[frequency].some((name) => rule[name]) ||
    (hasOrdinals && !mayHaveOrdinals) ||
    (rule.BYSETPOS && !hasList);
  if (isWrong) throw new RuleError();
}

/**
 * The occurrences from `start` on and before `end`, in order. Both are wall times, written as ms of UTC;
 * `isOver` says whether one is after the rule's `until`.
 */
export function* occurrencesOf(rule, { start, end, isDate, isOver }) {
  const chosen = withDefaults(rule, new Date(start));
  const times = isDate ? [0] : timesOf(rule, start - dayStart(start));
  let left = rule.count;
  for (const days of periodsOf(chosen, start, end)) {
    const moments = days.flatMap((day) => times.map((time) => day + time));
    for (const moment of atPositions(moments, rule.BYSETPOS)) {
      if (moment < start) continue;
      if (moment >= end || left <= 0 || isOver(moment)) return;
      left -= 1;
      yield moment;
    }
  }
}

/** What the rule does not say follows from its start. */
function withDefaults(rule, start) {
  const { frequency, days, BYMONTH, BYMONTHDAY, BYWEEKNO, BYYEARDAY } = rule;
  const hasDays = days || BYMONTHDAY || BYYEARDAY;
  if (hasDays || frequency === "DAILY") return rule;
  if (frequency === "WEEKLY" || BYWEEKNO) {
    return { ...rule, days: [{ ordinal: null, weekday: start.getUTCDay() }] };
  }
  const ofMonth = { ...rule, BYMONTHDAY: [start.getUTCDate()] };
  if (frequency === "MONTHLY" || BYMONTH) return ofMonth;
  return { ...ofMonth, BYMONTH: [start.getUTCMonth() + 1] };
}

function timesOf({ BYHOUR, BYMINUTE, BYSECOND }, ofStart) {
  const hours = BYHOUR ?? [Math.floor(ofStart / 3_600_000)];
  const minutes = BYMINUTE ?? [Math.floor(ofStart / 60_000) % 60];
  const seconds = BYSECOND ?? [Math.floor(ofStart / 1000) % 60];
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) =>
      seconds.map((second) => (hour * 60 + minute) * 60_000 + second * 1000),
    ),
  );
  return ascending(times);
}

/** The days that the rule selects in each of its periods: of the first one too those before the start. */
function* periodsOf(rule, start, end) {
  const first = new Date(dayStart(start));
  for (let index = 0; ; index += rule.interval) {
    const [from, until] = periodAt(rule, first, index);
    if (from >= end) return;
    const days = [];
    for (let day = from; day < until; day += DAY) if (isSelected(rule, day)) days.push(day);
    yield days;
  }
}

/** The period that is some periods after that of the start. */
function periodAt({ frequency, weekStart }, first, index) {
  const year = first.getUTCFullYear();
  const month = first.getUTCMonth();
  switch (frequency) {
    case "YEARLY":
      return [dateOf(year + index, 0, 1), dateOf(year + index + 1, 0, 1)];
    case "MONTHLY":
      return [dateOf(year, month + index, 1), dateOf(year, month + index + 1, 1)];
    case "WEEKLY": {
      const week = weekBegin(first.getTime(), weekStart) + index * WEEK;
      return [week, week + WEEK];
    }
    default: {
      const day = first.getTime() + index * DAY;
      return [day, day + DAY];
    }
  }
}

/** The cheapest questions come first: most days of a year are none of a rule. */
function isSelected(rule, day) {
  const date = new Date(day);
  return (
    (!rule.BYMONTH || rule.BYMONTH.includes(date.getUTCMonth() + 1)) &&
    (!rule.days || rule.days.some((wanted) => isWeekday(wanted, rule, date))) &&
    (!rule.BYMONTHDAY || includes(rule.BYMONTHDAY, dayOfMonth(date))) &&
    (!rule.BYYEARDAY || includes(rule.BYYEARDAY, dayOfYear(date))) &&
    (!rule.BYWEEKNO || includes(rule.BYWEEKNO, weekOf(day, rule.weekStart)))
  );
}

function dayOfMonth(date) {
  const last = new Date(dateOf(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  return { index: date.getUTCDate(), length: last.getUTCDate() };
}

function dayOfYear(date) {
  const [start, next] = [0, 1].map((later) => dateOf(date.getUTCFullYear() + later, 0, 1));
  return { index: (date.getTime() - start) / DAY + 1, length: (next - start) / DAY };
}

/** Negative numbers count from the end. */
function includes(list, { index, length }) {
  return list.includes(index) || list.includes(index - length - 1);
}

/** The nth weekday of the month, or, in a yearly rule without months, of the year. */
function isWeekday({ ordinal, weekday }, { frequency, BYMONTH }, date) {
  if (weekday !== date.getUTCDay()) return false;
  if (ordinal === null) return true;
  const isOfMonth = frequency === "MONTHLY" || BYMONTH;
  const { index, length } = isOfMonth ? dayOfMonth(date) : dayOfYear(date);
  return ordinal === Math.ceil(index / 7) || ordinal === -Math.ceil((length - index + 1) / 7);
}

/** The week of a day, by ISO 8601 but for its first weekday: week 1 has at least four days of its year. */
function weekOf(day, weekStart) {
  const week = weekBegin(day, weekStart);
  const year = new Date(week + 3 * DAY).getUTCFullYear();
  const firstWeek = (of) => weekBegin(dateOf(of, 0, 4), weekStart);
  return {
    index: (week - firstWeek(year)) / WEEK + 1,
    length: (firstWeek(year + 1) - firstWeek(year)) / WEEK,
  };
}

function weekBegin(day, weekStart) {
  return day - ((new Date(day).getUTCDay() - weekStart + 7) % 7) * DAY;
}

function atPositions(moments, positions) {
  if (!positions) return moments;
  const indexes = positions.map((at) => (at > 0 ? at - 1 : moments.length + at));
  return ascending(indexes.filter((at) => at in moments).map((at) => moments[at]));
}

function ascending(values) {
  return [...new Set(values)].sort((a, b) => a - b);
}

function dayStart(moment) {
  return Math.floor(moment / DAY) * DAY;
}

/** `Date.UTC` takes the years from 0 to 99 for those of the 20th century. */
function dateOf(year, month, day) {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.getTime();
}
