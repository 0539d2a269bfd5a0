import { expect, test } from "vitest";
import { lostLinkSchema } from "./find-action.server";

const email = "nino@example.com";

test.each([
  ["12", { id: 12n }],
  [" #12 ", { id: 12n }],
  ["№ 1 234", { id: 1234n }],
  ["9".repeat(18), { id: 10n ** 18n - 1n }],
  ["K7M4XQ", { reference: "K7M4XQ" }],
  [" k7m-4xq ", { reference: "K7M4XQ" }],
  ["9".repeat(19), null],
  ["#", null],
  ["-1", null],
  ["12a", null],
  ["a12", null],
])("the number %s is read as %o", (number, name) => {
  expect(lostLinkSchema.parse({ number, email })).toEqual({ name, email, isWithoutName: false });
});

test.each(["", "  ", undefined])("the number %j is none", (number) => {
  const lost = { name: null, email, isWithoutName: true };
  expect(lostLinkSchema.parse({ number, email })).toEqual(lost);
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
])("the e-mail address %j is read as %s", (typed, read) => {
  expect(lostLinkSchema.parse({ number: "1", email: typed })).toMatchObject({ email: read });
});
