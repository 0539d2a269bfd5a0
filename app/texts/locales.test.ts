import { describe, expect, test } from "vitest";
import { FALLBACK_LANGUAGE, LANGUAGES } from "~/web/i18n/languages";
import { faultsOf, flatten } from "./completeness";
import { pluralRulesOf } from "./i18n";
import { i18nFor, pagesOf, textsOf } from "./i18n.server";

const english = [...flatten(textsOf("en"))];
const georgian = flatten(textsOf("ka"));

test.each(LANGUAGES)("the texts in %s lack nothing, no plural form either", (lang) => {
  for (const read of [textsOf, pagesOf]) {
    expect(faultsOf(read(lang), read(FALLBACK_LANGUAGE), pluralRulesOf(lang))).toEqual([]);
  }
});

/** Texts that are shapes or names and the same in every language, or without a word of Georgian. */
const WORDLESS =
  /^format\.(date|day|month|short|shortDay|shortYear|usd|gel|eur|withLari|decimal|thousands)$|^moments\.since\.(weekday|date)$|^visits\.percent$|^operator\.arrivedText$|^photos\.edit\.which$|^booking\.price\.(inSeason|placeFee|converted|rateOfDay)$|^booking\.questions\.(trip|moment)$|^site\.where\.cities$|^fleet\.(card\.fourByFour|values\.driveType\.4x4)$/;
const NAMES = new Set(
  "ka QR WhatsApp Telegram Bluetooth USB USD GEL CSV UTF Excel JSON JavaScript null CVT VIN I O Q 4x4 Google Tripadvisor Analytics Global Privacy Control TELEGRAM_CHAT_ID PUBLIC_URL JPEG PNG WebP AVIF HEIC iPhone Settings Camera Formats Most Compatible Calendar Outlook iCal ics http https webcal TK".split(
    " ",
  ),
);

/** Values in Georgian where English has others. */
const ADDED: Readonly<Record<string, string[]>> = { "format.withLari": ["{{lari}}", "{{own}}"] };

function placeholders(text: string) {
  return (text.match(/\{\{.*?\}\}/g) ?? []).sort();
}

describe("Georgian", () => {
  test.each(english)("has a text of its own for %s", (key, text) => {
    const translation = georgian.get(key) ?? "";
    expect(translation.trim() || translation).not.toBe("");
    expect(placeholders(translation)).toEqual(ADDED[key] ?? placeholders(text));
    expect(translation).not.toMatch(/[\u{1C90}-\u{1CBF}]/u);
    const latin =
      translation
        .replaceAll(/\{\{\w+\}\}|\S+@\S+|[A-Z]{2}-\d{3}-[A-Z]{2}/g, "")
        .match(/\w*[A-Za-z]\w*/g) ?? [];
    expect(latin.filter((word) => !NAMES.has(word))).toEqual([]);
    const nameAlone = NAMES.has(translation);
    expect(nameAlone || WORDLESS.test(key) || /\p{Script=Georgian}/u.test(translation)).toBe(true);
  });
});

describe("English", () => {
  test.each(english)("%s is written in Latin letters and in one piece", (_, text) => {
    expect(text).not.toBe("");
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/\p{Script=Georgian}|\p{Script=Cyrillic}| {2}/u);
    // A brace that is not closed would stand on the page.
    expect(text.replaceAll(/\{\{\w+\}\}/g, "")).not.toMatch(/[{}]/);
  });
});

describe("a text", () => {
  test.each([
    [1, "1 day at $50", "1 დღე, დღეში 50 $"],
    [2, "2 days at $50", "2 დღე, დღეში 50 $"],
    [11, "11 days at $50", "11 დღე, დღეში 50 $"],
  ])("for %i days is in the right number", (count, inEnglish, inGeorgian) => {
    expect(i18nFor("en").t("booking.price.rental", { count, rate: "$50" })).toBe(inEnglish);
    expect(i18nFor("ka").t("booking.price.rental", { count, rate: "50 $" })).toBe(inGeorgian);
  });

  test.each([
    [0, "0 requests need an answer", "0 days"],
    [1, "1 request needs an answer", "1 day"],
    [2, "2 requests need an answer", "2 days"],
    [5, "5 requests need an answer", "5 days"],
    [21, "21 requests need an answer", "21 days"],
  ])("of the desk for %i is in the right number", (count, requests, days) => {
    const { t } = i18nFor("en");
    expect(t("desk.pending", { count })).toBe(requests);
    expect(t("calendar.gap", { count })).toBe(days);
    const prices = { name: "Sedans", days: count + 1, price: "$9", shorterPrice: "$10", count };
    expect(t("prices.warnings.cheaper", prices)).toContain(`less than ${days} ($10)`);
  });

  test("shows what a visitor typed as it was typed, and nothing of ours through it", () => {
    const name = "$t(site.home) {{vehicle}} <b>$1 & $&";
    const text = i18nFor("en").t("notifications.arrived", { name, vehicle: "Mazda 3" });
    expect(text).toBe(`New request: ${name}, Mazda 3`);
  });
});
