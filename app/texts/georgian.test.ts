import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { siteTexts, textsOf } from "~/web/i18n/testing/site-texts";

const PAGES = siteTexts("ka");
const TEXTS = textsOf(PAGES).filter(([, text]) => /[ა-ჰ]/.test(text));

/** The texts that a pattern finds, with its place. */
function found(pattern: RegExp): string[] {
  return TEXTS.flatMap(([way, text]) => {
    const hit = pattern.exec(text);
    const near = hit && text.slice(Math.max(0, hit.index - 20), hit.index + hit[0].length + 20);
    return near === null ? [] : [`${way}: ${near}`];
  });
}

/** Rows of `docs/words.ka.txt`. */
const WORDS = readFileSync("docs/words.ka.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("|").map((cell) => cell.trim()));

/** A twin as a whole word, or with `*` as the beginning of one. */
function patternOf(twin: string): RegExp {
  const escaped = twin.replace(/\*$/, "").replaceAll(/[.()]/g, String.raw`\$&`);
  const comma = twin === "ასე რომ" ? "(?!,)" : "";
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])${escaped}${twin.endsWith("*") ? "" : "(?![\\p{L}\\p{N}-])"}${comma}`,
    "u",
  );
}

test("the texts of all pages are looked through", () => {
  expect(new Set(TEXTS.map(([way]) => way.split(".")[1]))).toEqual(new Set(Object.keys(PAGES)));
  expect(TEXTS.length).toBeGreaterThan(1500);
});

describe("docs/words.ka.txt", () => {
  test("has a term, its meaning and its twins in each row, and each term once", () => {
    for (const row of WORDS) {
      expect(row, row.join(" | ")).toHaveLength(3);
      expect(row.every((cell) => cell !== "")).toBe(true);
    }
    const terms = WORDS.map(([term]) => term);
    expect(new Set(terms).size).toBe(terms.length);
  });

  const twins = WORDS.flatMap(([term, , cell]) =>
    cell!.split(",").map((twin) => [twin.trim(), term!] as const),
  );

  test.each(twins)("no text says «%s» instead of «%s»", (twin) => {
    expect(found(patternOf(twin))).toEqual([]);
  });
});

describe("no Georgian text has", () => {
  test.each<[string, RegExp]>([
    ["an em dash", /—/],
    ["a hyphen for a dash", / - /],
    ["a dash without a space on one side between words", /[ა-ჰ]– | –[ა-ჰ]/],
    ["quotation marks other than „ “", /["”]|«[ა-ჰ]/],
    ["a space before a comma or full stop", / [,.;:](\s|$)/],
    ["a Latin word whose ending may stand on the next line", /[A-Za-z]-[ა-ჰ]/],
    ["two spaces", /\S {2,}\S/],
    ["a range of hours in a sentence", /[ა-ჰ] (?:\{\{opens\}\}–|\d\d:\d\d–\d\d:\d\d)/],
    ["a plural after a numeral", /(?<![\p{N}:x])\d+ (დღეებ|საათებ|წუთებ|კილომეტრებ|მანქანებ)/u],
    ["a passport as the only paper", /(?<!ან )პასპორტი( და მართვის|[,;] მართვის|;)/],
    ["an uninflected subject of a command", /მიმავალმა|მსურველმა/],
    ["a pass without its word", /(?<!\p{L})(აბანო|გოდერძი|ზაგარი|გომბორი)(?!\p{L})/u],
    ["a pass with a case ending of its own", /(გოდერძ|ზაგარ|გომბორ)(ზე|ით)(?!\p{L})/u],
    ["an old ending -ცა", /კაფეცა(?!\p{L})/u],
    ["„more … so cheap“ without its second half", /რაც უფრო[^.!?]*(?<!\p{L})მით (?!უფრო|მეტ)/u],
    ["the order of „one must not“", /თავისუფლად შეგიძლიათ/],
    [
      "an agreement without -ზე",
      /(?<!\p{L})(დროს|პირობებს|ფასს) (ცალკე |დადასტურებამდე )?შევთანხმდებით/u,
    ],
    ["a price „from“ by an abbreviation", /მინ\. /],
    ["a claim that an answer is free", /ეს უფასოა/],
    ["„for example“ without a comma or colon", /მაგალითად(?![,:])/],
    ["a date to type with the year first", /(?:ასე: |მაგალითად[:,] )\d{4}-\d\d-\d\d/],
    ["„probably“ without commas", /[^,.!?:;(] სავარაუდოდ|სავარაუდოდ(?!,)/],
    [
      "one subject for „called“ and „came“",
      /სტუმარმა [^.!?;]*(?:და|ან) [^.!?;,]*(?:მოვიდა|წავიდა)(?!\p{L})/u,
    ],
    ["one subject for „must be“ and „must have“", /უნდა იყოს და [^.!?;]*ჰქონდეს/],
    ["an imperative and „ან“ with a comma between them", /(?:შეასწორეთ|ნახეთ), ან /],
    ["„კი“ before a price without a dash", / კი \d[\d–]*\s\$\./],
  ])("%s", (_, pattern) => {
    expect(found(pattern)).toEqual([]);
  });

  test("more than one „კი“ that sets halves against each other in a sentence", () => {
    const doubled = TEXTS.flatMap(([way, text]) =>
      text
        .split(/(?<=[.!?;])\s/)
        .filter(
          (sentence) => (sentence.match(/(?<=[ა-ჰ“)\d]) კი(?! არ)(?![ა-ჰ])/g) ?? []).length > 1,
        )
        .map((sentence) => `${way}: ${sentence}`),
    );
    expect(doubled).toEqual([]);
  });
});
