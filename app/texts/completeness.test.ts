import { describe, expect, test } from "vitest";
import { createI18n } from "./i18n";
import { completed, faultsOf } from "./completeness";

const ARABIC = new Intl.PluralRules("ar");
const JAPANESE = new Intl.PluralRules("ja");

const ENGLISH = {
  title: "Bookings",
  count: { days_one: "{{count}} day", days_other: "{{count}} days" },
  free_zero: "none is free",
  free_one: "one is free",
  free_other: "{{count}} are free",
};

const SIX_FORMS = {
  title: "حجوزات",
  count: {
    days_zero: "لا أيام",
    days_one: "يوم واحد",
    days_two: "يومان",
    days_few: "{{count}} أيام",
    days_many: "{{count}} يوما",
    days_other: "{{count}} يوم",
  },
  free_zero: "لا شيء",
  free_one: "واحدة",
  free_two: "اثنتان",
  free_few: "{{count}} سيارات",
  free_many: "{{count}} سيارة",
  free_other: "{{count}} سيارة",
};

const { days_few: _few, ...withoutFew } = SIX_FORMS.count;
const { title: _title, ...withoutTitle } = SIX_FORMS;
const { count: _count, ...withoutSection } = SIX_FORMS;

describe("texts", () => {
  test("of a language with six plural forms are complete with all six", () => {
    expect(faultsOf(SIX_FORMS, ENGLISH, ARABIC)).toEqual([]);
  });

  test("of a language without plural forms need one, and the one for zero that the original has", () => {
    const texts = { title: "予約", count: { days_other: "日" }, free_zero: "空", free_other: "台" };
    expect(faultsOf(texts, ENGLISH, JAPANESE)).toEqual([]);
  });

  test.each<[string, object, string[]]>([
    ["without a text", withoutTitle, ["title is missing"]],
    ["with an empty text", { ...SIX_FORMS, title: "" }, ["title is missing"]],
    ["without a form", { ...SIX_FORMS, count: withoutFew }, ["count.days_few is missing"]],
    ["with a text too many", { ...SIX_FORMS, lead: "x" }, ["lead is not used"]],
    [
      "without a section",
      withoutSection,
      ["zero", "one", "two", "few", "many", "other"].map((one) => `count.days_${one} is missing`),
    ],
  ])("%s have a fault", (_case, texts, faults) => {
    expect(faultsOf(texts, ENGLISH, ARABIC).toSorted()).toEqual(faults.toSorted());
  });

  test("with forms of another language have faults", () => {
    expect(faultsOf(SIX_FORMS, ENGLISH, new Intl.PluralRules("en"))).toEqual([
      "count.days_zero is not used",
      "count.days_two is not used",
      "count.days_few is not used",
      "count.days_many is not used",
      "free_two is not used",
      "free_few is not used",
      "free_many is not used",
    ]);
  });
});

describe("what is missing", () => {
  test("is the fallback's text, and a plural form that of other numbers", () => {
    const texts = { ...SIX_FORMS, title: "", count: withoutFew } as typeof SIX_FORMS;
    expect(completed<object>(texts, ENGLISH, ARABIC)).toEqual({
      ...SIX_FORMS,
      title: "Bookings",
      count: { ...withoutFew, days_few: SIX_FORMS.count.days_other },
    });
  });

  test("is a whole section of the fallback", () => {
    const { count } = completed<object>({ title: "حجوزات" }, ENGLISH, ARABIC) as typeof SIX_FORMS;
    expect(count.days_few).toBe("{{count}} days");
    expect(count.days_one).toBe("{{count}} day");
  });

  test("is nothing if nothing is", () => {
    expect(completed<object>(SIX_FORMS, ENGLISH, ARABIC)).toEqual(SIX_FORMS);
  });
});

test.each([
  [0, "لا أيام"],
  [1, "يوم واحد"],
  [2, "يومان"],
  [3, "3 أيام"],
  [11, "11 يوما"],
  [100, "100 يوم"],
])("%i has the form that the rules say, whatever the code of the language", (count, text) => {
  const moments = SIX_FORMS.count as unknown as Parameters<typeof createI18n>[1]["moments"] &
    object;
  const { t } = createI18n("en", { moments }, ARABIC);
  expect(t("moments.days", { count })).toBe(text);
});
