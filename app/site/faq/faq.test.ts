import { describe, expect, test } from "vitest";
import type { Facts } from "~/site/facts/facts";
import { OTHER_FACTS, SMALL_FACTS, TEST_FACTS } from "~/site/facts/testing/test-facts";
import { expectShort, expectWellWritten } from "~/site/facts/testing/text-rules";
import type { Extra } from "~/catalog/pricing/extras";
import { EXAMPLE_EXTRAS, TENT } from "~/catalog/pricing/testing/example-extras";
import { testSite } from "~/catalog/company/testing/test-site";
import { LANGUAGES } from "~/web/i18n/languages";
import { listGuides } from "~/site/guides/guides.server";
import { termsOfService } from "~/site/legal/legal-texts.server";
import { QUESTION_IDS, type QuestionId } from "~/texts/page-texts";
import { faqData } from "./faq-data.server";
import { faqPage } from "./faq-page.server";

describe.each(LANGUAGES)("the questions in %s", (lang) => {
  const faq = faqPage(lang, TEST_FACTS);
  const changed = faqPage(lang, OTHER_FACTS);
  const answer = (page: typeof faq, id: QuestionId) =>
    page.questions.find((entry) => entry.id === id)!.answer.join(" ");

  test("are twelve, each with an answer", () => {
    expect(faq.questions.map(({ id }) => id)).toEqual(QUESTION_IDS);
    expect(faq.questions).toHaveLength(12);
    for (const { question, answer: paragraphs } of faq.questions) {
      expect(question).toMatch(/\?$/);
      expect(paragraphs.length).toBeGreaterThan(0);
    }
  });

  test("are data that change with the facts only", () => {
    const data = faqData(testSite, lang, TEST_FACTS);
    const other = faqData(testSite, lang, OTHER_FACTS);
    expect(faqData(testSite, lang, TEST_FACTS)).toBe(data);
    expect(data.loaderData.page.faq.questions).toEqual(faq.questions);
    expect(other.loaderData.page.faq.questions).toEqual(changed.questions);
    expect(other.things).not.toEqual(data.things);
  });

  test("have well-formed texts, and meta texts within the limits", () => {
    expectWellWritten(lang, faq);
    expectShort(faq.meta);
  });

  test.each<[QuestionId, (string | number)[]]>([
    ["prices", [211, 212, 213, 214, 215, 228, 229, 230, 231, 232, "Lada Niva", 243, 244]],
    ["delivery", [224, "02:25", "02:26", 233, 234, 235, 236, 237]],
    ["driver", [218, 219, 220]],
    ["cancellation", [221]],
    ["deposit", [216, 217]],
    ["extras", [238, 239, 222, 223]],
    ["roadside", ["+995 555 22 72 27", "112"]],
  ])("take the numbers under «%s» from the facts", (id, values) => {
    for (const value of values) expect(answer(changed, id)).toContain(String(value));
  });

  test("contain no other prices", () => {
    for (const { id } of faq.questions) {
      expect(answer(changed, id)).not.toMatch(/\$\d{1,2}\b|\b\d{1,2}\s\$|\b\d{2} (GEL|ლარი)/);
    }
  });
});

test("budget sedans and SUVs have the ranges of the rate tables", () => {
  const prices = (lang: "en" | "ka") => faqPage(lang, TEST_FACTS).questions[0]!.answer.join(" ");
  expect(prices("en")).toContain("budget sedans $35–50 a day, SUVs $40–55 a day.");
  expect(prices("ka")).toContain("სედანი დღეში 35–50\u00a0$ ღირს, ჯიპი კი – 40–55\u00a0$.");
});

test("says that delivery is free instead of a zero fee", () => {
  const delivery = (lang: "en" | "ka") => faqPage(lang, TEST_FACTS).questions[1]!.answer[0];
  expect(delivery("en")).toContain("Tbilisi: free. Tbilisi Airport: 45 GEL.");
  expect(delivery("ka")).toContain("თბილისი: უფასო. თბილისის აეროპორტი: 45\u00a0₾.");
});

describe("the question about extras names those that are offered", () => {
  const [SEAT, RACK] = EXAMPLE_EXTRAS;
  const asked = (lang: "en" | "ka", extras: readonly Extra[], driver = true) => {
    const promises = { ...TEST_FACTS.promises[lang], driver };
    const facts = { ...TEST_FACTS, extras, promises: { ...TEST_FACTS.promises, [lang]: promises } };
    return faqPage(lang, facts).questions.find(({ id }) => id === "extras");
  };

  test.each([
    ["en", [SEAT, RACK], true, "Can I have a child seat, a ski rack or a driver?"],
    ["en", [SEAT, RACK], false, "Can I have a child seat or a ski rack?"],
    ["en", [RACK, TENT], false, "Can I have a ski rack?"],
    ["en", [], true, "Can I have a driver?"],
    ["ka", [SEAT, RACK], false, "შეიძლება ბავშვის სავარძლის ან თხილამურის სამაგრის დამატება?"],
    ["ka", [SEAT], true, "შეიძლება ბავშვის სავარძლის ან მძღოლის დამატება?"],
  ] as const)("in %s, %#", (lang, extras, driver, question) => {
    expect(asked(lang, extras, driver)?.question).toBe(question);
  });

  test("and is not there without any", () => {
    expect(asked("en", [TENT], false)).toBeUndefined();
    expect(asked("ka", [], false)).toBeUndefined();
  });

  test("with prices once or per day", () => {
    const daily = { ...SEAT, price: 5, perDay: true };
    expect(asked("en", [SEAT])?.answer[0]).toContain("a small fee: $20 for the whole rental.");
    expect(asked("en", [daily])?.answer[0]).toContain("a small fee: $5 a day.");
    expect(asked("ka", [SEAT])?.answer[0]).toContain(": ქირაობის მთელი ვადისთვის 20\u00a0$.");
    expect(asked("ka", [daily])?.answer[0]).toContain(": დღეში 5\u00a0$.");
    expect(asked("en", [RACK])?.answer.join(" ")).not.toMatch(/child seat/);
  });
});

test("offers roadside assistance day and night", () => {
  const roadside = (lang: "en" | "ka") =>
    faqPage(lang, TEST_FACTS).questions.find(({ id }) => id === "roadside")!.answer[0];
  expect(roadside("en")).toContain("available 24/7");
  expect(roadside("ka")).toContain("სადღეღამისოდ");
});

describe("claims that are 0, 1 or the same for all cars", () => {
  const claims = {
    ...TEST_FACTS.claims,
    experienceYears: 0,
    freeCancellationHours: 0,
    returnBeforeFlightHours: 1,
    driverAge: { from: 21, to: 21 },
  };
  const textIn = (lang: "en" | "ka", changes: Partial<typeof claims> = {}) => {
    const { questions } = faqPage(lang, { ...TEST_FACTS, claims: { ...claims, ...changes } });
    return questions.flatMap(({ answer }) => answer).join(" ");
  };

  test("read as English", () => {
    expect(textIn("en")).toContain("You must be at least 21 years old. Bring your passport");
    expect(textIn("en")).toContain("Cancelling is free until the pick-up.");
    expect(textIn("en")).toContain("about 1 hour before your flight");
    expect(textIn("en", { experienceYears: 1 })).toContain("at least 1 year of driving experience");
    expect(textIn("en", { freeCancellationHours: 1 })).toContain("until 1 hour before the pick-up");
    expect(textIn("en", { freeCancellationHours: 21 })).toContain("until 21 hours before");
  });

  test("read as Georgian", () => {
    expect(textIn("ka")).not.toMatch(/0-წლიანი|0 საათ/);
    expect(textIn("ka")).toContain("გაუქმება უფასოა მანქანის აღებამდე.");
    expect(textIn("ka", { freeCancellationHours: 5 })).toContain("სულ მცირე 5 საათით ადრე");
  });
});

test("names the months of the high season", () => {
  const season = (lang: "en" | "ka") => faqPage(lang, TEST_FACTS).questions[4]!.answer[0];
  expect(season("en")).toContain("From June to August");
  expect(season("ka")).toContain("ივნისი–აგვისტო");
});

describe("a company with few cars claims no others", () => {
  const prices = (lang: "en" | "ka", facts: Facts) =>
    faqPage(lang, facts).questions[0]!.answer.join(" ");

  test("but the one sedan that it has", () => {
    const english = prices("en", SMALL_FACTS.oneSedan);
    expect(english).toContain(
      ": a sedan is $50 for a single day and $35 a day for 11 days or more.",
    );
    expect(english).toContain("In short: budget sedans $35–50 a day. ");
    expect(english).not.toMatch(/SUV|4x4|Some models|cheapest/);
    const georgian = prices("ka", SMALL_FACTS.oneSedan);
    expect(georgian).toContain("სედანი 50\u00a0$ ღირს; 11 ან მეტი დღით");
    expect(georgian).toContain("მოკლედ: სედანი დღეში 35–50\u00a0$ ღირს. ");
    expect(georgian).not.toMatch(/ჯიპ|4x4|ზოგი მოდელი|ყველაზე იაფი/);
  });

  test("nor the rates of any without a fleet", () => {
    expect(prices("en", SMALL_FACTS.noCars)).not.toMatch(/sedan|SUV|4x4|In short|Some models/);
    expect(prices("ka", SMALL_FACTS.noCars)).not.toMatch(/სედან|ჯიპ|მოკლედ|ზოგი მოდელი/);
  });
});

test.each(LANGUAGES)("a company without insurance and deposit describes neither in %s", (lang) => {
  const promises = { ...TEST_FACTS.promises[lang], insurance: false, deposit: false };
  const facts = { ...TEST_FACTS, promises: { ...TEST_FACTS.promises, [lang]: promises } };
  const pages = [faqPage(lang, facts).meta, termsOfService(lang, facts).meta];
  const described = pages.map(({ description }) => description).join(" ");
  expect(described).not.toMatch(/deposit|insurance|დეპოზიტ|დაზღვევა/);
  const guides = listGuides(facts, lang).map(({ excerpt }) => excerpt);
  expect(guides.join(" ")).not.toMatch(/deposit|დეპოზიტ/);
  for (const meta of pages) expect(meta.description.length).toBeGreaterThan(80);
});
