import { describe, expect, test } from "vitest";
import { readSubject } from "./person-subject.server";

describe("a person is found", () => {
  test.each([
    ["+995 555 12-34-56", "+995555123456"],
    ["00995555123456", "+995555123456"],
    ["555 123 456", "+995555123456"],
    ["0555123456", "+995555123456"],
    ["\u200E+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "+966501234567"],
    ["+49 (30) 1234567", "+49301234567"],
    ["12345", null],
    ["abcdef", null],
  ])("by the phone %j, which is read as %s", (typed, number) => {
    expect(readSubject(typed)).toMatchObject({ phone: { number } });
  });

  test.each([
    [" Nino@Example.org ", "nino@example.org"],
    ["x@MÜNCHEN.de", "x@xn--mnchen-3ya.de"],
    ["X@xn--mnchen-3ya.de", "x@xn--mnchen-3ya.de"],
    // This address was stored before addresses were checked as now.
    ["nino@localhost", "nino@localhost"],
  ])("by the e-mail address %j, in any spelling", (typed, email) => {
    expect(readSubject(typed)).toEqual({ email });
  });

  test.each(["", "  ", "nino@", "a b@example.org", "12345\0", "nino\0@example.org"])(
    "never by %j",
    (typed) => {
      expect(readSubject(typed)).toBeNull();
    },
  );
});
