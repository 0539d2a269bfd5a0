import { expect, test, vi } from "vitest";
import { runStaffCommand } from "./staff.server";

test.each([
  ["no command", []],
  ["an unknown command", ["remove", "admin"]],
  ["a word of JavaScript", ["constructor", "admin"]],
  ["no name", ["add"]],
  ["a name with spaces", ["add", "nino b"]],
  ["too many words", ["add", "nino", "b"]],
])("prints the usage for %s", async (_, args) => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await runStaffCommand(args)).toBe(2);
  expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^usage: npm run staff/));
  print.mockClear();
});
