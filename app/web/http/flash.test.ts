import { expect, test } from "vitest";
import { flashCookie } from "./flash.server";

const cookie = flashCookie<{ id: number }>("a secret of the tests");
const PAGE = "/admin/bookings/8";

async function storedCookie() {
  const [stored = ""] = (await cookie.write({ id: 8 }, `${PAGE}?lng=ka`)).split(";");
  return stored;
}

async function requestWith(page: string, headers: Record<string, string> = {}) {
  const Cookie = await storedCookie();
  return new Request(`http://localhost${page}`, { headers: { Cookie, ...headers } });
}

test("on https the message counts with the prefix only, on http without it", async () => {
  const read = (origin: string, Cookie: string) =>
    cookie.read(new Request(origin + PAGE, { headers: { Cookie } }));
  const plain = await storedCookie();
  expect(await read("https://cars.example", plain)).toBeNull();
  expect(await read("https://cars.example", `__Host-${plain}; flash=x`)).toEqual({ id: 8 });
  expect(await read("http://localhost", plain)).toEqual({ id: 8 });
  expect(await read("http://localhost", `__Host-${plain}`)).toBeNull();
});

test.each([PAGE, `${PAGE}?lng=en`, `${PAGE}.data?lng=en`])(
  "the message is read at %s",
  async (page) => {
    expect(await cookie.read(await requestWith(page))).toEqual({ id: 8 });
  },
);

test.each(["/admin/bookings/9", "/admin/calendar", "/admin/fleet"])("not at %s", async (page) => {
  expect(await cookie.read(await requestWith(page))).toBeNull();
});

test("a cookie with another signature has no message", async () => {
  const other = await flashCookie<{ id: number }>("another secret").write({ id: 8 }, PAGE);
  const headers = { Cookie: other.split(";")[0] ?? "" };
  expect(await cookie.read(new Request(`http://localhost${PAGE}`, { headers }))).toBeNull();
});

test("the message waits for its page for ten minutes", async () => {
  expect(await cookie.write({ id: 8 }, PAGE)).toContain("Max-Age=600;");
});

test.each([
  ["a document", { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" }],
  [
    "a document through the service worker",
    { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "navigate" },
  ],
  ["a document of a browser without metadata", {}],
])("%s clears it: %o", async (_, headers: Record<string, string>) => {
  expect(await cookie.clear(await requestWith(PAGE, headers))).toContain("Max-Age=0;");
});

test("loader data leave it some seconds more, counted from their first request", async () => {
  const metadata = { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" };
  const read = (await cookie.clear(await requestWith(PAGE, metadata))) ?? "";
  expect(read).toContain("Max-Age=10;");
  const headers = { ...metadata, Cookie: read.split(";")[0] ?? "" };
  const again = new Request(`http://localhost${PAGE}`, { headers });
  expect(await cookie.read(again)).toEqual({ id: 8 });
  expect(await cookie.clear(again)).toBeNull();
  expect(await cookie.clear(await requestWith("/admin/calendar", metadata))).toBeNull();
});
