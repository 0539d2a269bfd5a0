import { expect, test } from "vitest";
import { readSubject } from "./person-subject";

const GEORGIAN = ["995555123456", "00995555123456", "555123456", "0555123456"];

test.each([
  ["+995 555 12-34-56", GEORGIAN],
  ["00995555123456", GEORGIAN],
  ["555 123 456", GEORGIAN],
  ["0555123456", GEORGIAN],
  ["+49 (30) 1234567", ["49301234567", "0049301234567"]],
])("the phone %s is found in the spellings of bookings", (typed, phones) => {
  expect(readSubject(typed)).toEqual({ phones });
});

test("an e-mail address is found ignoring case", () => {
  expect(readSubject(" Nino@Example.org ")).toEqual({ email: "nino@example.org" });
});

test.each(["", "nino", "12345", "1234567890123456", "nino@", "+995 555 x", "a b@example.org"])(
  "%j is neither",
  (typed) => {
    expect(readSubject(typed)).toBeNull();
  },
);
