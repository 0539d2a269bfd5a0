/** @module-tag slow */
import { describe, expect, test } from "vitest";
import type { Site } from "../../browser/site";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { readVersion } from "../site-database";
import { signIn, useSite } from "../site-fixture";
import { useRoles } from "../staff/use-roles";
import { useTwoNodes } from "../two-nodes";

const NOTICE = { en: "This site is only an example", ka: "საიტი მხოლოდ ნიმუშია" };
/** Matches numbers, names and the address of the example. */
const EXAMPLE =
  /995 ?555 ?00 ?00 ?00|t\.me\/mgzavri|@mgzavri\b|Rustaveli Avenue 1|რუსთაველის გამზირი 1/;
const COUNTER = /\d bookings? today/;
const META = '<meta name="robots" content="noindex"/>';
const PUBLISH = "/admin/setup/publish";
const PAGES = ["/", "/all-cars", "/cars/1", "/faq", "/terms", "/tbilisi", "/bookings"];

const indexing = async (site: Site, path: string) => {
  const { headers, text } = await sendRequest(site, path);
  return { robots: headers.get("X-Robots-Tag"), text };
};

describe("a site that is not published", () => {
  const example = useSite();

  test.each(PAGES)("says on %s that it is an example, and is not indexed", async (path) => {
    const english = await indexing(example.site, path);
    expect(english.robots).toBe("noindex");
    expect(english.text).toContain(NOTICE.en);
    expect(english.text).toContain(META);
    const georgian = await indexing(example.site, path === "/" ? "/ka" : `/ka${path}`);
    expect(georgian.robots).toBe("noindex");
    expect(georgian.text).toContain(NOTICE.ka);
  });

  test("keeps its sitemap, which robots may read and robots.txt does not name", async () => {
    const { robots, text } = await indexing(example.site, "/sitemap.xml");
    expect(robots).toBeNull();
    expect(text).toContain("<loc>");
    const file = (await indexing(example.site, "/robots.txt")).text;
    expect(file).not.toMatch(/Disallow: \/$|^Sitemap/m);
  });
});

describe("a company named by the environment", () => {
  const named = useSite({
    OPERATOR_NAME: "Kolkhi",
    OPERATOR_PHONE: "+995599112233",
    OPERATOR_EMAIL: "we@kolkhi.example",
  });

  test.each(PAGES)("is indexed with %s, without notice and made-up counters", async (path) => {
    const { robots, text } = await indexing(named.site, path);
    expect(robots).toBe(path === "/bookings" ? "noindex" : null);
    // A page that is never for search engines has the tag only once.
    expect(text.split(META)).toHaveLength(path === "/bookings" ? 2 : 1);
    expect(text).not.toContain(NOTICE.en);
    expect(text).not.toMatch(COUNTER);
  });

  test.each([...PAGES, "/contact", "/llms.txt", "/offline", "/guides", "/blog", "/privacy-policy"])(
    "leads nobody on %s to the contacts of the example, nor search engines",
    async (path) => {
      for (const lang of ["en", "ka"]) {
        // oxlint-disable-next-line no-await-in-loop -- one page after the other.
        const { text } = await sendRequest(named.site, `${path}?lng=${lang}`);
        expect(text).not.toMatch(EXAMPLE);
      }
    },
  );

  test("is reached in WhatsApp by its phone", async () => {
    const { text } = await sendRequest(named.site, "/");
    expect(text).toContain("https://wa.me/995599112233");
    expect(text).toMatch(/"sameAs":\["https:\/\/wa\.me\/995599112233"\]/);
    expect(text).not.toContain("https://t.me/");
  });

  test("finds that open in the list of the set-up, and no foreign number in the settings", async () => {
    const headers = { Cookie: await signIn(named.site) };
    const list = await sendRequest(named.site, "/admin/setup", { headers });
    expect(openPage(list).textOf("main")).toMatch(/WhatsApp or Telegram .*still to do/);
    const settings = await sendRequest(named.site, "/admin/settings", { headers });
    expect(openPage(settings).values("main")).toMatchObject({
      whatsapp: "",
      telegram: "",
      "address.en": "",
      "address.ka": "",
    });
  });
});

describe("a company that names itself at the desk", () => {
  const nodes = useTwoNodes();
  const headers = () => ({ Cookie: nodes.Cookie });

  async function send(path: string, fields: Record<string, string>) {
    const page = await sendRequest(nodes.first, path, { headers: headers() });
    const form = { ...openPage(page).values("main"), ...fields };
    return (await sendForm(nodes.first, path, form, headers())).status;
  }

  async function expectPublished(isPublished: boolean) {
    for (const site of [nodes.first, nodes.second]) {
      await readVersion(site);
      const { robots, text } = await indexing(site, "/");
      expect(robots).toBe(isPublished ? null : "noindex");
      expect(text.includes(META)).toBe(!isPublished);
      expect(text.includes(NOTICE.en)).toBe(!isPublished);
      const file = await indexing(site, "/robots.txt");
      expect(file.text.includes("Sitemap:")).toBe(isPublished);
      expect((await indexing(site, "/llms.txt")).robots).toBe(isPublished ? null : "noindex");
    }
  }

  test("is not published by that, but by an owner, who may take it back", async () => {
    const own = { name: "Kolkhi", phone: "+995599112233", email: "we@kolkhi.example" };
    expect(await send("/admin/settings", own)).toBe(303);
    await expectPublished(false);
    for (const site of [nodes.first, nodes.second]) {
      expect((await indexing(site, "/")).text).not.toMatch(COUNTER);
    }
    expect(await send(PUBLISH, { intent: "publish" })).toBe(303);
    await expectPublished(true);
    // Settings of another kind don't publish the site or withdraw it.
    expect(await send("/admin/settings", { closes: "22:00" })).toBe(303);
    await expectPublished(true);
    expect(await send(PUBLISH, { intent: "unpublish" })).toBe(303);
    await expectPublished(false);
    expect(await send(PUBLISH, { intent: "burn" })).toBe(400);
  });

  test("reads on that page first what the site says in its name, in both languages", async () => {
    const main = openPage(await sendRequest(nodes.first, PUBLISH, { headers: headers() })).textOf(
      "main",
    );
    for (const said of [
      "Kolkhi",
      "+995 599 11 22 33",
      "we@kolkhi.example",
      "Year founded 2015",
      "Counters at the top of the home page not shown",
      "Unlimited mileage",
      "შეუზღუდავი გარბენი",
      "Delivery in Tbilisi is free",
      "Batumi: 200 GEL",
      "ბათუმი: 200 ₾",
    ]) {
      expect(main).toContain(said);
    }
  });
});

describe("roles", () => {
  const fixture = useRoles();

  test.each([
    ["owner", 200, 303],
    ["desk", 403, 403],
    ["driver", 403, 403],
  ] as const)("%s: the page answers %s, its form %s", async (role, opened, sent) => {
    expect((await fixture.as(role, PUBLISH)).status).toBe(opened);
    expect((await fixture.post(role, PUBLISH, { intent: "publish" })).status).toBe(sent);
  });

  test("visitors are led to the sign-in", async () => {
    expect((await fixture.as(null, PUBLISH)).status).toBe(303);
  });
});
