/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { inLanguage } from "~/web/i18n/address";
import { sendRequest, type Answer } from "../answer";
import { changeFleet } from "../site-database";
import { useSite } from "../site-fixture";

const fixture = useSite();

const get = (path: string) => sendRequest(fixture.site, path);
const tagOf = ({ headers }: Answer) => headers.get("ETag");

/** Returns the names of the cards of a page. */
const namesIn = ({ text }: Answer) =>
  [...text.matchAll(/<h3[^>]*><a[^>]*>([^<]*)</g)].map(([, name]) => name);

const wordsOf = ({ text }: Answer) =>
  text
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ");

/** Returns the addresses of the links with a text. */
const linksTo = ({ text }: Answer, words: string) =>
  [...text.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    .filter(([, , label = ""]) => label.replace(/<[^>]*>/g, "").includes(words))
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"));

/** Returns the addresses of the links to other filters of a list, without those to cars. */
const filtersIn = (page: Answer, words: string) =>
  linksTo(page, words).filter((address) => address.startsWith("/all-cars"));

describe("filters", () => {
  test.each(["en", "ka"] as const)("narrow the list in %s", async (lang) => {
    const all = namesIn(await get(inLanguage("/all-cars", lang)));
    const few = await get(inLanguage("/all-cars?drive=4x4&seats=7", lang));
    expect(few.status).toBe(200);
    expect(namesIn(few).length).toBeGreaterThan(0);
    expect(namesIn(few).length).toBeLessThan(all.length);
    expect(/<option value="7" selected="">/.test(few.text)).toBe(true);
    const clear = lang === "en" ? "Clear all filters" : "ყველა ფილტრის მოხსნა";
    expect(linksTo(few, clear)).toEqual([inLanguage("/all-cars", lang)]);
  });

  test("sort by the price of the dates", async () => {
    const dates = "from=2030-06-10&to=2030-06-12";
    const [up, down] = [
      namesIn(await get(`/all-cars?${dates}&sort=price`)),
      namesIn(await get(`/all-cars?${dates}&sort=-price`)),
    ];
    expect(up[0]).toBe("Honda Insight Hybrid 2012");
    expect(down.at(-1)).not.toBe(down[0]);
    expect(up.toSorted()).toEqual(down.toSorted());
    const most = namesIn(await get(`/all-cars?${dates}&max=40`));
    expect(most.length).toBeGreaterThan(0);
    expect(most.length).toBeLessThan(up.length);
  });

  test("that no car passes lead out, each with the number of cars without it", async () => {
    const page = await get("/all-cars?drive=4x4&fuel=electric&from=2030-06-10&to=2030-06-12");
    expect([page.status, namesIn(page)]).toEqual([200, []]);
    const [without] = linksTo(page, "without “Fuel type: Electric”");
    expect(without).toBe("/all-cars?drive=4x4&from=2030-06-10&to=2030-06-12");
    expect(namesIn(await get(without!)).length).toBeGreaterThan(0);
    // In the row of quick filters, and in the list.
    const clear = "/all-cars?from=2030-06-10&to=2030-06-12";
    expect(linksTo(page, "Clear all filters")).toEqual([clear]);
    const home = await get("/?drive=4x4&fuel=electric");
    expect(linksTo(home, "Clear all filters")).toEqual(["/#cars"]);
    expect(linksTo(home, "without")).toContain("/?drive=4x4#cars");
  });

  test("that are unknown change nothing, 40 of them included", async () => {
    const plain = await get("/all-cars");
    const junk = Array.from({ length: 40 }, (_, index) => `drive=x${index}&seats=y${index}`);
    const page = await get(`/all-cars?${junk.join("&")}`);
    expect([page.status, namesIn(page)]).toEqual([200, namesIn(plain)]);
  });

  test("that contradict each other find nothing, and say which to leave out", async () => {
    const page = await get(
      "/all-cars?type=sedan&drive=4x4&seats=7&passengers=2&price=premium&max=40",
    );
    expect([page.status, namesIn(page)]).toEqual([200, []]);
    expect(linksTo(page, "Clear all filters")).not.toEqual([]);
  });

  test("set with one press keep the trip and the other filters", async () => {
    const trip =
      "from=2030-06-10&to=2030-06-12&pickup=Batumi&pickupTime=10%3A00&returnTime=11%3A00";
    const page = await get(`/all-cars?seats=5&${trip}`);
    const [address = "", ...others] = filtersIn(page, "4x4");
    expect(others).toEqual([]);
    expect(address).toBe(`/all-cars?drive=4x4&seats=5&${trip}`);
    const [, count] = /4x4<span[^>]*>(\d+)</.exec(page.text) ?? [];
    const chosen = await get(address);
    expect(namesIn(chosen)).toHaveLength(Number(count));
    expect(filtersIn(chosen, "4x4")).toEqual([`/all-cars?seats=5&${trip}`]);
  });
});

describe("filters in addresses", () => {
  test("are cached by their normalized address", async () => {
    const [one, other] = [
      await get("/all-cars?seats=7&drive=4x4&utm_source=x"),
      await get("/all-cars?drive=4x4&seats=7"),
    ];
    expect(tagOf(one)).toMatch(/^"/);
    expect(tagOf(other)).toBe(tagOf(one));
    expect(one.headers.get("No-Vary-Search")).toContain('"drive"');
  });

  test("leave the canonical address without them", async () => {
    const { text } = await get("/all-cars?drive=4x4&sort=price");
    expect(text).toMatch(/<link rel="canonical" href="[^"?]*\/all-cars"/);
  });
});

describe("a trip", () => {
  const trip = "pickupDate=2030-06-10&returnDate=2030-06-15&pickupTime=10:00&returnTime=10:00";

  test.each(["en", "ka"] as const)("with a place has sums with delivery in %s", async (lang) => {
    const free = await get(inLanguage(`/all-cars?${trip}`, lang));
    const page = await get(inLanguage(`/all-cars?${trip}&pickup=Tbilisi+Airport`, lang));
    const sumsIn = ({ text }: Answer) =>
      text
        .split("</h3>")
        .slice(1)
        .map((card) => /\$(\d+)|(\d+)\s\$/u.exec(card.replace(/<[^>]*>/g, "")))
        .map((found) => Number(found?.[1] ?? found?.[2]));
    const [before, after] = [sumsIn(free), sumsIn(page)];
    expect(after.length).toBeGreaterThan(10);
    // 45 GEL at the example's rate.
    expect(after).toEqual(before.map((sum) => sum + 16));
    const apart = lang === "en" ? "extras and delivery come on top" : "მიწოდება და დამატებითი";
    expect([wordsOf(free), wordsOf(page)].map((words) => words.includes(apart))).toEqual([
      true,
      false,
    ]);
  });

  test("keeps the times of an address without dates in its fields", async () => {
    const { text } = await get("/all-cars?pickupTime=10:00&returnTime=25:00&pickup=Batumi");
    expect(/<input[^>]*name="pickupTime"[^>]*>/.exec(text)?.[0]).toContain('value="10:00"');
    expect(/<input[^>]*name="returnTime"[^>]*>/.exec(text)?.[0]).not.toContain("25:00");
    expect(text).toContain('<option value="Batumi" selected="">');
  });
});

describe("a fleet of one model", () => {
  test("has no comparison, and its filters lead to it", async () => {
    await changeFleet(
      fixture.site,
      async (sql) => sql`update cars set archived_at = now() where id <> 1`,
    );
    const page = await get("/all-cars");
    expect([page.status, namesIn(page).length]).toEqual([200, 1]);
    expect(page.text).not.toContain('name="cars"');
    await changeFleet(
      fixture.site,
      async (sql) => sql`update cars set archived_at = null where id <> 1`,
    );
  });
});

describe("a card", () => {
  test("of a car with a name of 80 letters, without picture, suitcases and consumption is whole", async () => {
    const name = "W".repeat(80);
    await changeFleet(
      fixture.site,
      async (sql) =>
        sql`update cars set name = ${name}, image = null, bags = null, fuel_consumption = '' where id = 2`,
    );
    const page = await get("/all-cars?from=2030-06-10&to=2030-06-15");
    expect([page.status, namesIn(page).includes(name)]).toEqual([200, true]);
    const card = page.text.slice(page.text.indexOf(`>${name}<`)).split("</article>")[0]!;
    expect(card).not.toMatch(/NaN|undefined|null|suitcase/);
  });

  test("has year, suitcases and consumption, and nothing of what is not entered", async () => {
    const words = wordsOf(await get("/all-cars"));
    expect(words).toMatch(/SUV, 20\d\d/);
    expect(words).toContain("suitcases");
    expect(words).toContain("L/100 km");
    await changeFleet(fixture.site, async (sql) => sql`update cars set bags = null`);
    expect(wordsOf(await get("/all-cars"))).not.toMatch(/\d suitcases?/);
  });
});

describe("a comparison", () => {
  test.each(["en", "ka"] as const)("has a column for each car in %s", async (lang) => {
    const page = await get(inLanguage("/compare?cars=1,2&from=2030-06-10&to=2030-06-15", lang));
    expect(page.status).toBe(200);
    expect(page.text.match(/<th [^>]*scope="col"/g)).toHaveLength(2);
    expect(page.text).toContain('<meta name="robots" content="noindex"');
    expect(wordsOf(page)).toMatch(/225/);
    expect(tagOf(page)).toMatch(/^"/);
  });

  test.each(["", "?cars=", "?cars=1", "?cars=1,1", "?cars=1,999999", "?cars=x,%00,1e9"])(
    "of /compare%s says that it needs two cars",
    async (query) => {
      const page = await get(`/compare${query}`);
      expect([page.status, page.text.includes("<table")]).toEqual([200, false]);
      expect(wordsOf(page)).toContain("Choose two or three cars in the list");
    },
  );

  test("of a car that is gone has the others", async () => {
    await changeFleet(
      fixture.site,
      async (sql) => sql`update cars set archived_at = now() where id = 5`,
    );
    const page = await get("/compare?cars=5,1,2,1,3,4");
    expect(page.text.match(/<th [^>]*scope="col"/g)).toHaveLength(3);
  });

  test("that a form asks for has one address", async () => {
    const page = await get("/ka/compare?cars=1&cars=2&from=&to=2030-06-15");
    expect(page.headers.get("Location")).toBe("/ka/compare?cars=1,2&to=2030-06-15");
  });
});
