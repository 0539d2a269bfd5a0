import { describe, expect, test } from "vitest";
import { z } from "zod";
import { messageKey } from "~/web/message-key";
import {
  localizedBy,
  localizedFields,
  localizedIn,
  localizedNames,
  localizedOf,
  textIn,
  type Localized,
} from "./localized";
import { localizedSchema, requiredLocalizedSchema } from "./localized-schema";

const BOTH = { en: "Hello", ka: "გამარჯობა" };
const BOTH_SHORT = { en: "a", ka: "ა" };

describe("a text", () => {
  test.each<[Localized | null | undefined, "en" | "ka", string | null, string | null]>([
    [BOTH, "en", "Hello", "en"],
    [BOTH, "ka", "გამარჯობა", "ka"],
    [{ en: "Only" }, "ka", "Only", "en"],
    [{ en: "Only", ka: "" }, "ka", "Only", "en"],
    [{ en: "", ka: "მხოლოდ" }, "en", "მხოლოდ", "ka"],
    [{ en: "", ka: "" }, "en", null, null],
    [{}, "en", null, null],
    [null, "en", null, null],
    [undefined, "ka", null, null],
  ])("%j in %s is %j", (texts, lang, text, found) => {
    expect(localizedIn(texts, lang)).toEqual(text === null ? null : { text, lang: found });
    expect(textIn(texts, lang)).toBe(text ?? "");
  });

  test("leaves out empty languages, and is what its form fields show", () => {
    expect(localizedBy((lang) => (lang === "en" ? "" : BOTH[lang]))).toEqual({ ka: BOTH.ka });
    const fields = localizedFields("title", { ka: BOTH.ka });
    expect(fields).toEqual({ "title.en": "", "title.ka": BOTH.ka });
    expect(Object.keys(fields)).toEqual(localizedNames("title"));
    expect(localizedOf({ ...fields, other: "x" }, "title")).toEqual({ ka: BOTH.ka });
  });
});

describe("the schema of a text", () => {
  const line = z.string(messageKey("models.errors.name")).max(5, messageKey("models.errors.value"));
  const errorsOf = (schema: z.ZodType, given: unknown) =>
    schema.safeParse(given).error?.issues.map(({ path, message }) => [path.join("."), message]);

  test("checks each language, and leaves out the empty and the unknown ones", () => {
    const schema = z.object({ title: localizedSchema(line) });
    expect(schema.parse({ title: { en: "a", ka: "", xx: "b" } })).toEqual({ title: { en: "a" } });
    expect(schema.parse({ title: { en: "" } })).toEqual({ title: {} });
    expect(errorsOf(schema, { title: { en: "", ka: "long text" } })).toEqual([
      ["title.ka", "models.errors.value"],
    ]);
    for (const title of [undefined, "text", null, ["a"], { ka: "a" }]) {
      expect(errorsOf(schema, { title })).toEqual([["title.en", "models.errors.name"]]);
    }
  });

  test("needs English, and no other language", () => {
    const schema = z.object({ title: requiredLocalizedSchema(line, "models.errors.required") });
    expect(schema.parse({ title: BOTH_SHORT })).toEqual({ title: BOTH_SHORT });
    expect(schema.parse({ title: { en: "a" } })).toEqual({ title: { en: "a" } });
    for (const title of [undefined, "x", {}, { en: "", ka: "" }, { ka: "a" }]) {
      expect(errorsOf(schema, { title })).toEqual([["title.en", "models.errors.required"]]);
    }
  });
});
