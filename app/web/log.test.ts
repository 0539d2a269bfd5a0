import { expect, test, vi } from "vitest";
import { log, logConsole } from "./log.server";

test("warnings and errors of libraries become lines of the log", () => {
  const { warn, error } = console;
  const logged = [
    vi.spyOn(log, "warn").mockReturnValue(undefined),
    vi.spyOn(log, "error").mockReturnValue(undefined),
  ];
  try {
    logConsole();
    console.warn("No routes matched %s", "/x");
    console.error("failed", { status: 500 });
  } finally {
    Object.assign(console, { warn, error });
  }
  expect(logged.map(({ mock }) => mock.calls)).toEqual([
    [["No routes matched /x"]],
    [["failed { status: 500 }"]],
  ]);
});
