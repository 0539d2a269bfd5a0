import { expect, test } from "vitest";
import { lostLinkSchema } from "./find-action.server";

test.each([
  ["12", 12n],
  [" #12 ", 12n],
  ["№ 1 234", 1234n],
  ["9".repeat(18), 10n ** 18n - 1n],
  ["9".repeat(19), null],
  ["", null],
  ["#", null],
  ["-1", null],
  ["12a", null],
  ["a12", null],
  [undefined, null],
])("the number %j is read as %s", (number, id) => {
  expect(lostLinkSchema.parse({ number, email: "nino@example.com" })).toEqual({
    id,
    email: "nino@example.com",
  });
});

test.each([
  [" nino@example.com ", "nino@example.com"],
  ["x@MÜNCHEN.de", "x@xn--mnchen-3ya.de"],
  ["info@firma.xn--node", "info@firma.xn--node"],
  ["r&d@example.com", "r&d@example.com"],
  [`${"n".repeat(242)}@example.com`, `${"n".repeat(242)}@example.com`],
  [`${"n".repeat(243)}@example.com`, null],
  ["nino", null],
  ["", null],
  [undefined, null],
])("the e-mail address %j is read as %s", (typed, email) => {
  expect(lostLinkSchema.parse({ number: "1", email: typed })).toEqual({ id: 1n, email });
});
