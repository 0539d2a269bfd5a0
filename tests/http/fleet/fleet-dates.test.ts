/** @module-tag slow */
import { inLanguage } from "~/web/i18n/address";
import { describe, expect, test } from "vitest";
import { sendRequest, type Answer } from "../answer";
import { useSite } from "../site-fixture";

const fixture = useSite();

const DAYS = "from=2030-06-10&to=2030-06-15";

const get = (path: string) => sendRequest(fixture.site, path);

/** Returns the text of a page. */
const wordsOf = ({ text }: Answer) =>
  text
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'");

describe.each(["/", "/all-cars", "/cars/1"])("%s with trip dates", (path) => {
  test.each([
    ["en", "$225 for 5 days", "5 days at $45 a day"],
    ["ka", "225\u00a0$ 5\u00a0დღისთვის", "5 დღე, დღეში 45\u00a0$"],
  ] as const)("shows their price in %s", async (lang, total, rate) => {
    const page = await get(inLanguage(`${path}?${DAYS}`, lang));
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain(total);
    expect(wordsOf(page)).toContain(rate);
    expect(page.text).toMatch(
      /href="\/(?:ka)?\?vehicle=[^"]+&amp;from=2030-06-10&amp;to=2030-06-15/,
    );
    expect(/<link rel="canonical" href="([^"]*)"/.exec(page.text)![1]).not.toContain("from=");
  });

  test("is cached for each pair of dates", async () => {
    const [first, again, other] = [
      await get(`${path}?${DAYS}`),
      await get(`${path}?${DAYS}&utm_source=x`),
      await get(`${path}?from=2030-06-10&to=2030-06-30`),
    ];
    const tags = [first, again, other].map(({ headers }) => headers.get("ETag"));
    expect(tags[0]).toMatch(/^"/);
    expect(tags[1]).toBe(tags[0]);
    expect(tags[2]).not.toBe(tags[0]);
    expect(wordsOf(other)).toContain("for 20 days");
  });
});

describe("invalid dates show a message", () => {
  test.each([
    ["from=10.6.2030&to=15.6.2030", "$225 for 5 days"],
    ["from=2030-06-15&to=2030-06-10", "The return is before the pick-up, so there is no price"],
    ["from=2020-06-10&to=2030-06-10", "The pick-up date is in the past, so there is no price"],
    ["from=2030-06-10", "Choose the return date too"],
    ["to=2030-06-10&from=", "Choose the pick-up date too"],
    ["from=2030-02-31&to=2030-06-10", "There is no date “2030-02-31”."],
    ["from=%3Cb%3E&to=$t(site.home)", "no date “&lt;b&gt;”"],
    ["from=%3Cb%3E&to=$t(site.home)", "no date “$t(site.home)”"],
  ])("?%s", async (query, words) => {
    for (const path of ["/", "/all-cars"]) {
      const page = await get(`${path}?${query}`);
      expect(page.status).toBe(200);
      expect(wordsOf(page)).toContain(words);
    }
  });

  test.each(["/", "/all-cars", "/cars/1"])(
    "%s prices neither reversed nor past dates, and calls no car free",
    async (path) => {
      const reversed = await get(`${path}?from=2030-06-15&to=2030-06-10&pickup=Batumi`);
      const past = await get(`${path}?from=2020-06-10&to=2030-06-15`);
      for (const page of [reversed, past]) {
        expect(wordsOf(page)).toContain("so there is no price for these days");
        expect(wordsOf(page)).toContain("from $40/day");
        expect(wordsOf(page)).not.toMatch(/\$\d+ for \d|Free on these days/);
      }
      const swap = /<a [^>]*href="([^"]*)"[^>]*>Swap the dates/.exec(reversed.text);
      expect(swap?.[0]).toContain('rel="nofollow"');
      const swapped = await get(swap![1]!.replaceAll("&amp;", "&").replace(/#.*/, ""));
      expect(swap![1]).toContain("from=2030-06-10&amp;to=2030-06-15&amp;pickup=Batumi");
      expect(wordsOf(swapped)).toContain("for 5 days");
      expect(past.text).not.toContain("Swap the dates");
      // The dates go on to the form, which asks about them.
      expect(reversed.text).toContain("from=2030-06-15&amp;to=2030-06-10");
    },
  );

  test.each(["/", "/cars/1"])("%s says what an empty search lacks", async (path) => {
    const words = "Choose your pick-up and return dates to see the price of your whole trip.";
    expect(wordsOf(await get(`${path}?pickup=&from=&to=`))).toContain(words);
    expect(wordsOf(await get(`${path}?pickup=`))).not.toContain(words);
  });

  test.each(["from=x&to=y", `from=${"9".repeat(3_000)}`, "from=%00&to=%00"])(
    "a car's page goes on without ?%.40s",
    async (query) => {
      const page = await get(`/cars/1?${query}`);
      expect([page.status, page.headers.get("ETag")]).toEqual([200, null]);
      expect(wordsOf(page)).toContain("from $40/day");
    },
  );
});
