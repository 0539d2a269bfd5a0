import { describe, expect, test } from "vitest";
import { otherSignIn, plateFault, plateForm, plateKey } from "./plate";

/** Pairs of typed plates and their one form. */
const FORMS = [
  ["AB-101-CD", "AB-101-CD"],
  ["ab101cd", "AB-101-CD"],
  [" Ab 101\u00a0cd ", "AB-101-CD"],
  ["AB–101—CD", "AB-101-CD"],
  ["AB\u2212101.CD", "AB-101-CD"],
  ["AB·101/CD", "AB-101-CD"],
  ["A B 1 0 1 C D", "AB-101-CD"],
  // This is the form of plates from before 2014.
  ["abc 123", "ABC-123"],
  ["34 LL 123", "34-LL-123"],
  ["34abc123", "34-ABC-123"],
  ["A001AA177", "A-001-AA-177"],
  ["M-AB 1234", "MAB-1234"],
  ["AB12 CDE", "AB-12-CDE"],
  ["LEXUS", "LEXUS"],
  ["7", "7"],
  // Copied text may have invisible marks.
  ["\u200eAB-101-CD\u200f", "AB-101-CD"],
] as const;

test.each(FORMS)("%j is %s", (typed, form) => {
  expect(plateFault(typed)).toBeNull();
  expect(plateForm(typed)).toBe(form);
  expect(plateForm(form)).toBe(form);
  expect(plateKey(typed)).toBe(plateKey(form));
});

describe("a sign of another script is named", () => {
  test.each([
    ["АВ-101-CD", "А", "plateCyrillic"],
    ["AB-101-СD", "С", "plateCyrillic"],
    ["AB-101-ცდ", "ც", "plateGeorgian"],
    ["ΑB-101-CD", "Α", "plateGreek"],
    ["ＡB-101-CD", "Ａ", "plateFullWidth"],
    ["AB-１01-CD", "１", "plateFullWidth"],
    ["AB-١01-CD", "١", "plateSign"],
    ["AB-101-ıd", "ı", "plateSign"],
    ["AB+101", "+", "plateSign"],
    ["AB-101-😀", "😀", "plateSign"],
  ])("%j: %j", (typed, sign, key) => {
    expect(otherSignIn(typed)).toBe(sign);
    expect(plateFault(typed)).toBe(`vehicles.errors.${key}`);
  });
});

test.each(["-", " . ", "A".repeat(16), ""])("%j is no plate", (typed) => {
  expect(plateFault(typed)).toBe("vehicles.errors.plate");
});
