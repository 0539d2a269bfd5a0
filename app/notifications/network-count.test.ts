import { expect, test } from "vitest";
import { countNetworks } from "./network-count.server";

test("a network has a number of places, which can be given back", () => {
  const networks = countNetworks(2);
  const [first, second] = [networks.enter("192.0.2.1"), networks.enter("192.0.2.1")];
  expect(networks.enter("192.0.2.1")).toBeNull();
  expect(networks.enter("192.0.2.2")).not.toBeNull();
  first?.();
  const third = networks.enter("192.0.2.1");
  expect(third).not.toBeNull();
  expect(networks.enter("192.0.2.1")).toBeNull();
  second?.();
  third?.();
  expect([networks.enter("192.0.2.1"), networks.enter("192.0.2.1")]).not.toContain(null);
  expect(networks.enter("192.0.2.1")).toBeNull();
});

test("a place given back twice counts once", () => {
  const networks = countNetworks(2);
  const leave = networks.enter("192.0.2.1");
  networks.enter("192.0.2.1");
  leave?.();
  leave?.();
  expect(networks.enter("192.0.2.1")).not.toBeNull();
  expect(networks.enter("192.0.2.1")).toBeNull();
});

test("the addresses of an IPv6 /64 are one network", () => {
  const networks = countNetworks(1);
  expect(networks.enter("2001:db8:0:1::1")).not.toBeNull();
  expect(networks.enter("2001:db8:0:1:ffff::2")).toBeNull();
  expect(networks.enter("2001:db8:0:2::1")).not.toBeNull();
});
