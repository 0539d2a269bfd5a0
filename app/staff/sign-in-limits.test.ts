import { expect, test } from "vitest";
import { signInClaims } from "./sign-in-limits";

const subjectsOf = (address: string, deviceId: string | null = null, username = "admin") =>
  signInClaims({ username, address, deviceId }).map(({ subject }) => subject);

test.each([
  ["192.0.2.1", ["network 192.0.2.1", "from 192.0.2.1 account admin", "account admin"]],
  [
    "2001:db8:1:2::7",
    ["network 2001:db8:1:2", "site 2001:db8:1", "from 2001:db8:1:2 account admin", "account admin"],
  ],
  ["unknown", ["network unknown", "from unknown account admin", "account admin"]],
])("an attempt from %s counts for %j", (address, subjects) => {
  expect(subjectsOf(address)).toEqual(subjects);
});

test("a known device counts for itself only", () => {
  expect(subjectsOf("192.0.2.1", "abc")).toEqual(["device abc"]);
});

test("no account name is another subject", () => {
  const [, pair] = subjectsOf("192.0.2.1");
  expect(subjectsOf("192.0.2.2", null, "admin from 192.0.2.1")).not.toContain(pair);
});

test("a /48 of IPv6 has four times the budget of a /64", () => {
  const [network, site] = signInClaims({
    username: "admin",
    address: "2001:db8::1",
    deviceId: null,
  });
  expect(site!.freeAttempts).toBe(4 * network!.freeAttempts);
  expect(site!.maxSeconds).toBe(network!.maxSeconds / 4);
});
