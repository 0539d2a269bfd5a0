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
  expect(await cookie.read(new Request(`https://cars.example${PAGE}`, { headers }))).toBeNull();
});

test.each([
  ["a document", { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" }, true],
  [
    "a document through the service worker",
    { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "navigate" },
    true,
  ],
  ["a document of a browser without metadata", {}, true],
  ["loader data", { "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" }, false],
])("%s clears it: %o", async (_, headers: Record<string, string>, clears) => {
  const cleared = await cookie.clear(await requestWith(PAGE, headers));
  expect(cleared?.includes("Max-Age=0") ?? false).toBe(clears);
});
