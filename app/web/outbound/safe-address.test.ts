import { promisify } from "node:util";
import { expect, test } from "vitest";
import {
  isPublicIp,
  literalIp,
  PrivateAddressError,
  publicLookup,
  refusalOfAddress,
} from "./safe-address.server";

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["127.0.0.1", false],
  ["10.0.0.1", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["::", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["::7f00:1", false],
  ["not an address", false],
])("the address %s is public: %s", (address, isPublic) => {
  expect(isPublicIp(address)).toBe(isPublic);
});

test.each([
  ["https://127.0.0.1/x", "private"],
  ["https://[::1]/x", "private"],
  ["https://2130706433/x", "private"],
  ["https://0x7f.1/x", "private"],
  ["https://localhost/x", "private"],
  ["http://8.8.8.8/x", "insecure"],
  ["https://8.8.8.8/x", null],
])("the setting %s is checked at the start: %s", async (url, refusal) => {
  expect(await refusalOfAddress(new URL(url))).toBe(refusal);
});

test("a name that does not resolve now is allowed at the start, and checked at each call", async () => {
  expect(await refusalOfAddress(new URL("https://no-such-host.invalid/x"))).toBeNull();
});

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["[::1]", "::1"],
  ["x[::1]", null],
  ["[::1]x", null],
  ["example.com", null],
])("the IP address in the host %s is %s", (host, ip) => {
  expect(literalIp(host)).toBe(ip);
});

test("the lookup of a connection refuses private addresses, and passes on its errors", async () => {
  const lookUp = promisify(publicLookup);
  await expect(lookUp("localhost", {})).rejects.toBeInstanceOf(PrivateAddressError);
  await expect(lookUp("no-such-host.invalid", {})).rejects.toMatchObject({
    syscall: "getaddrinfo",
  });
});

test("the lookup of a connection returns public addresses as it is asked to", async () => {
  const look = (all: boolean) =>
    new Promise<unknown[]>((resolve) => {
      publicLookup("8.8.8.8", { all }, (...answer) => resolve(answer));
    });
  expect(await look(true)).toEqual([null, [{ address: "8.8.8.8", family: 4 }]]);
  expect(await look(false)).toEqual([null, "8.8.8.8", 4]);
});
