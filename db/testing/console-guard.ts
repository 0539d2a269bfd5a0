import { log } from "~/web/log.server";
import { afterEach, beforeEach, vi } from "vitest";

log.level = "silent";

/** Fails tests with an unexpected `console.error`. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const errors = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  if (errors.length > 0) throw new Error(`unexpected console.error: ${errors.join("; ")}`);
});
