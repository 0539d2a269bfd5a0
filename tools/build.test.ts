import { expect, test } from "vitest";
import { hashSources } from "./build.mjs";

test("a build stays right after an update of Node.js: its service may not write it anew", () => {
  const hash = hashSources();
  const { version } = process;
  Object.defineProperty(process, "version", { value: "v99.0.0", configurable: true });
  try {
    expect(hashSources()).toBe(hash);
  } finally {
    Object.defineProperty(process, "version", { value: version, configurable: true });
  }
});
