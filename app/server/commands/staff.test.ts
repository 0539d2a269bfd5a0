import { expect, test, vi } from "vitest";
import { runStaffCommand } from "./staff.server";

test.each([
  ["no command", []],
  ["an unknown command", ["promote", "admin"]],
  ["a word of JavaScript", ["constructor", "admin"]],
  ["no name", ["add"]],
  ["a name with spaces", ["add", "nino b"]],
  ["an unknown role", ["add", "nino", "boss"]],
  ["no role", ["role", "nino"]],
  ["a role that is not asked for", ["remove", "nino", "driver"]],
  ["too many words", ["add", "nino", "desk", "b"]],
  ["a flag of another command", ["add", "nino", "--remove-factors"]],
  ["a flag that does not exist", ["password", "nino", "--force"]],
  ["a name to list", ["list", "nino"]],
])("prints the usage for %s", async (_, args) => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await runStaffCommand(args)).toBe(2);
  expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^usage: npm run staff/));
  print.mockClear();
});
