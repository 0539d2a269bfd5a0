/** @module-tag slow */
import { describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { sendRequest } from "../answer";
import { openPage } from "../page";
import { changeFleet } from "../site-database";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite({
  TRUST_PROXY: "1",
  PAGES_PER_MINUTE: "2",
  UNCACHED_PAGES_PER_MINUTE: "4",
});
let days = 0;

/** Requests a page that is not in the page cache. */
function unlike(path = "/all-cars") {
  days += 1;
  const month = String(1 + Math.floor(days / 28)).padStart(2, "0");
  const day = String(1 + (days % 28)).padStart(2, "0");
  return `${path}?from=2030-${month}-${day}&to=2031-01-01`;
}

function get(path: string, address: string) {
  const headers = { "X-Forwarded-For": address };
  return sendRequest(fixture.site, path, { headers });
}

async function useUp(address: string) {
  for (let count = 0; count < 2; count += 1) {
    expect((await get(unlike(), address)).status).toBe(200);
  }
}

test.each([
  ["en", "Too many requests", "wait 1 minute and try again"],
  ["ka", "ძალიან ბევრი მოთხოვნაა", "1 წუთის შემდეგ"],
])(
  "a network that asks for many unlike pages gets a page about it: %s",
  async (lang, title, when) => {
    const address = `192.0.2.${lang === "en" ? 1 : 2}`;
    await useUp(address);
    const refused = await get(unlike(lang === "en" ? "/all-cars" : `/${lang}/all-cars`), address);
    expect(refused.status).toBe(429);
    expect(openPage(refused).textOf("main")).toContain(title);
    expect(openPage(refused).textOf("main")).toContain(when);
    expect(refused.text).toContain(`<html lang="${lang}"`);
    const wait = Number(refused.headers.get("Retry-After"));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers.get("Cache-Control")).toContain("no-store");
    expect((await get(unlike(), "192.0.2.100")).status).toBe(200);
  },
);

test("it still gets cached pages and those without parameters", async () => {
  const address = "192.0.2.3";
  const known = unlike();
  expect((await get(known, "192.0.2.101")).status).toBe(200);
  await useUp(address);
  expect((await get(unlike(), address)).status).toBe(429);
  for (const path of [known, "/", "/all-cars", "/ka/faq", "/cars/1?utm_source=x"]) {
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

describe("pages without parameters that the page cache does not serve", () => {
  let networks = 0;

  /** Resolves with the statuses of six requests of a network. */
  async function six(path: string, headers: Record<string, string> = {}) {
    networks += 1;
    const from = { "X-Forwarded-For": `203.0.113.${networks}`, ...headers };
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await sendRequest(fixture.site, path, { headers: from })).status);
    }
    return statuses;
  }

  test.each([
    ["an invented session", "/", { Cookie: "session=x" }, 200],
    ["credentials", "/", { Authorization: "x" }, 200],
    ["an Accept header without HTML", "/all-cars", { Accept: "x" }, 200],
    ["a message that is none", "/", { Cookie: "flash=x" }, 200],
    ["data of the home page", "/_.data", {}, 200],
    ["data of a car that is missing", "/cars/98123.data", {}, 404],
    ["a booking", `/bookings/${"A".repeat(22)}`, {}, 404],
    ["a decision", `/decide/${"A".repeat(22)}`, {}, 404],
    ["the list of own bookings", "/bookings", {}, 200],
    ["the desk", "/admin", {}, 200],
    ["an encoded address", "/f%61q", {}, 200],
    ["an unknown one", "/%66", {}, 404],
  ])("%s counts", async (_, path, headers, status) => {
    const statuses = await six(path, headers as Record<string, string>);
    expect(statuses).toEqual([...Array<number>(4).fill(status), 429, 429]);
  });

  test.each([
    ["a cached page", "/guides", {}, 200],
    ["a session that counts on https only", "/faq", { Cookie: "__Host-session=x" }, 200],
    ["a car that is missing", "/cars/98123", {}, 404],
    ["an unknown address", "/wp-login.php", {}, 404],
    ["a call", "/api/cars", { Authorization: "x" }, 200],
    ["a file", "/robots.txt", {}, 200],
    ["a probe", "/readyz", {}, 200],
  ])("%s does not", async (_, path, headers, status) => {
    const statuses = await six(path, headers as Record<string, string>);
    expect(statuses).toEqual(Array(6).fill(status));
  });

  test("a session that is valid is not limited, its network is", { tags: "slow" }, async () => {
    const session = await signIn(fixture.site);
    expect(await six("/admin/today", { Cookie: session })).toEqual(Array(6).fill(200));
    expect(await six("/admin?tab=bookings&q=x", { Cookie: session })).toEqual(Array(6).fill(200));
    const from = { "X-Forwarded-For": `203.0.113.${networks}` };
    const other = await sendRequest(fixture.site, "/all-cars?page=9&page=8", { headers: from });
    expect(other.status).toBe(429);
  });
});

test("cars that are missing get the page that would be rendered for them", async () => {
  const [first, other] = [
    await get("/cars/98123", "192.0.2.20"),
    await get("/cars/98124?x=1", "192.0.2.20"),
  ];
  const headers = {
    "X-Forwarded-For": "192.0.2.21",
    Cookie: "flash=none",
    "Accept-Language": "en",
  };
  const rendered = await sendRequest(fixture.site, "/cars/98124", { headers });
  expect([first.status, other.text]).toEqual([404, first.text]);
  const shown = ({ text }: { text: string }) => /<body>[^]*?<\/footer>/.exec(text)?.[0];
  expect(shown(first)).toBeDefined();
  expect(shown(first)).toBe(shown(rendered));
  const id = await changeFleet(fixture.site, async (sql) => {
    const [car] = await sql<[{ id: number }]>`
        update cars set archived_at = now() where name = (select min(name) from cars) returning id`;
    return car.id;
  });
  expect((await get(`/cars/${id}`, "192.0.2.20")).status).toBe(404);
  await changeFleet(
    fixture.site,
    (sql) => sql`update cars set archived_at = null where id = ${id}`,
  );
  expect((await get(`/cars/${id}`, "192.0.2.20")).status).toBe(200);
  const call = await get("/api/cars/98123", "192.0.2.20");
  expect([call.status, call.text]).toEqual([404, '{"error":"there is no such car"}']);
});
