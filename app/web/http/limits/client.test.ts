import { describe, expect, test, vi } from "vitest";
import {
  clientAddress,
  forwardedProtocol,
  limitKey,
  ipv6Prefix48,
  watchProxies,
} from "./client.server";
import { parseTrustedProxies } from "~/web/http/trusted-proxies";

describe("the client's address", () => {
  test.each([
    // Columns: forwarded for, trusted proxies, address.
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
    // Ports don't make other clients.
    ["1.1.1.1:40001", 1, "1.1.1.1"],
    ["[2001:db8::1]:443", 1, "2001:db8::1"],
    ["::ffff:1.1.1.1", 1, "1.1.1.1"],
    // If the entries are no addresses, the last trusted proxy's counts.
    ["junk-1", 1, "10.0.0.1"],
    ["1.1.1.1, junk", 1, "10.0.0.1"],
    ["junk, 2.2.2.2", 2, "2.2.2.2"],
    ["1, 2.2.2.2", 2, "2.2.2.2"],
  ])("of %j behind %i proxies is %s", (forwardedFor, proxies, address) => {
    expect(clientAddress("10.0.0.1", forwardedFor, proxies)).toBe(address);
  });
});

describe("the client's address behind trusted networks", () => {
  const networks = parseTrustedProxies("10.0.0.0/8,fd00::/8") ?? 0;

  test.each([
    // Columns: socket, forwarded for, address.
    ["10.0.0.1", "1.1.1.1", "1.1.1.1"],
    ["10.0.0.1", "6.6.6.6, 1.1.1.1", "1.1.1.1"],
    ["10.0.0.1", "6.6.6.6, 1.1.1.1, 10.0.0.2, fd00::3", "1.1.1.1"],
    ["10.0.0.1", "6.6.6.6, junk, 10.0.0.2", "10.0.0.2"],
    ["10.0.0.1", "10.0.0.2", "10.0.0.2"],
    ["8.8.8.8", "1.1.1.1", "8.8.8.8"],
  ])("from %s with %j is %s", (socket, forwardedFor, address) => {
    expect(clientAddress(socket, forwardedFor, networks)).toBe(address);
  });

  test.each([
    ["10.0.0.1", "https", "https:"],
    ["10.0.0.1", "http, HTTPS", "https:"],
    ["10.0.0.1", "javascript", null],
    ["10.0.0.1", undefined, null],
    ["8.8.8.8", "https", null],
  ])("from %s with protocol %j is %s", (socket, header, protocol) => {
    const request = {
      headers: { "x-forwarded-proto": header },
      socket: { remoteAddress: socket },
    };
    expect(forwardedProtocol(request, networks)).toBe(protocol);
  });
});

describe("a request is a sign that TRUST_PROXY", () => {
  test.each<[string, string, string | undefined, string, string?]>([
    // Columns: TRUST_PROXY, socket, forwarded for, warning, path.
    ["0", "127.0.0.1", "1.1.1.1", "covers too few"],
    ["0", "::ffff:172.18.0.2", "1.1.1.1", "covers too few"],
    ["0", "fd00::1", "1.1.1.1", "covers too few"],
    ["10.0.0.0/8", "172.18.0.2", "1.1.1.1", "covers too few"],
    ["1", "10.0.0.1", "1.1.1.1, 10.0.0.2", "covers too few"],
    ["2", "127.0.0.1", "1.1.1.1", "counts more"],
    ["2", "8.8.8.8", "1.1.1.1", "counts more"],
    ["1", "8.8.8.8", undefined, "counts more"],
    ["1", "8.8.8.8", "", "counts more"],
    // A stranger may forge the header.
    ["0", "8.8.8.8", "1.1.1.1", ""],
    ["1", "127.0.0.1", "6.6.6.6, 1.1.1.1", ""],
    ["0", "8.8.8.8", undefined, ""],
    ["0", "127.0.0.1", undefined, ""],
    ["1", "127.0.0.1", "1.1.1.1", ""],
    ["2", "127.0.0.1", "1.1.1.1, 10.0.0.1", ""],
    ["10.0.0.0/8", "10.0.0.1", "1.1.1.1, 10.0.0.2", ""],
    // A visitor may be in the company's own network.
    ["1", "127.0.0.1", "192.168.1.5", ""],
    // The company's own programs, and health checks of a proxy at a public address, send no header.
    ["1", "127.0.0.1", undefined, ""],
    ["1", "8.8.8.8", undefined, "", "/readyz"],
    ["0", "unknown", "1.1.1.1", ""],
  ])(
    "%s is wrong: from %s with %j: %j",
    (trusted, remoteAddress, forwardedFor, warning, url = "/") => {
      const warn = vi.fn<(message: string) => void>();
      const look = watchProxies(parseTrustedProxies(trusted) ?? 0, warn);
      const request = {
        headers: { "x-forwarded-for": forwardedFor },
        socket: { remoteAddress },
        url,
      };
      look(request);
      look(request);
      const said = warn.mock.calls.map(
        ([message]) => /covers too few|counts more/.exec(message)?.[0],
      );
      expect(said).toEqual(warning === "" ? [] : [warning]);
    },
  );
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
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1"],
    ["2001:db8::1", "2001:db8:0"],
    ["::ffff:1.2.3.4", null],
    ["1.2.3.4", null],
    ["unknown", null],
    ["", null],
  ])("%s in the wider network %s", (address, key) => {
    expect(ipv6Prefix48(address)).toBe(key);
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
