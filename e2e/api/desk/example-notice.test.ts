import { describe, expect, test } from "vitest";
import type { Site } from "../../site";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { signIn, useSite } from "../site-fixture";
import { useTwoNodes } from "../two-nodes";

const NOTICE = { en: "This site is only an example", ka: "საიტი მხოლოდ ნიმუშია" };
/** Numbers, names and the address of the example. */
const EXAMPLE =
  /995 ?555 ?00 ?00 ?00|t\.me\/mgzavri|@mgzavri\b|Rustaveli Avenue 1|რუსთაველის გამზირი 1/;
const COUNTER = /\d bookings? today/;
const PAGES = ["/", "/all-cars", "/cars/1", "/faq", "/terms", "/tbilisi", "/bookings"];

const indexing = async (site: Site, path: string) => {
  const { headers, text } = await sendRequest(site, path);
  return { robots: headers.get("X-Robots-Tag"), text };
};

describe("a site with the contacts of the example", () => {
  const example = useSite();

  test.each(PAGES)("says on %s that it is an example, and is not indexed", async (path) => {
    const english = await indexing(example.site, path);
    expect(english.robots).toBe("noindex");
    expect(english.text).toContain(NOTICE.en);
    const georgian = await indexing(example.site, `${path}?lng=ka`);
    expect(georgian.robots).toBe("noindex");
    expect(georgian.text).toContain(NOTICE.ka);
  });

  test("keeps its sitemap, which robots may read", async () => {
    const { robots, text } = await indexing(example.site, "/sitemap.xml");
    expect(robots).toBeNull();
    expect(text).toContain("<loc>");
    expect((await indexing(example.site, "/robots.txt")).text).not.toMatch(/Disallow: \/$/m);
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
    expect(robots).toBeNull();
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
    expect(openPage(list).textOf("main")).toMatch(/WhatsApp and Telegram .*still to do/);
    const settings = await sendRequest(named.site, "/admin/settings", { headers });
    expect(openPage(settings).values("main")).toMatchObject({
      whatsapp: "",
      telegram: "",
      address: "",
    });
  });
});

describe("a company that names itself at the desk", () => {
  const nodes = useTwoNodes();

  async function save(fields: Record<string, string>) {
    const page = await sendRequest(nodes.first, "/admin/settings", {
      headers: { Cookie: nodes.Cookie },
    });
    const form = { ...openPage(page).values("main"), ...fields };
    expect(
      (await sendForm(nodes.first, "/admin/settings", form, { Cookie: nodes.Cookie })).status,
    ).toBe(303);
  }

  test("ends the example in the next cached page of each node", async () => {
    for (const site of [nodes.first, nodes.second]) {
      expect((await indexing(site, "/")).text).toMatch(COUNTER);
    }
    await save({ name: "Kolkhi", phone: "+995599112233" });
    for (const site of [nodes.first, nodes.second])
      expect((await indexing(site, "/")).robots).toBe("noindex");
    await save({ email: "we@kolkhi.example" });
    for (const site of [nodes.first, nodes.second]) {
      const { robots, text } = await indexing(site, "/");
      expect(robots).toBeNull();
      expect(text).not.toContain(NOTICE.en);
      expect(text).not.toMatch(COUNTER);
    }
  });
});
