/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { useTwoNodes } from "../two-nodes";

const nodes = useTwoNodes();
const { pages } = nodes;

const openForm = async (path: string) =>
  openPage(await sendRequest(nodes.first, path, { headers: { Cookie: nodes.Cookie } }));

async function send(path: string, fields: Record<string, string>) {
  const form = (await openForm(path)).values("main");
  return sendForm(
    nodes.first,
    path,
    { ...form, intent: "save", ...fields },
    { Cookie: nodes.Cookie },
  );
}

test("redirects visitors to the sign-in", async () => {
  for (const path of ["/admin/content", "/admin/content/about", "/admin/content/reviews/new"]) {
    const { status, headers } = await sendRequest(nodes.first, path);
    expect([status, headers.get("Location")]).toEqual([
      303,
      `/admin?next=${encodeURIComponent(path)}`,
    ]);
  }
  expect((await sendForm(nodes.first, "/admin/content/about", { intent: "save" }, {})).status).toBe(
    303,
  );
});

describe("a saved text is in the next page of each node:", () => {
  test.each([
    ["announcement", { "announcement.en": "Snow & ice" }, "/", "Snow &amp; ice"],
    ["announcement", { "announcement.ka": "ყინული" }, "/ka", "ყინული"],
    ["services", { "helpText.en": "Ring the bell" }, "/", "Ring the bell"],
    ["services", { "helpText.en": "Ring it twice" }, "/llms.txt", "Ring it twice"],
    ["about", { "aboutLead.en": "Three brothers" }, "/", "Three brothers"],
    ["about", { "aboutLead.en": "Four sisters" }, "/llms.txt", "Four sisters"],
    ["about", { "aboutLead.en": "Five cousins" }, "/", '"description":"Five cousins"'],
    ["office", { "directions.en": "Through the blue door" }, "/", "Through the blue door"],
    ["office", { "directions.ka": "ლურჯ კარში" }, "/ka", "ლურჯ კარში"],
    ["office", { map: "maps.example.com/x" }, "/", 'href="https://maps.example.com/x"'],
    ["office", { map: "maps.example.com/y" }, "/", '"hasMap":"https://maps.example.com/y"'],
    ["office", { google: "https://g.example.com" }, "/", "All reviews on Google"],
    ["office", { "person6Name.en": "Ketevan", "person6Role.en": "Cooks" }, "/", "Ketevan"],
    ["claims", { customers: "7654" }, "/", "7,654+"],
    ["claims", { depositTo: "321" }, "/faq", "$50 to $321"],
    ["claims", { freeCancellationHours: "77" }, "/terms", "until 77 hours"],
    ["claims", { experienceYears: "6" }, "/llms.txt", "with 6 years of experience"],
    ["claims", { usualPricesTo: "97" }, "/batumi", "$35-$97"],
    [
      "insurance",
      { "covers.en": "Meteorites.", "covers.ka": "მეტეორიტები." },
      "/faq",
      "Meteorites.",
    ],
  ])("%s %j", async (section, fields, page, shown) => {
    for (const html of await pages(page)) expect(html).not.toContain(shown);
    const path = `/admin/content/${section}`;
    const saved = await send(path, fields);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${path}?saved=`]);
    for (const html of await pages(page)) expect(html).toContain(shown);
  });
});

describe("an empty text removes", () => {
  test("the announcement", async () => {
    await send("/admin/content/announcement", { "announcement.en": "", "announcement.ka": "" });
    for (const html of await pages("/")) expect(html).not.toContain('aria-label="Announcement"');
  });

  test("the section about the company, with the links to it", async () => {
    const empty = {
      "aboutLead.en": "",
      "aboutLead.ka": "",
      "aboutText.en": "",
      "aboutText.ka": "",
    };
    await send("/admin/content/about", empty);
    const { values } = await openForm("/admin/content/office");
    const names = Object.keys(values("main")).filter((name) => name.includes("Name"));
    // People are a part of the section.
    for (const html of await pages("/")) expect(html).toContain('id="about"');
    await send("/admin/content/office", Object.fromEntries(names.map((name) => [name, ""])));
    for (const html of await pages("/")) {
      expect(html).not.toMatch(/id="about"|#about"/);
      expect(html).not.toContain('"description":"Five cousins"');
    }
    for (const text of await pages("/llms.txt")) expect(text).not.toContain("## About");
  });

  test("a service, and with the last one the section", async () => {
    await send("/admin/content/services", { "helpText.en": "", "helpText.ka": "" });
    for (const html of await pages("/")) expect(html).not.toContain("Help at any hour");
    const { values } = await openForm("/admin/content/services");
    const texts = Object.keys(values("main")).filter((name) => /\.(en|ka)$/.test(name));
    await send("/admin/content/services", Object.fromEntries(texts.map((name) => [name, ""])));
    for (const html of await pages("/")) expect(html).not.toMatch(/id="services"|#services"/);
    for (const text of await pages("/llms.txt")) expect(text).not.toContain("## Services");
  });

  test("the insurance from answers, terms and their structured data", async () => {
    const texts = ["covers.en", "covers.ka", "leavesOut.en", "leavesOut.ka"];
    await send("/admin/content/insurance", Object.fromEntries(texts.map((name) => [name, ""])));
    for (const path of ["/faq", "/terms"]) {
      for (const html of await pages(path))
        expect(html).not.toMatch(/Meteorites|does not cover tyres/);
    }
  });
});

test("a text in one language is not shown in the other one, and listed as missing", async () => {
  await send("/admin/content/announcement", {
    "announcement.en": "Only English",
    "announcement.ka": "",
  });
  for (const html of await pages("/ka")) {
    expect(html).not.toContain("Only English");
    expect(html).not.toContain('aria-label="განცხადება"');
  }
  for (const html of await pages("/")) expect(html).toContain("Only English");
  const list = (await openForm("/admin/content")).textOf("main");
  expect(list).toContain(
    "Missing: Announcement, ქართული. Readers in that language see nothing there.",
  );
});

describe("reviews", () => {
  const REVIEW = { "author.en": "Ada", "text.ka": "კარგი მანქანა", date: "2026-05-03" };

  test("are shown only with a consent, with the language that they are in", async () => {
    const refused = await send("/admin/content/reviews/new", { ...REVIEW, shown: "on" });
    expect(refused.status).toBe(422);
    expect(openPage(refused).linksIn("alert")).toEqual(["#consent"]);
    expect(openPage(refused).values("main")).toMatchObject(REVIEW);
    const consent = "by email";
    const added = await send("/admin/content/reviews/new", { ...REVIEW, shown: "on", consent });
    expect(added.status).toBe(303);
    for (const html of await pages("/")) {
      expect(html).toContain('lang="ka">კარგი მანქანა</blockquote>');
      // Those of the example don't count.
      expect(html).toContain("from the 1 review shown here");
      expect(html).toContain("Sample review");
      expect(html).not.toMatch(/"aggregateRating"|"reviewRating"/);
    }
    const path = added.headers.get("Location")?.replace("?saved=", "") ?? "";
    const form = { ...(await openForm(path)).values("main"), intent: "save" };
    const cookie = { Cookie: nodes.Cookie };
    const unnamed = { ...form, link: "https://g.example.com/r" };
    const nameless = await sendForm(nodes.first, path, unnamed, cookie);
    expect([nameless.status, openPage(nameless).linksIn("alert")]).toEqual([422, ["#source"]]);
    const named = { ...form, source: "Google <b>", link: "g.example.com/r" };
    expect((await sendForm(nodes.first, path, named, cookie)).status).toBe(303);
    for (const html of await pages("/")) {
      expect(html).toContain(
        'href="https://g.example.com/r" rel="noopener nofollow">Google &lt;b&gt;, May 2026</a>',
      );
    }
    const hidden = await sendForm(
      nodes.first,
      path,
      { ...(await openForm(path)).values("main"), intent: "save", shown: "" },
      { Cookie: nodes.Cookie },
    );
    expect(hidden.status).toBe(303);
    for (const html of await pages("/")) expect(html).not.toContain("კარგი მანქანა");
    const removed = await sendForm(
      nodes.first,
      path,
      { intent: "remove" },
      { Cookie: nodes.Cookie },
    );
    expect(removed.headers.get("Location")).toBe("/admin/content?removed=");
    expect(
      (await sendRequest(nodes.first, path, { headers: { Cookie: nodes.Cookie } })).status,
    ).toBe(404);
  });
});

test("two editors: the second sees what changed and loses nothing typed", async () => {
  const path = "/admin/content/about";
  const form = (await openForm(path)).values("main");
  await send(path, { "aboutLead.en": "Theirs", "aboutText.en": "Their text" });
  const mine = { ...form, intent: "save", "aboutLead.en": "Mine", "aboutTitle.en": "My title" };
  const late = await sendForm(nodes.first, path, mine, { Cookie: nodes.Cookie });
  expect(late.status).toBe(409);
  const page = openPage(late);
  expect(page.byRole("alert")[0]).toContain("Theirs");
  expect(page.values("main")).toMatchObject({
    "aboutLead.en": "Mine",
    "aboutTitle.en": "My title",
    "aboutText.en": "Their text",
  });
  const again = { ...page.values("main"), intent: "save" };
  expect((await sendForm(nodes.first, path, again, { Cookie: nodes.Cookie })).status).toBe(303);
  expect((await openForm(path)).values("main")).toMatchObject({
    "aboutLead.en": "Mine",
    "aboutText.en": "Their text",
  });
});

test("a preview saves nothing; for numbers it lists the sentences that change", async () => {
  const shown = await send("/admin/content/about", {
    intent: "preview",
    "aboutLead.en": "Sketched",
  });
  expect([shown.status, openPage(shown).textOf("about")]).toEqual([
    200,
    expect.stringContaining("Sketched"),
  ]);
  for (const html of await pages("/")) expect(html).not.toContain("Sketched");
  const numbers = await send("/admin/content/claims", { intent: "preview", driverAgeFrom: "19" });
  expect(openPage(numbers).textOf("main")).toContain("You must be at least 19 years old");
});

test("refuses unknown sections, reviews and intents", async () => {
  const status = async (path: string) =>
    (await sendRequest(nodes.first, path, { headers: { Cookie: nodes.Cookie } })).status;
  expect(await status("/admin/content/prices")).toBe(404);
  expect(await status("/admin/content/reviews/999999")).toBe(404);
  expect((await send("/admin/content/about", { intent: "burn" })).status).toBe(400);
  const broken = await send("/admin/content/claims", { customers: "many" });
  expect(broken.status).toBe(422);
  expect(openPage(broken).linksIn("alert")).toEqual(["#customers"]);
});
