import { expect, test } from "vitest";
import { z } from "zod";
import { passwordSchema } from "./change-password.server";

const valid = {
  password: "old password",
  newPassword: "new password",
  newPasswordAgain: "new password",
};

/** Types the new password twice. */
const twice = (text: string) => ({ newPassword: text, newPasswordAgain: text });

test.each([
  ["a new password", {}],
  ["the shortest new password", twice("x".repeat(12))],
  ["the longest new password", twice("x".repeat(200))],
  ["an old password of one character", { password: "x" }],
  ["the longest old password", { password: "x".repeat(1000) }],
])("accepts %s", (_, changes) => {
  const typed = { ...valid, ...changes };
  expect(passwordSchema.parse(typed)).toEqual(typed);
});

test.each([
  ["no old password", { password: "" }, { password: ["account.errors.password"] }],
  ["a missing old password", { password: undefined }, { password: ["account.errors.password"] }],
  [
    "an old password that nobody has",
    { password: "x".repeat(1001) },
    { password: ["account.errors.wrong"] },
  ],
  [
    "a new password that is too short",
    twice("x".repeat(11)),
    { newPassword: ["account.errors.length"] },
  ],
  [
    "a new password that is too long",
    twice("x".repeat(201)),
    { newPassword: ["account.errors.length"] },
  ],
  [
    "a missing new password",
    { newPassword: undefined },
    { newPassword: ["account.errors.length"] },
  ],
  [
    "no repetition",
    { newPasswordAgain: "" },
    { newPasswordAgain: ["account.errors.again", "account.errors.differ"] },
  ],
  [
    "another repetition",
    { newPasswordAgain: "new passwort" },
    { newPasswordAgain: ["account.errors.differ"] },
  ],
  ["the old password again", twice("old password"), { newPassword: ["account.errors.same"] }],
])("rejects %s", (_, changes, errors) => {
  const { error } = passwordSchema.safeParse({ ...valid, ...changes });
  expect(z.flattenError(error!).fieldErrors).toEqual(errors);
});
