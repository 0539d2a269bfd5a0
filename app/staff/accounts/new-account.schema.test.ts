import { describe, expect, test } from "vitest";
import { MAX_USERNAME_LENGTH, PASSWORD_LENGTH } from "~/staff/password-rules";
import { newAccountSchema } from "./new-account.schema";

const VALID = { username: "nino", role: "desk", password: "a".repeat(PASSWORD_LENGTH.min) };

/** Returns the messages of a field. */
function faultsOf(field: keyof typeof VALID, value: unknown) {
  const parsed = newAccountSchema.safeParse({ ...VALID, [field]: value });
  return parsed.error?.issues.map(({ path, message }) => [path.join(), message]) ?? [];
}

describe("names", () => {
  test.each(["nino", "N.1_a-b@example.com", " nino ", "n".repeat(MAX_USERNAME_LENGTH)])(
    "%j is accepted, without spaces around it",
    (username) => {
      expect(newAccountSchema.parse({ ...VALID, username }).username).toBe(username.trim());
    },
  );

  test.each([undefined, "", " ", "two words", "ნინო", "a/b"])("%j is refused", (username) => {
    const faults = faultsOf("username", username);
    expect(new Set(faults.map(String))).toEqual(new Set(["username,accounts.errors.username"]));
  });
});

test("a long name is told how long it may be", () => {
  expect(faultsOf("username", "n".repeat(MAX_USERNAME_LENGTH + 1))).toEqual([
    ["username", "desk.errors.long100"],
  ]);
});

test.each([
  ["owner", []],
  ["driver", []],
  ["guest", [["role", "accounts.errors.role"]]],
  [undefined, [["role", "accounts.errors.role"]]],
])("the role %j has the faults %j", (role, faults) => {
  expect(faultsOf("role", role)).toEqual(faults);
});

test.each([
  [PASSWORD_LENGTH.min, []],
  [PASSWORD_LENGTH.max, []],
  [PASSWORD_LENGTH.min - 1, [["password", "account.errors.length"]]],
  [PASSWORD_LENGTH.max + 1, [["password", "account.errors.length"]]],
])("a password of %i characters has the faults %j", (length, faults) => {
  expect(faultsOf("password", "a".repeat(length))).toEqual(faults);
});

test("a missing password is too short", () => {
  expect(faultsOf("password", undefined)).toEqual([["password", "account.errors.length"]]);
});
