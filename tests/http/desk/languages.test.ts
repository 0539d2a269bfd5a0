import { describe, expect, test, vi } from "vitest";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { useTwoNodes } from "../two-nodes";

const PATH = "/admin/languages";
const nodes = useTwoNodes();

const open = async (site = nodes.first, query = "") =>
  openPage(await sendRequest(site, PATH + query, { headers: { Cookie: nodes.Cookie } }));

async function save(fields: Record<string, string>) {
  const { version } = (await open()).values("main");
  return sendForm(nodes.first, PATH, { version: version!, ...fields }, { Cookie: nodes.Cookie });
}

const stored = () =>
  inDatabase(nodes.first, (sql) => sql`select value from settings where name = 'languages'`);

test("visitors are led to the sign-in, and change nothing", async () => {
  const sent = await sendForm(nodes.first, PATH, {}, { Cookie: "session=wrong" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    303,
    `/admin?next=${encodeURIComponent(PATH)}`,
  ]);
  expect(await stored()).toEqual([]);
});

describe("the languages of the site", () => {
  test("are all at first, and what is saved is on each node", async () => {
    expect((await open()).values("main").languages).toBe("ka");
    const sent = await save({});
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${PATH}?saved=`]);
    expect(await stored()).toEqual([{ value: ["en"] }]);
    for (const site of [nodes.first, nodes.second]) {
      expect((await open(site)).values("main").languages).toBe("en");
    }
    expect((await open(nodes.first, "?saved=")).byRole("status")).toContain(
      "The languages are saved.",
    );
    expect((await save({ languages: "ka" })).status).toBe(303);
    expect(await stored()).toEqual([{ value: ["en", "ka"] }]);
  });

  test("are those of the list, whatever is sent", async () => {
    expect((await save({ languages: "xx" })).status).toBe(303);
    expect(await stored()).toEqual([{ value: ["en"] }]);
  });

  test("stay where the settings have changed since, and the choice stays in the form", async () => {
    await save({});
    const late = await save({ version: "0", languages: "ka" });
    expect([late.status, late.headers.get("Cache-Control")]).toEqual([409, "no-store"]);
    const page = openPage(late);
    expect(page.byRole("alert")[0]).toContain("Somebody else has just changed the settings");
    expect(page.values("main").languages).toBe("ka");
    expect(await stored()).toEqual([{ value: ["en"] }]);
    const { version } = page.values("main");
    expect((await save({ version: version!, languages: "ka" })).status).toBe(303);
    expect(await stored()).toEqual([{ value: ["en", "ka"] }]);
  });

  test("and their change are in the security log and the history of settings", async () => {
    const rows = await inDatabase(
      nodes.first,
      (sql) => sql`
        select actor, new_value as value from settings_events
        where name = 'languages' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor: "admin", value: ["en", "ka"] }]);
    // The log is written after the answer.
    await vi.waitFor(async () => {
      const headers = { Cookie: nodes.Cookie };
      const log = openPage(await sendRequest(nodes.first, "/admin/security", { headers }));
      expect(log.textOf("main")).toContain("languages of the site");
    }, 10_000);
  });
});
