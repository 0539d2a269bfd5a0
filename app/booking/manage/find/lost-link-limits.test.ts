import { describe, expect, test, vi } from "vitest";
import { log } from "~/web/log.server";
import { claimLostLink, lostLinkLimits, noticeFailure } from "./lost-link-limits.server";

describe("the budget of a network", () => {
  function attempts(count: number, addressOf: (attempt: number) => string) {
    const limits = lostLinkLimits();
    const waits = Array.from({ length: count }, (_, attempt) =>
      claimLostLink(limits, addressOf(attempt)),
    );
    return { limits, allowed: waits.filter((seconds) => seconds === null).length };
  }

  test("is ten attempts, with a wait of at most an hour", () => {
    const { limits, allowed } = attempts(30, () => "192.0.2.1");
    expect(allowed).toBe(10);
    const seconds = claimLostLink(limits, "192.0.2.1");
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(claimLostLink(limits, "192.0.2.2")).toBeNull();
  });

  test("is that of an IPv6 /64, and forty for the 65,536 of a /48", () => {
    const one = attempts(30, (attempt) => `2001:db8:1:2::${attempt}`);
    expect(one.allowed).toBe(10);
    const many = attempts(1_000, (attempt) => `2001:db8:1:${attempt.toString(16)}::1`);
    expect(many.allowed).toBe(40);
    expect(claimLostLink(many.limits, "2001:db8:2::1")).toBeNull();
  });

  test("is not used up for neighbours by who is refused", () => {
    const { limits } = attempts(1_000, () => "2001:db8:1:2::1");
    expect(claimLostLink(limits, "2001:db8:1:3::1")).toBeNull();
  });

  test("of 50,000 others does not let a busy network start again", () => {
    const limits = lostLinkLimits();
    for (let attempt = 0; attempt < 50_000; attempt += 1) {
      if (attempt % 1_000 === 0) claimLostLink(limits, "192.0.2.1");
      claimLostLink(limits, `10.${attempt >> 16}.${(attempt >> 8) & 255}.${attempt & 255}`);
    }
    expect(claimLostLink(limits, "192.0.2.1")).not.toBeNull();
  });
});

describe("many failures", () => {
  /** Lets a thousand attempts fail. Returns the warnings after the first twenty, and all. */
  function failThousandTimes(of: (attempt: number) => Parameters<typeof noticeFailure>[1]) {
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    const limits = lostLinkLimits();
    let early = 0;
    for (let attempt = 0; attempt < 1_000; attempt += 1) {
      noticeFailure(limits, of(attempt));
      if (attempt === 19) early = warn.mock.calls.length;
    }
    return { early, calls: [...warn.mock.calls] };
  }

  test.each([
    ["a number", { id: 12n }, "12"],
    ["a reference", { reference: "K7M4XQ" }, "K7M4XQ"],
  ])("for %s cause one warning, which names no address", (_, name, booking) => {
    const { early, calls } = failThousandTimes((attempt) => ({
      name,
      email: `guess${attempt}@example.com`,
    }));
    expect(early).toBe(0);
    expect(calls).toEqual([[{ booking }, expect.stringMatching(/failed/)]]);
  });

  test("for one address cause one warning, whatever references are guessed", () => {
    const { early, calls } = failThousandTimes((attempt) => ({
      name: { reference: `C${String(22_222 + attempt).replaceAll(/[01]/g, "9")}` },
      email: attempt % 2 ? "nino@example.com" : "NINO@example.com",
    }));
    expect(early).toBe(0);
    expect(calls).toEqual([[expect.stringMatching(/one email address/)]]);
  });
});
