import { describe, expect, test } from "vitest";
import { SETTING_FIELDS, type SettingTexts } from "./setting-fields";
import { firstValue, valuesInForce, withoutFirstValues } from "./values-in-force";

const EMPTY = Object.fromEntries(SETTING_FIELDS.map((field) => [field, ""])) as SettingTexts;
const DEFAULTS = {
  ...EMPTY,
  siteName: "Mgzavri",
  opens: "09:00",
  closes: "21:00",
  bannerEn: null,
  socialProof: "off",
};

test("a field without a stored value shows the first one", () => {
  const shown = valuesInForce({ ...EMPTY, phone: "+995555000000" }, DEFAULTS);
  expect(shown).toMatchObject({ siteName: "Mgzavri", opens: "09:00", closes: "21:00" });
  expect(shown).toMatchObject({ phone: "+995555000000", bannerEn: "", socialProof: "" });
});

test("hours show their first values together or not at all", () => {
  const shown = valuesInForce({ ...EMPTY, opens: "10:00" }, DEFAULTS);
  expect([shown.opens, shown.closes]).toEqual(["10:00", ""]);
});

test("there is a way back only from a stored value to a first one", () => {
  const stored = { ...EMPTY, siteName: "Travellers", opens: "10:00", closes: "20:00", phone: "+1" };
  expect(firstValue("siteName", stored, DEFAULTS)).toBe("Mgzavri");
  expect(firstValue("opens", stored, DEFAULTS)).toBe("09:00–21:00");
  expect(firstValue("closes", stored, DEFAULTS)).toBeNull();
  expect(firstValue("phone", stored, DEFAULTS)).toBeNull();
  expect(firstValue("siteName", EMPTY, DEFAULTS)).toBeNull();
  expect(firstValue("bannerEn", { ...stored, bannerEn: "Hi" }, DEFAULTS)).toBeNull();
});

describe("a submitted form is empty where", () => {
  const fieldsOf = (entries: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    return Object.fromEntries(withoutFirstValues(form, DEFAULTS));
  };

  test("a field has its first value", () => {
    const entries: [string, string][] = [
      ["siteName", " Mgzavri "],
      ["opens", "09:00"],
      ["closes", "20:00"],
    ];
    expect(fieldsOf(entries)).toEqual({ siteName: "", opens: "09:00", closes: "20:00" });
  });

  test("a field is reset, with the one that it needs", () => {
    const entries: [string, string][] = [
      ["siteName", "Travellers"],
      ["opens", "10:00"],
      ["closes", "20:00"],
      ["reset", "opens"],
    ];
    expect(fieldsOf(entries)).toMatchObject({ siteName: "Travellers", opens: "", closes: "" });
  });

  test("but a missing field stays missing", () => {
    expect(fieldsOf([["siteName", "x"]])).toEqual({ siteName: "x" });
  });
});
