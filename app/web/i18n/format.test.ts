import { describe, expect, test } from "vitest";
import { formatWith } from "./format";
import { i18nFor } from "~/texts/i18n.server";

const english = formatWith(i18nFor("en").t);
const georgian = formatWith(i18nFor("ka").t);

test.each([
  [0, "$0", "0\u00a0$"],
  [45, "$45", "45\u00a0$"],
  [59.97, "$59.97", "59,97\u00a0$"],
  [20.5, "$20.50", "20,50\u00a0$"],
  [999, "$999", "999\u00a0$"],
  [1000, "$1,000", "1\u202f000\u00a0$"],
  [1234.5, "$1,234.50", "1\u202f234,50\u00a0$"],
  [3_135_565, "$3,135,565", "3\u202f135\u202f565\u00a0$"],
])("%d US dollars", (amount, inEnglish, inGeorgian) => {
  expect(english.usd(amount)).toBe(inEnglish);
  expect(georgian.usd(amount)).toBe(inGeorgian);
});

test("lari have a code in English and a sign in Georgian", () => {
  expect(english.gel(150)).toBe("150 GEL");
  expect(georgian.gel(1500)).toBe("1\u202f500\u00a0₾");
});

test.each([
  [2.7049, "2.7049", "2,7049"],
  [2.72, "2.72", "2,72"],
  [2.7, "2.70", "2,70"],
  [3, "3.00", "3,00"],
  [2.704951, "2.704951", "2,704951"],
  [0.000001, "0.000001", "0,000001"],
])("the rate %d has all of its decimals", (rate, inEnglish, inGeorgian) => {
  expect([english.rate(rate), georgian.rate(rate)]).toEqual([inEnglish, inGeorgian]);
});

test("euros have a sign in both languages", () => {
  expect(english.eur(194)).toBe("€194");
  expect(georgian.eur(1940)).toBe("1\u202f940\u00a0€");
});

test("`day` formats a date without its weekday", () => {
  expect(english.day("2026-11-21")).toBe("21 November 2026");
  expect(georgian.day("2026-11-21")).toBe("21 ნოემბერი, 2026");
});

describe("a calendar date has its weekday", () => {
  test.each([
    ["2026-11-21", "Saturday, 21 November 2026", "შაბათი, 21 ნოემბერი, 2026"],
    ["2026-11-22", "Sunday, 22 November 2026", "კვირა, 22 ნოემბერი, 2026"],
    ["2028-02-29", "Tuesday, 29 February 2028", "სამშაბათი, 29 თებერვალი, 2028"],
    ["2027-01-01", "Friday, 1 January 2027", "პარასკევი, 1 იანვარი, 2027"],
  ])("%s", (date, inEnglish, inGeorgian) => {
    expect(english.date(date)).toBe(inEnglish);
    expect(georgian.date(date)).toBe(inGeorgian);
  });

  test("all months and weekdays have a name in both languages", () => {
    for (const { date } of [english, georgian]) {
      const days = Array.from({ length: 12 }, (_, month) =>
        date(`2026-${String(month + 1).padStart(2, "0")}-0${(month % 7) + 1}`),
      );
      expect(days.join()).not.toMatch(/format|undefined|\{/);
      expect(new Set(days).size).toBe(12);
    }
  });
});

test("a number inside a text gets the language's decimal separator, a full stop stays", () => {
  expect(english.decimals("8.5 L/100 km")).toBe("8.5 L/100 km");
  expect(georgian.decimals("8.5 და 10.25.")).toBe("8,5 და 10,25.");
});

describe("a short date has the year only if it is another one", () => {
  test.each([
    ["2026-07-14", "Tue 14 July", "სამ, 14 ივლისი"],
    ["2027-01-03", "Sun 3 January 2027", "კვი, 3 იანვარი, 2027"],
  ])("%s", (date, inEnglish, inGeorgian) => {
    expect(english.short(date, "2026-11-21")).toBe(inEnglish.replaceAll(" ", NO_BREAK));
    expect(georgian.short(date, "2026-11-21")).toBe(inGeorgian.replaceAll(" ", NO_BREAK));
  });

  test.each([
    ["2026-07-18", "2026-07-18", "18_July", "18_ივლისი"],
    ["2026-07-18", "2026-07-25", "18–+25_July", "18–+25_ივლისი"],
    ["2026-07-28", "2026-08-03", "28_July_– 3_August", "28_ივლისი_– 3_აგვისტო"],
    ["2026-12-28", "2027-01-03", "28_December_– 3_January_2027", "28_დეკემბერი_– 3_იანვარი,_2027"],
    ["2027-07-28", "2027-07-30", "28–+30_July_2027", "28–+30_ივლისი,_2027"],
  ])("%s to %s", (from, to, inEnglish, inGeorgian) => {
    const today = "2026-11-21";
    expect(english.range(from, to, today)).toBe(withSpaces(inEnglish));
    expect(georgian.range(from, to, today)).toBe(withSpaces(inGeorgian));
  });
});

const NO_BREAK = "\u00a0";

function withSpaces(text: string) {
  return text.replaceAll("_", NO_BREAK).replace("+", "\u2060");
}
