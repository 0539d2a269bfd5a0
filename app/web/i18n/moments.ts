import type { TFunction } from "i18next";
import { businessMoment, daysBetween, weekday } from "~/web/calendar";
import { useTranslation } from "./use-translation";
import { formatWith } from "./format";

const HOUR = 60;
const DAY = 24 * HOUR;

/** Days near today that have a name, by their distance. */
const NAMED = { "-1": "yesterday", "0": "today", "1": "tomorrow" } as const;

/**
 * Formats lengths of time and moments near now, in words that people use at the desk. A day is one in
 * Georgia; `moment` is `YYYY-MM-DD HH:MM`, `today` is `YYYY-MM-DD`. Tables and histories have full dates
 * instead: see `Moment`.
 */
export function momentsWith(t: TFunction) {
  const format = formatWith(t);

  /** Formats minutes as `40 min`, `1 h 40`, from a day on `1 day 3 h`. */
  function duration(minutes: number): string {
    const whole = Math.max(0, Math.floor(minutes));
    if (whole < HOUR) return t("moments.minutes", { count: whole });
    const days = Math.floor(whole / DAY);
    const hours = Math.floor((whole % DAY) / HOUR);
    const daysText = t("moments.days", { count: days });
    if (days > 0 && hours === 0) return daysText;
    if (days > 0) return `${daysText}\u00a0${t("moments.hours", { count: hours })}`;
    const rest = whole % HOUR;
    return rest === 0
      ? t("moments.hours", { count: hours })
      : t("moments.hoursAndMinutes", { hours, minutes: String(rest).padStart(2, "0") });
  }

  /** Formats how long to wait: `30 s`, from a minute on by `duration`, rounded up. */
  function pause(seconds: number): string {
    if (seconds < 60) return t("moments.seconds", { count: Math.ceil(seconds) });
    return duration(Math.ceil(seconds / 60));
  }

  /** Formats a moment as `yesterday 12:00`, `today 12:00`, `tomorrow 12:00`, else `Tue 14 July, 12:00`. */
  function near(moment: string, today: string): string {
    const [day = "", time = ""] = moment.split(" ");
    const name = NAMED[String(daysBetween(today, day)) as keyof typeof NAMED];
    if (name) return t(`moments.near.${name}`, { time });
    return `${format.short(day, today)}, ${time}`;
  }

  /** Formats a day as `yesterday`, `today`, `tomorrow`, else `Tue 14 July`. */
  function nearDay(day: string, today: string): string {
    const name = NAMED[String(daysBetween(today, day)) as keyof typeof NAMED];
    return name ? t(`moments.nearDays.${name}`) : format.short(day, today);
  }

  /**
   * Formats a moment as `since 12:00`, `since yesterday 12:00`, within a week `since Wednesday`, else
   * `since 3 December`.
   */
  function since(moment: string, today: string): string {
    const [day = "", time = ""] = moment.split(" ");
    const days = daysBetween(day, today);
    if (days === 0) return t("moments.since.today", { time });
    if (days === 1) return t("moments.since.yesterday", { time });
    if (days > 1 && days < 7) return t("moments.since.weekday", { weekday: weekdayOf(t, day) });
    const date = { day: Number(day.slice(8)), month: monthOf(t, day), year: day.slice(0, 4) };
    return t(
      day.slice(0, 4) === today.slice(0, 4) ? "moments.since.date" : "moments.since.year",
      date,
    );
  }

  /** Formats how long ago an instant was, from a day on since when; both are ISO 8601. */
  function age(instant: string, now: string): string {
    const minutes = minutesBetween(instant, now);
    if (minutes < DAY) return duration(minutes);
    return since(businessMoment(new Date(instant)), businessMoment(new Date(now)).slice(0, 10));
  }

  return { duration, pause, near, nearDay, since, age };
}

export function useMoments() {
  return momentsWith(useTranslation().t);
}

/** Returns whole minutes from an instant to a later one, both ISO 8601; 0 backwards. */
export function minutesBetween(from: string, to: string): number {
  return Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));
}

/**
 * Returns the name of the weekday as it stands after «since»: in Georgian it has an ending there, like
 * months.
 */
function weekdayOf(t: TFunction, day: string) {
  return t(`moments.since.weekdays.${weekday(day)}` as "moments.since.weekdays.0");
}

function monthOf(t: TFunction, day: string) {
  return t(`moments.since.months.${Number(day.slice(5, 7))}` as "moments.since.months.1");
}
