/** @module-tag slow */
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { headingOf } from "~/desk/transfer/csv/headings";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { json, sendRequest } from "../answer";
import { openPage } from "../page";
import { signIn, useSite } from "../site-fixture";

const MB = 1024 * 1024;

const fixture = useSite();

async function exported(Cookie: string) {
  const answer = await sendRequest(fixture.site, "/admin/export.json", { headers: { Cookie } });
  expect(answer.status).toBe(200);
  return answer;
}

function send(
  Cookie: string,
  intent: string,
  content: string | Uint8Array<ArrayBuffer>,
  path = "/admin/import",
  fields: Record<string, string> = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent, ...fields })) body.append(name, value);
  body.append("file", new File([content], "table.txt"));
  return sendRequest(fixture.site, path, { method: "POST", headers: { Cookie }, body });
}

async function exportedTable(Cookie: string, query: string) {
  const path = `/admin/export.csv?${query}`;
  return (await sendRequest(fixture.site, path, { headers: { Cookie } })).text;
}

describe("import and export", () => {
  test("need a session", async () => {
    expect((await sendRequest(fixture.site, "/admin/export.json")).status).toBe(401);
    const answer = await send("", "import", "{}");
    expect([answer.status, answer.headers.get("Location")?.split("?")[0]]).toEqual([303, "/admin"]);
  });

  test("the export is checked without a difference, and imported", { tags: "slow" }, async () => {
    const Cookie = await signIn(fixture.site);
    const { text, headers } = await exported(Cookie);
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(JSON.parse(text)).toMatchObject({ format: "mgzavri", version: 2 });
    const checked = await send(Cookie, "check", text);
    expect(checked.status).toBe(200);
    expect(openPage(checked).textOf("main")).toContain("already matches the file");
    const imported = await send(Cookie, "import", text);
    const location = imported.headers.get("Location");
    expect([imported.status, location]).toEqual([303, "/admin/import?imported="]);
    expect((await exported(Cookie)).text).toBe(text);
  });

  test("one faulty line refuses the file, in the page's language", async () => {
    const Cookie = await signIn(fixture.site);
    const { text } = await exported(Cookie);
    const file = JSON.parse(text);
    file.cars[0].name = "Changed";
    file.cars[1].passengers = 0;
    const english = await send(Cookie, "import", JSON.stringify(file));
    expect(english.status).toBe(422);
    const { name } = file.cars[1];
    expect(openPage(english).textOf("main")).toContain(`${name}: Seats: Enter a number of seats`);
    const path = "/admin/import?lng=ka";
    const georgian = await send(Cookie, "check", JSON.stringify(file), path);
    expect(georgian.status).toBe(422);
    expect(openPage(georgian).textOf("main")).toContain("ადგილების რაოდენობა 1-დან 20-მდე");
    expect((await exported(Cookie)).text).toBe(text);
  });

  test.each([
    ["another version", '{"format":"mgzavri","version":2}', 422],
    ["no JSON", "x", 422],
    ["an empty file", "", 422],
    ["11 MB", "x".repeat(11 * MB), 413],
    ["25 MB", "x".repeat(25 * MB), 413],
  ])("%s is refused", async (_, content, status) => {
    const Cookie = await signIn(fixture.site);
    const answer = await send(Cookie, "import", content);
    expect(answer.status).toBe(status);
    expect(openPage(answer).textOf("main")).toContain("Nothing has been imported");
  });

  test("an imported model is in the next page", async () => {
    const Cookie = await signIn(fixture.site);
    const file = JSON.parse((await exported(Cookie)).text);
    file.cars[0].name = "Toyota RAV4 imported";
    expect((await send(Cookie, "import", JSON.stringify(file))).status).toBe(303);
    const cars = json(await sendRequest(fixture.site, "/api/cars"));
    expect(JSON.stringify(cars)).toContain("Toyota RAV4 imported");
    const page = await sendRequest(fixture.site, "/all-cars");
    expect(page.text).toContain("Toyota RAV4 imported");
  });
});

/** Returns the first headings of the table of vehicles. */
function headings(lang: Language) {
  return ["car", "number", "plate"].map((name) => headingOf(i18nFor(lang).t, "vehicles", name));
}

describe("tables", () => {
  test("a table is exported for Excel in the language, and imported in any encoding", async () => {
    const Cookie = await signIn(fixture.site);
    const english = await exportedTable(Cookie, "table=vehicles&lng=en");
    expect(english.startsWith(headings("en").join(","))).toBe(true);
    const georgian = await exportedTable(Cookie, "table=vehicles&lng=ka");
    expect(georgian.startsWith(headings("ka").join(";"))).toBe(true);
    const wide = new Uint8Array(Buffer.from(georgian.replaceAll(";", "\t"), "utf16le"));
    for (const content of [english, georgian, wide]) {
      const page = openPage(await send(Cookie, "check", content));
      expect(page.textOf("main")).toContain(i18nFor("en").t("transfer.difference.none"));
    }
  });

  test("a table that empties the fleet is imported only if staff confirm it", async () => {
    const Cookie = await signIn(fixture.site);
    const table = await exportedTable(Cookie, "table=vehicles&lng=en");
    const [head = ""] = table.split("\r\n");
    const asked = await send(Cookie, "import", head);
    expect(asked.status).toBe(422);
    expect(openPage(asked).byRole("alert")[0]).toContain("All cars would leave the fleet");
    expect(openPage(asked).textOf("main")).toContain("Yes, remove all cars");
    expect((await send(Cookie, "import", head, undefined, { emptied: "models" })).status).toBe(422);
    expect(await exportedTable(Cookie, "table=vehicles&lng=en")).toBe(table);
    const checked = await send(Cookie, "check", head);
    expect([checked.status, openPage(checked).textOf("main")]).toEqual([
      200,
      expect.stringContaining("Yes, remove all cars"),
    ]);
    const confirmed = await send(Cookie, "import", head, undefined, { emptied: "vehicles" });
    expect(confirmed.status).toBe(303);
    expect(await exportedTable(Cookie, "table=vehicles&lng=en")).toBe(`${head}\r\n`);
    expect((await send(Cookie, "import", table)).status).toBe(303);
    expect(await exportedTable(Cookie, "table=vehicles&lng=en")).toBe(table);
  });

  test(
    "a table of 100,000 rows is refused in words, and a worker reads one of 4,000",
    { tags: "slow" },
    async () => {
      const Cookie = await signIn(fixture.site);
      const [car] = JSON.parse((await exported(Cookie)).text).cars;
      const rows = Array.from(
        { length: 100_000 },
        (_, index) => `${car.name},${100 + index},QQ-${index}-QQ,,,,,,,,,false`,
      );
      const head =
        "car,number,plate,colour,vin,techPassport,odometer,inServiceFrom,inServiceTo,inspectionUntil,insuranceUntil,isExample";
      const refused = await send(Cookie, "check", [head, ...rows].join("\n"));
      expect([refused.status, openPage(refused).byRole("alert")[0]]).toEqual([
        422,
        expect.stringContaining("A table may have at most 10,000 rows"),
      ]);
      // The event arrives because the site is in the process of the tests.
      const reading = once(process, "worker");
      const sent = send(Cookie, "check", [head, ...rows.slice(0, 4_000)].join("\n"));
      await reading;
      expect((await sendRequest(fixture.site, "/healthz")).text).toBe("ok");
      const checked = await sent;
      expect([checked.status, openPage(checked).textOf("main")]).toEqual([
        200,
        expect.stringContaining(`${car.name} · QQ-0-QQ`),
      ]);
    },
  );
});

test("a file with too many models is refused with their limit", async () => {
  const Cookie = await signIn(fixture.site);
  const file = JSON.parse((await exported(Cookie)).text);
  file.cars = Array.from({ length: 1_001 }, () => 1);
  const answer = await send(Cookie, "check", JSON.stringify(file));
  expect(answer.status).toBe(422);
  const main = openPage(answer).textOf("main");
  expect(main).toContain("Models: A file may have at most 1,000 models");
});

test("a form that can't have a file is refused, and not read beyond the limit of forms", async () => {
  const Cookie = await signIn(fixture.site);
  for (const length of [1_000, MB]) {
    const body = new URLSearchParams({ intent: "check", file: "x".repeat(length) });
    const init = { method: "POST", headers: { Cookie }, body };
    const answer = await sendRequest(fixture.site, "/admin/import", init);
    expect(answer.status).toBe(422);
    expect(openPage(answer).textOf("main")).toContain("Choose a file");
  }
});
