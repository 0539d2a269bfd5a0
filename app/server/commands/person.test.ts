import { expect, test, vi } from "vitest";
import { runPersonCommand } from "./person.server";

test.each([
  ["no command", []],
  ["an unknown command", ["delete", "a@example.org"]],
  ["a word of JavaScript", ["constructor", "a@example.org"]],
  ["no person", ["erase"]],
  ["a name", ["export", "Nino"]],
  ["two persons", ["erase", "a@example.org", "b@example.org"]],
  ["an unknown flag", ["erase", "a@example.org", "--force"]],
  ["a flag of the other command", ["export", "a@example.org", "--yes"]],
])("prints the usage for %s", async (_, args) => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await runPersonCommand(args)).toBe(2);
  expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^usage: npm run person/));
  print.mockClear();
});
