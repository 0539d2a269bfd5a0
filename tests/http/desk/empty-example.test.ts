/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { STAFF_PASSWORD } from "../../browser/site";
import { json, sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const PAGES = ["/", "/all-cars", "/terms", "/faq", "/guides", "/llms.txt", "/sitemap.xml"];

describe("an emptied example", () => {
  const fixture = useSite();
  const text = async (path: string) => (await sendRequest(fixture.site, path)).text;

  test("asks first, also for a confirmation, then deletes the models without bookings at once", async () => {
    const { site } = fixture;
    const Cookie = await signIn(site);
    await postBooking(site, bookingBody({ vehicle: "Toyota RAV4" }));
    const asked = openPage(
      await sendRequest(site, "/admin/setup/example", { headers: { Cookie } }),
    );
    expect(asked.textOf("main")).toContain(
      "1 model has bookings and will be archived: Toyota RAV4",
    );
    expect(asked.textOf("main")).toContain("no longer show made-up counters");
    await inDatabase(site, async (sql) => {
      await sql`update sessions set confirmed_at = now() - interval '16 minutes'`;
    });
    const gate = `/admin/confirm?${new URLSearchParams({ next: "/admin/setup/example" })}`;
    const refused = [
      await sendRequest(site, "/admin/setup/example", { headers: { Cookie } }),
      await sendForm(site, "/admin/setup/example", {}, { Cookie }),
    ];
    for (const { status, headers } of refused) {
      expect([status, headers.get("Location")]).toEqual([303, gate]);
    }
    expect(json(await sendRequest(site, "/api/cars"))).not.toEqual([]);
    expect(await text("/")).toMatch(/looking at our cars/);
    const confirmed = await sendForm(site, gate, { confirmation: STAFF_PASSWORD }, { Cookie });
    expect(confirmed.headers.get("Location")).toBe("/admin/setup/example");
    const [renewed = ""] = confirmed.headers.getSetCookie()[0]!.split(";");
    const sent = await sendForm(site, "/admin/setup/example", {}, { Cookie: renewed });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/admin/setup?emptied="]);
    expect(json(await sendRequest(site, "/api/cars"))).toEqual([]);
    expect(await text("/")).not.toMatch(/looking at our cars/);
  });

  test.each(PAGES)("leaves no empty section on %s", async (path) => {
    const { status, text: body } = await sendRequest(fixture.site, path);
    expect(status).toBe(200);
    expect(body.replace(/<script.*?<\/script>/gs, "")).not.toMatch(
      /\b0 models|undefined|NaN|Infinity|\bnull\b|0 cars/,
    );
  });

  test("shows neither filters nor reviews nor price ranges", async () => {
    expect(await text("/")).not.toContain('data-bar="booking"');
    expect(await text("/")).not.toMatch(/id="reviews"|name="passengers"/);
    expect(await text("/all-cars")).not.toContain('name="passengers"');
    expect(await text("/all-cars")).toContain("Our cars will be listed here soon");
    expect(await text("/")).not.toMatch(/href="\/(tbilisi|batumi|kutaisi)"|5,000\+|since 2015/);
  });

  test("offers only Other in the form, and books it", async () => {
    const { site } = fixture;
    const options = [...(await text("/")).matchAll(/<option value="([^"]*)"/g)].map(
      ([, value]) => value,
    );
    expect(options).toContain("Other");
    expect(options).not.toContain("Toyota RAV4");
    const body = bookingBody({
      vehicle: "Other",
      pickup: "Other",
      return: "Other",
      notes: "A small car",
    });
    expect(bookingOf(await postBooking(site, body))).toMatchObject({ vehicle: "Other" });
  });
});

describe("the checklist", () => {
  const fixture = useSite();

  test("is on the first page of the desk, and counts what is entered", async () => {
    const { site } = fixture;
    const Cookie = await signIn(site);
    const open = async (path: string) =>
      openPage(await sendRequest(site, path, { headers: { Cookie } })).textOf("main") ?? "";
    expect(await open("/admin")).toMatch(/Set-up steps done: 0 of \d+/);
    const settings = openPage(await sendRequest(site, "/admin/settings", { headers: { Cookie } }));
    const own = { name: "Kolkhi", phone: "+995599112233", email: "we@kolkhi.example" };
    await sendForm(site, "/admin/settings", { ...settings.values("main"), ...own }, { Cookie });
    expect(await open("/admin/today")).toMatch(/Set-up steps done: 2 of \d+/);
    expect(await open("/admin/setup")).toContain("Name of the company done");
    const sent = await sendForm(site, "/admin/setup", {}, { Cookie });
    expect(sent.status).toBe(409);
    expect(openPage(sent).byRole("alert")[0]).toContain("Neither Telegram nor email is set up");
    expect((await sendRequest(site, "/admin/setup")).status).toBe(303);
  });
});
