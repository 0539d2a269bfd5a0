import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { sendRequest } from "../answer";
import { openPage } from "../page";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite({ TRUST_PROXY: "1", PAGES_PER_MINUTE: "2" });
let days = 0;

/** A page that is not in the page cache. */
function unlike(path = "/all-cars") {
  days += 1;
  const month = String(1 + Math.floor(days / 28)).padStart(2, "0");
  const day = String(1 + (days % 28)).padStart(2, "0");
  return `${path}?from=2030-${month}-${day}&to=2031-01-01`;
}

function get(path: string, address: string, lang = "en") {
  const headers = { "X-Forwarded-For": address, "Accept-Language": lang };
  return sendRequest(fixture.site, path, { headers });
}

async function useUp(address: string) {
  for (let count = 0; count < 2; count += 1) {
    expect((await get(unlike(), address)).status).toBe(200);
  }
}

test.each([
  ["en", "Too many requests"],
  ["ka", "ძალიან ბევრი მოთხოვნაა"],
])("a network that asks for many unlike pages gets a page about it: %s", async (lang, title) => {
  const address = `192.0.2.${lang === "en" ? 1 : 2}`;
  await useUp(address);
  const refused = await get(unlike(), address, lang);
  expect(refused.status).toBe(429);
  expect(refused.text).toContain(title);
  expect(refused.text).toContain(`<html lang="${lang}"`);
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect(refused.headers.get("Cache-Control")).toContain("no-store");
  expect((await get(unlike(), "192.0.2.100")).status).toBe(200);
});

test("it still gets cached pages and those without parameters", async () => {
  const address = "192.0.2.3";
  const known = unlike();
  expect((await get(known, "192.0.2.101")).status).toBe(200);
  await useUp(address);
  expect((await get(unlike(), address)).status).toBe(429);
  for (const path of [known, "/", "/all-cars", "/faq?lng=ka", "/cars/1?utm_source=x"]) {
    expect([path, (await get(path, address)).status]).toEqual([path, 200]);
  }
});

test.each([
  ["data of a page", () => unlike("/all-cars.data")],
  ["data of the home page", () => unlike("/_.data")],
  ["a car with parameters that are none", () => `/cars/1?from=x${days}`],
  ["repeated parameters", () => `${unlike()}&from=2030-01-01`],
])("%s counts too", async (_, path) => {
  const address = `198.51.100.${(days += 1) % 250}`;
  await useUp(address);
  expect((await get(path(), address)).status).toBe(429);
});

test("a session that is none is no way around it", async () => {
  const headers = { "X-Forwarded-For": "192.0.2.5", Cookie: "session=invented" };
  await useUp("192.0.2.5");
  expect((await sendRequest(fixture.site, unlike(), { headers })).status).toBe(429);
});

test("refusals are in the security log", async () => {
  await useUp("192.0.2.6");
  expect((await get(unlike("/cars/1"), "192.0.2.6")).status).toBe(429);
  const Cookie = await signIn(fixture.site);
  await vi.waitFor(
    async () => {
      const headers = { Cookie, "Accept-Language": "en" };
      const log = await sendRequest(fixture.site, "/admin/security", { headers });
      const text = openPage(log).textOf("main");
      expect(text).toContain("(429)");
      expect(text).toContain("/cars/:id");
    },
    { ...SOON, interval: 200 },
  );
});
