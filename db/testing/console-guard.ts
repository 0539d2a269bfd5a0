import { log } from "~/log.server";
import { afterEach, beforeEach, vi } from "vitest";

log.level = "silent";

/** An error on the console that a test did not ask for fails the test. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const errors = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  if (errors.length > 0) throw new Error(`unexpected console.error: ${errors.join("; ")}`);
});
