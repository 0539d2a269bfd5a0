import type { TFunction } from "i18next";
import { useTranslation } from "./use-translation";
import { weekday } from "~/web/calendar";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "./languages";

/** Prevents a line break after a dash. */
const WORD_JOINER = "\u2060";

/**
 * Formats amounts and dates. `Intl` is not used: its output may differ between server and browser, and
 * hydration would not match.
 */
export function formatWith(t: TFunction) {
  const number = (amount: number) => {
    const [whole = "", cents] = (
      Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
    ).split(".");
    // No number has more groups: JavaScript writes those from 1e21 on with an exponent.
    const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, () => t("format.thousands"));
    return cents ? grouped + t("format.decimal") + cents : grouped;
  };
  const dateFields = (date: string) => {
    const [year, month, day] = date.split("-").map(Number);
    return { day, month: t(`format.months.${month}` as "format.months.1"), year };
  };
  const weekdayOf = (date: string) => t(`format.weekdays.${weekday(date)}` as "format.weekdays.0");
  const shortWeekdayOf = (date: string) =>
    t(`format.shortWeekdays.${weekday(date)}` as "format.shortWeekdays.0");
  const withYear = (text: string, date: string, today: string) => {
    const year = date.slice(0, 4);
    return today.startsWith(year) ? text : t("format.shortYear", { text, year });
  };
  const shortDay = (date: string, today: string) =>
    withYear(t("format.shortDay", dateFields(date)), date, today);
  return {
    number,
    /** Formats a rate of exchange with all of its decimals, so that it gives the sums shown. */
    rate: (rate: number) => {
      const [, decimals = ""] = String(rate).split(".");
      const shown = rate.toFixed(Math.max(2, decimals.length));
      return shown.replace(".", t("format.decimal"));
    },
    /** The language of the texts. */
    get language(): Language {
      const language = t("format.language");
      return isLanguage(language) ? language : FALLBACK_LANGUAGE;
    },
    /** USD */
    usd: (amount: number) => t("format.usd", { amount: number(amount) }),
    /** GEL */
    gel: (amount: number) => t("format.gel", { amount: number(amount) }),
    money: (amount: number, currency: "USD" | "GEL") =>
      t(currency === "USD" ? "format.usd" : "format.gel", { amount: number(amount) }),
    /** EUR */
    eur: (amount: number) => t("format.eur", { amount: number(amount) }),
    /** A calendar date, `YYYY-MM-DD`, with its weekday. */
    date: (date: string) => t("format.date", { weekday: weekdayOf(date), ...dateFields(date) }),
    weekdayOf,
    /** The month of a calendar date, `YYYY-MM-DD`. */
    month: (date: string) => dateFields(date).month,
    shortWeekdayOf,
    /** A month, `YYYY-MM`, with its year. */
    monthOf: (month: string) => {
      const fields = dateFields(month);
      return t("format.month", { month: fields.month, year: fields.year });
    },
    /** A calendar date, `YYYY-MM-DD`, without its weekday. */
    day: (date: string) => t("format.day", dateFields(date)),
    /** `Tue 14 July`, with the year if it is not that of `today`. */
    short: (date: string, today: string) =>
      withYear(
        t("format.short", { weekday: shortWeekdayOf(date), ...dateFields(date) }),
        date,
        today,
      ),
    /** `18–25 July`, with the years that are not that of `today`. */
    range: (from: string, to: string, today: string) => {
      if (from === to) return shortDay(to, today);
      const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
      if (isSameMonth) return `${dateFields(from).day}–${WORD_JOINER}${shortDay(to, today)}`;
      return `${shortDay(from, today)}\u00a0– ${shortDay(to, today)}`;
    },
    /** Localizes the decimal separators in a text such as `8.5 L/100 km`. */
    decimals: (text: string) =>
      text.replace(
        /(\d)\.(\d)/g,
        (_, before: string, after: string) => before + t("format.decimal") + after,
      ),
  };
}

export function useFormat() {
  return formatWith(useTranslation().t);
}
