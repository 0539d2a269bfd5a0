import { brotliCompressSync } from "node:zlib";
import { parseHTML } from "linkedom";
import { beforeAll, describe, expect, test } from "vitest";
import { seedLargeFleet } from "#db/seed/large-fleet";
import { CARS_PER_PAGE } from "~/site/cars/list-sizes";
import { sendRequest } from "../answer";
import { changeFleet, inDatabase } from "../site-database";
import { useSite } from "../site-fixture";

const fixture = useSite();

/** The number of models in the fleet, including the example's. */
const MODELS = 300;
const PAGES = Math.ceil(MODELS / CARS_PER_PAGE);

const KB = 1024;

/** The bytes of pages when compressed, with the data of the router. */
const BUDGETS = [
  ["/", 28 * KB],
  ["/all-cars", 19 * KB],
  ["/all-cars?page=3", 19 * KB],
] as const;

async function open(path: string) {
  const answer = await sendRequest(fixture.site, path, { headers: { "Accept-Language": "en" } });
  expect(answer.status).toBe(200);
  const { document } = parseHTML(answer.text);
  const link = (selector: string) => document.querySelector(selector)?.getAttribute("href") ?? null;
  return {
    text: answer.text,
    status: document.querySelector("main [role=status]")?.textContent,
    names: [...document.querySelectorAll("main h3")].map((title) => title.textContent),
    options: document.querySelectorAll("#booking select[name=vehicle] option").length,
    canonical: link("link[rel=canonical]"),
    previous: link("main a[rel=prev]"),
    next: link("main a[rel=next]"),
  };
}

beforeAll(async () => {
  await changeFleet(fixture.site, async (sql) => {
    await seedLargeFleet(sql, { models: MODELS, vehicles: 2_000 });
    // Addresses of photos hardly compress.
    await sql`
      update cars
      set image = '/photos/' || encode(sha256(convert_to(name, 'UTF8')), 'hex') || '-800.jpg'
      where image is null`;
  });
});

test.each(BUDGETS)("%s stays within %i bytes", async (path, budget) => {
  const { text } = await open(path);
  expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(budget);
});

test("the booking form offers every model, and shows the picture of the selected one", async () => {
  // The list also has the placeholder, and Other.
  expect((await open("/")).options).toBe(MODELS + 2);
  const [last] = await inDatabase(
    fixture.site,
    (sql) => sql`select name, image from cars order by sort_order desc limit 1`,
  );
  const page = await open(`/?vehicle=${encodeURIComponent(last!.name)}`);
  expect(page.text).toContain(`src="${last!.image}"`);
});

describe("the list of all cars has pages", () => {
  test("that link to each other and show every car once", async () => {
    const names: (string | null)[] = [];
    let [address, before]: (string | null)[] = ["/all-cars", null];
    for (let number = 1; number <= PAGES; number += 1) {
      const page = await open(address!);
      expect(page.status).toBe(`${MODELS} models, page ${number} of ${PAGES}`);
      expect(page.previous).toBe(before);
      expect(page.canonical).toMatch(number === 1 ? /\/all-cars$/ : `/all-cars?page=${number}`);
      names.push(...page.names);
      [address, before] = [page.next, address];
    }
    expect(address).toBeNull();
    expect([names.length, new Set(names).size]).toEqual([MODELS, MODELS]);
  });

  test("that preserve filters and dates, under the list's canonical address", async () => {
    const search = "type=suv&from=2030-06-10&to=2030-06-15&pickup=Batumi";
    const first = await open(`/all-cars?${search}`);
    expect(first.next).toBe(`/all-cars?${search}&page=2`);
    const second = await open(first.next!);
    expect(second.previous).toBe(`/all-cars?${search}`);
    expect(second.canonical).toMatch(/\/all-cars$/);
    expect(second.text).toContain("for 5 days");
  });

  test("and in Georgian links to pages in Georgian", async () => {
    const page = await open("/ka/all-cars?page=2");
    expect(page.next).toMatch(/^\/ka\/all-cars\?/);
    expect(page.canonical).toMatch(/\/ka\/all-cars/);
    expect(page.status).toBe(`${MODELS} მოდელი, გვერდი 2, სულ ${PAGES}`);
  });

  test("of which the last is shown for a number beyond it", async () => {
    const page = await open("/all-cars?page=99");
    expect([page.next, page.canonical]).toEqual([null, expect.stringMatching(`page=${PAGES}$`)]);
  });
});
