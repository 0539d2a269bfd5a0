import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchCalendar, isListedHost } from "./fetch-calendar.server";
import { startCalendarServer } from "./testing/calendar-server";

let server: Awaited<ReturnType<typeof startCalendarServer>>;

beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(() => server.stop());

type Rules = { isTrusted?: (url: URL) => boolean; timeoutMs?: number; hosts?: string[] | null };

function get(
  url = server.url,
  { isTrusted = trustAll, timeoutMs = 5_000, hosts = null }: Rules = {},
) {
  const { signal } = new AbortController();
  return fetchCalendar(url, { isTrusted, timeoutMs, hosts, signal });
}

function trustAll(_url: URL): boolean {
  return true;
}

const faultOf = async (answer: ReturnType<typeof get>) => {
  const { fault, detail } = { fault: "none", detail: "", ...(await answer) };
  return `${fault} ${detail}`.trim();
};

test("a calendar is fetched, also over redirects", async () => {
  server.answer(({ url }, response) => {
    if (url === "/final") return response.end("გამარჯობა");
    return response.writeHead(302, { Location: "/final" }).end();
  });
  expect(await get()).toEqual({ ok: true, text: "გამარჯობა" });
});

test("a calendar in UTF-16 is decoded by its mark", async () => {
  server.answer((_, response) => response.end(Buffer.from("\ufeffგამარჯობა", "utf16le")));
  expect(await get()).toEqual({ ok: true, text: "გამარჯობა" });
});

test.each([404, 401, 500, 204])("HTTP %i is a fault", async (status) => {
  server.answer((_, response) => response.writeHead(status).end());
  expect(await faultOf(get())).toBe(`status ${status}`);
});

test.each([
  ["https://booking.com/a.ics", true],
  ["https://ical.booking.com/a.ics", true],
  ["https://BOOKING.com:8443/a.ics", true],
  ["https://notbooking.com/a.ics", false],
  ["https://booking.com.evil.example/a.ics", false],
  ["https://evil.example/booking.com", false],
  ["https://booking.com@evil.example/", false],
])("of a list with booking.com %s is allowed: %s", (url, expected) => {
  expect(isListedHost(["airbnb.com", "booking.com"], new URL(url))).toBe(expected);
  expect(isListedHost(null, new URL(url))).toBe(true);
});

test("a host that is not listed is not asked, not by a redirect either", async () => {
  const asked: (string | undefined)[] = [];
  server.answer(({ url }, response) => {
    asked.push(url);
    response.writeHead(302, { Location: "https://evil.example/a.ics" }).end();
  });
  const { hostname } = new URL(server.url);
  expect(await faultOf(get(server.url, { hosts: ["booking.com"] }))).toBe("host");
  expect(asked).toEqual([]);
  expect(await faultOf(get(server.url, { hosts: [hostname] }))).toBe("host");
  expect(asked).toHaveLength(1);
});

test("endless redirects are a fault", async () => {
  server.answer((_, response) => response.writeHead(301, { Location: "/" }).end());
  expect(await faultOf(get())).toBe("redirect");
});

test.each(["announced", "not announced"])("10 MB, %s, are refused early", async (how) => {
  let sent = 0;
  server.answer((_, response) => {
    const chunk = Buffer.alloc(64 * 1024, "X");
    if (how === "announced") response.setHeader("Content-Length", 10_000_000);
    const write = () => {
      while (sent < 10_000_000 && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return response.once("drain", write);
      }
      return response.end();
    };
    write();
  });
  expect(await faultOf(get())).toBe("tooLarge");
  expect(sent).toBeLessThan(10_000_000);
});

test.each(["before its head", "within its body"])(
  "a server that hangs %s is given up",
  async (when) => {
    server.answer((_, response) => {
      if (when === "within its body") response.writeHead(200).write("BEGIN:VCALENDAR");
    });
    expect(await faultOf(get(server.url, { timeoutMs: 150 }))).toBe("timeout");
  },
);

test("a connection that ends early is a fault", async () => {
  server.answer((_, response) => {
    response.writeHead(200, { "Content-Length": 1_000 });
    response.write("BEGIN:VCALENDAR", () => response.destroy());
  });
  expect(await faultOf(get())).toBe("unreachable");
});

test.each([
  ["https://localhost:9/", "private"],
  ["https://169.254.169.254/latest/meta-data", "private"],
  ["http://8.8.8.8/", "insecure"],
  ["file:///etc/passwd", "insecure"],
])("a redirect to %s is not followed: %s", async (location, fault) => {
  server.answer((_, response) => response.writeHead(302, { Location: location }).end());
  const isTrusted = ({ host }: URL) => host === `127.0.0.1:${server.port}`;
  expect(await faultOf(get(server.url, { isTrusted }))).toBe(fault);
});

test.each([
  ["https://127.0.0.1:PORT/", "private"],
  ["https://localhost:PORT/", "private"],
  ["https://[::ffff:127.0.0.1]:PORT/", "private"],
  ["http://127.0.0.1:PORT/", "insecure"],
  ["https://no-such-host.invalid/", "unreachable"],
])("%s is not fetched: %s", async (address, fault) => {
  const before = server.calls();
  const url = address.replace("PORT", String(server.port));
  expect(await faultOf(get(url, { isTrusted: () => false }))).toBe(fault);
  expect(server.calls()).toBe(before);
});
