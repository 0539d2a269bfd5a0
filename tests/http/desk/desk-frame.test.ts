import { beforeAll, describe, expect, test } from "vitest";
import { version } from "#package.json";
import { addDays, businessTime } from "~/web/calendar";
import { STAFF_PASSWORD } from "../../browser/site";
import { sendForm, sendJson, sendRequest } from "../answer";
import { openPage } from "../page";
import { seenNow } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
const { date } = businessTime(new Date());
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const open = (path: string, cookie = Cookie) =>
  sendRequest(fixture.site, path, { headers: { Cookie: cookie } });

async function place(changes: Record<string, unknown>) {
  return bookingOf(await postBooking(fixture.site, bookingBody(changes))).id;
}

test("signing in leads to the page that asked for it, with its query", async () => {
  const path = "/admin/bookings/new?vehicle=1&from=2030-06-10";
  const { status, headers } = await open(path, "session=none");
  const gate = headers.get("Location") ?? "";
  expect([status, gate]).toEqual([303, `/admin?next=${encodeURIComponent(path)}`]);
  const form = openPage(await open(gate, "session=none")).values("main");
  const fields = { ...form, password: STAFF_PASSWORD };
  const entered = await sendForm(fixture.site, gate, fields);
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, path]);
});

test(
  "a page of the desk ends with the version, the sign-in form does not name it",
  { tags: "slow" },
  async () => {
    const foot = async (path: string) => openPage(await open(path)).textOf("desk-foot");
    expect(await foot("/admin/today")).toMatch(
      new RegExp(`^Version ${version.replaceAll(".", "\\.")}( \\([0-9a-f]{8,}\\))? English`),
    );
    expect(await foot("/admin/today?lng=ka")).toContain(`ვერსია ${version}`);
    expect((await open("/admin", "session=none")).text).not.toContain(`Version ${version}`);
  },
);

describe("the frame", () => {
  test.each([
    ["/admin/today", ["Today"], ["page"]],
    ["/admin/calendar", ["Calendar"], ["page"]],
    ["/admin?tab=bookings", ["Bookings"], ["page"]],
    ["/admin/fleet", ["Fleet", "Cars"], ["true", "page"]],
    ["/admin/fleet/1", ["Fleet", "Cars"], ["true", "true"]],
    ["/admin/prices", ["Fleet", "Prices"], ["true", "page"]],
    ["/admin", ["Site", "Visits"], ["true", "page"]],
    ["/admin?tab=analytics", ["Site", "Visits"], ["true", "page"]],
    ["/admin/content", ["Site", "Texts"], ["true", "page"]],
    ["/admin/languages", ["Site", "Languages"], ["true", "page"]],
    ["/admin/setup/publish", ["Site", "Publish"], ["true", "page"]],
    ["/admin/accounts", ["People", "Staff"], ["true", "page"]],
    ["/admin/security", ["People", "Security"], ["true", "page"]],
    ["/admin/settings", ["Settings", "General"], ["true", "page"]],
    ["/admin/import", ["Settings", "Import and export"], ["true", "page"]],
    ["/admin/setup", ["Settings", "Set-up"], ["true", "page"]],
    ["/admin/account", ["My account"], ["page"]],
    ["/admin/search?q=toyota", [], []],
  ])("of %s marks %j as current", async (path, names, marks) => {
    const { status, text } = await open(path);
    expect(status).toBe(200);
    // The pages have marks of their own.
    const [frame = ""] = text.split("<main");
    const current = [...frame.matchAll(/<a [^>]*aria-current="(page|true)"[^>]*>(.*?)<\/a>/g)];
    const links = current
      .map(([, mark, link = ""]) => [link.replaceAll(/<[^>]+>/g, ""), mark])
      .filter(([name]) => name !== "More");
    expect(links).toEqual(
      names.map((name, index) => [expect.stringMatching(new RegExp(`^${name}`)), marks[index]]),
    );
  });

  test("has sections, language and sign-out instead of the site's header and footer", async () => {
    const answer = await open("/admin/today");
    const page = openPage(answer);
    for (const name of ["Today", "Bookings (", "Site", "People", "Settings", "admin", "Logout"]) {
      expect(page.textOf("sections")).toContain(name);
    }
    for (const id of ["desk-head", "desk-foot"]) {
      expect(page.textOf(id)).toContain("ქართული");
      expect(page.values(id)).toMatchObject({ to: "/admin/today" });
    }
    expect(answer.text).not.toContain('href="/privacy-policy"');
    expect(answer.text.match(/<main/g)).toHaveLength(1);
    expect(answer.text).toContain('href="#main"');
  });

  test("counts the requests that need an answer at Today", async () => {
    await place({ name: "Counted" });
    const text = openPage(await open("/admin")).textOf("sections");
    expect(text).toMatch(/Today \d+ \d+ requests? needs? an answer/);
  });

  test("stays around a page that is not found", async () => {
    const answer = await open("/admin/bookings/999999");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
    expect(openPage(answer).textOf("sections")).toContain("Today");
    expect(openPage(answer).textOf("main")).toContain("404");
    expect(answer.text.match(/<main/g)).toHaveLength(1);
  });

  test.each(["/admin", "/admin/today", "/admin/bookings/1"])(
    "of the sign-in form at %s has no sections",
    async (path) => {
      const answer = await open(path, "");
      expect(openPage(answer).values("main")).toMatchObject({ intent: "sign-in" });
      expect(openPage(answer).has("sections")).toBe(false);
    },
  );
});

describe("Today", () => {
  async function confirm(id: number) {
    const path = `/api/bookings/${id}/status`;
    const options = { method: "PATCH", headers: { Cookie } };
    const answer = await sendJson(fixture.site, path, { status: "confirmed" }, options);
    expect(answer.status).toBe(200);
  }

  test("is private, and lists requests and the hand-overs of the next days", async () => {
    await place({ name: "Asks", pickupDate: "2030-06-10" });
    const trip = { pickupDate: addDays(date, 1), returnDate: addDays(date, 8) };
    await confirm(await place({ name: "Comes", pickupTime: "08:15", ...trip }));
    const answer = await open("/admin/today");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    const text = openPage(answer).textOf("main")!;
    expect(text).toMatch(/Asks Toyota RAV4 · 10–\u2060?15 June 2030/u);
    expect(text).toMatch(
      /Tomorrow, .*08:15 Pick-up Comes AA-\d+-MG Toyota RAV4 Tbilisi Airport \$\d+/,
    );
    expect(text).not.toMatch(/Return Comes/);
  });

  test("confirms a request and shows that it did, on the same page", async () => {
    const id = await place({ name: "To confirm" });
    const form = {
      intent: "status",
      id: `${id}`,
      ...(await seenNow(fixture.site, id)),
      status: "confirmed",
    };
    const answer = await sendForm(fixture.site, "/admin/today?lng=ka", form, { Cookie });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/today?lng=ka"]);
    const flash = answer.headers.getSetCookie()[0]!.split(";")[0]!;
    const next = openPage(await open("/admin/today", `${Cookie}; ${flash}`));
    expect(next.byRole("status")).toContainEqual(
      expect.stringContaining(`Booking ${id} is confirmed.`),
    );
    expect(next.textOf("main")).not.toContain("To confirm");
  });

  test("requires sign-in first, and leads there afterwards", async () => {
    const refused = await sendForm(fixture.site, "/admin/today", { intent: "status" });
    expect(refused.status).toBe(401);
    const staff = { intent: "sign-in", username: "admin", password: STAFF_PASSWORD };
    const answer = await sendForm(fixture.site, "/admin/today", staff);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/today"]);
  });
});

describe("the list of bookings", () => {
  test(
    "has requests first, then the others by the day on which they were sent",
    { tags: "slow" },
    async () => {
      const asked = await place({ name: "Undecided" });
      const id = await place({ name: "Decided" });
      const form = {
        intent: "status",
        id: `${id}`,
        ...(await seenNow(fixture.site, id)),
        status: "cancelled",
      };
      await sendForm(fixture.site, "/admin?tab=bookings", form, { Cookie });
      const answer = await open("/admin?tab=bookings");
      const text = openPage(answer).textOf("main")!;
      expect(text).toMatch(/Requests .*Undecided .*Received: Today, .*Decided/);
      expect(answer.text).toContain("group-asked");
      expect(answer.text.split(`id="booking-${asked}"`)).toHaveLength(2);
    },
  );

  test("has the upcoming ones by their pick-up", { tags: "slow" }, async () => {
    const query = `tab=bookings&status=confirmed&from=${date}&order=pickup`;
    const later = await place({ name: "Later", pickupDate: addDays(date, 3) });
    const sooner = await place({ name: "Sooner", pickupDate: addDays(date, 2) });
    for (const id of [later, sooner]) {
      const form = {
        intent: "status",
        id: `${id}`,
        ...(await seenNow(fixture.site, id)),
        status: "confirmed",
      };
      const answer = await sendForm(fixture.site, `/admin?${query}`, form, { Cookie });
      expect(new URLSearchParams(answer.headers.get("Location")!.split("?")[1]).get("order")).toBe(
        "pickup",
      );
    }
    const answer = await open(`/admin?${query}`);
    expect(openPage(answer).textOf("main")).toMatch(/Sooner .*Later/);
    expect(answer.text).not.toContain("group-asked");
  });
});
