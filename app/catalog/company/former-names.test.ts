import { expect, test } from "vitest";
import { currentName, withCurrentAddress, withCurrentNames } from "./former-names";

test.each([
  ["aboutLeadEn", "aboutLead.en"],
  ["textKa", "text.ka"],
  ["aboutLead.ka", "aboutLead.ka"],
  ["rating", "rating"],
  ["En", "En"],
  ["aboutLeadRu", "aboutLeadRu"],
])("the field %s is %s", (former, current) => {
  expect(currentName(former)).toBe(current);
});

test("former values get texts by language, and present ones stay", () => {
  const former = { authorEn: "Ana", authorKa: "ანა", textEn: "Good", rating: "5" };
  const current = { author: { en: "Ana", ka: "ანა" }, text: { en: "Good" }, rating: "5" };
  expect(withCurrentNames(former)).toEqual(current);
  expect(withCurrentNames(current)).toEqual(current);
});

test("a former address was in English, and perhaps in Georgian", () => {
  const current = { phone: "+1", address: { en: "Street 1", ka: "ქუჩა 1" } };
  expect(withCurrentAddress({ phone: "+1", address: "Street 1", addressKa: "ქუჩა 1" })).toEqual(
    current,
  );
  expect(withCurrentAddress({ addressKa: "ქუჩა 1" })).toEqual({ address: { ka: "ქუჩა 1" } });
  expect(withCurrentAddress(current)).toEqual(current);
  expect(withCurrentAddress({ phone: "+1" })).toEqual({ phone: "+1" });
});
