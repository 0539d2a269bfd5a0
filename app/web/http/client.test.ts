import { describe, expect, test } from "vitest";
import { clientAddress, limitKey } from "./client.server";

describe("the client's address", () => {
  test.each([
    // forwarded for, trusted proxies, address
    [null, 0, "10.0.0.1"],
    ["1.1.1.1", 0, "10.0.0.1"],
    [null, 1, "10.0.0.1"],
    ["", 1, "10.0.0.1"],
    ["1.1.1.1", 1, "1.1.1.1"],
    // Entries before those of trusted proxies can be forged.
    ["6.6.6.6, 1.1.1.1", 1, "1.1.1.1"],
    ["6.6.6.6,1.1.1.1 , 2.2.2.2", 2, "1.1.1.1"],
    ["1.1.1.1, 2.2.2.2", 2, "1.1.1.1"],
    // Fewer entries than proxies: the outermost known one.
    ["2.2.2.2", 2, "2.2.2.2"],
    ["2001:db8::1", 1, "2001:db8::1"],
  ])("of %j behind %i proxies is %s", (forwardedFor, proxies, address) => {
    expect(clientAddress("10.0.0.1", forwardedFor, proxies)).toBe(address);
  });
});

describe("a limit counts", () => {
  test.each([
    ["1.2.3.4", "1.2.3.4"],
    ["::ffff:1.2.3.4", "1.2.3.4"],
    ["::FFFF:1.2.3.4", "1.2.3.4"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:1:2::1", "2001:db8:1:2"],
    ["2001:db8:1::1", "2001:db8:1:0"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8::1:2:3:4", "2001:db8:0:0"],
    ["2001::1:2:3:4:5:6", "2001:0:1:2"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["unknown", "unknown"],
    ["", ""],
  ])("%s as %s", (address, key) => {
    expect(limitKey(address)).toBe(key);
  });

  test.each([
    ["2001:db8::1", "2001:db8::ffff:2", true],
    ["2001:db8:0:0::1", "2001:db8::9", true],
    ["2001:db8:0:1::1", "2001:db8:0:2::1", false],
    ["::ffff:1.2.3.4", "::ffff:1.2.3.5", false],
  ])("%s and %s as one: %s", (one, other, same) => {
    expect(limitKey(one) === limitKey(other)).toBe(same);
  });
});
