import { describe, expect, test } from "vitest";
import { isTrusted, parseTrustedProxies } from "./trusted-proxies";

describe("TRUST_PROXY", () => {
  test.each(["0", "1", "10"])("%s is a number of proxies", (text) => {
    expect(parseTrustedProxies(text)).toBe(Number(text));
  });

  test.each(["10.0.0.0/8", "10.0.0.0/8,fd00::/8", " 10.0.0.1 , ::1 "])("%j is networks", (text) => {
    expect(parseTrustedProxies(text)).toHaveLength(text.split(",").length);
  });

  test.each(["yes", "11", "-1", "10.0.0.0/33", "10.0.0.0/8,", "10.0.0.0/8,nginx", "10/8"])(
    "%j is refused",
    (text) => {
      expect(parseTrustedProxies(text)).toBeNull();
    },
  );

  test.each([
    ["10.0.0.0/8", "10.1.2.3", true],
    ["10.0.0.0/8", "::ffff:10.1.2.3", true],
    ["10.0.0.0/8", "11.1.2.3", false],
    ["10.0.0.0/8", "fd00::1", false],
    ["fd00::/8", "fd12::1", true],
    ["10.0.0.1", "10.0.0.1", true],
    ["10.0.0.1", "10.0.0.2", false],
    ["10.0.0.0/8", "unknown", false],
  ])("with %s an address %s is trusted: %s", (text, address, trusted) => {
    expect(isTrusted(parseTrustedProxies(text) ?? 0, address, 0)).toBe(trusted);
  });
});
