import { expect, test } from "vitest";
import { signInSchema } from "./sign-in.schema";

test.each([
  [{ username: "admin", password: "secret word" }, "admin", "secret word"],
  [{ username: " admin ", password: " secret " }, "admin", " secret "],
  [{ username: "ad\0min\0", password: "a\0b" }, "admin", "a\0b"],
  [{}, "", ""],
  [{ username: "a".repeat(200), password: "b".repeat(2000) }, "a".repeat(100), "b".repeat(1000)],
])("reads %j", (typed, username, password) => {
  expect(signInSchema.parse(typed)).toMatchObject({ username, password });
});
