import { describe, expect, test } from "vitest";
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

function send(Cookie: string, intent: string, content: string, path = "/admin/import") {
  const body = new FormData();
  body.append("intent", intent);
  body.append("file", new File([content], "mgzavri.json", { type: "application/json" }));
  return sendRequest(fixture.site, path, { method: "POST", headers: { Cookie }, body });
}

describe("import and export", () => {
  test("need a session", async () => {
    expect((await sendRequest(fixture.site, "/admin/export.json")).status).toBe(401);
    const answer = await send("", "import", "{}");
    expect([answer.status, answer.headers.get("Location")?.split("?")[0]]).toEqual([303, "/admin"]);
  });

  test("the export is checked without a difference, and imported", async () => {
    const Cookie = await signIn(fixture.site);
    const { text, headers } = await exported(Cookie);
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(JSON.parse(text)).toMatchObject({ format: "mgzavri", version: 1 });
    const checked = await send(Cookie, "check", text);
    expect(checked.status).toBe(200);
    expect(openPage(checked).textOf("main")).toContain("already is as in the file");
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
    expect(openPage(english).textOf("main")).toContain("cars[1].passengers");
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
    expect(openPage(answer).textOf("main")).toContain("Nothing is imported");
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

test("a file with too many models is refused with their limit", async () => {
  const Cookie = await signIn(fixture.site);
  const file = JSON.parse((await exported(Cookie)).text);
  file.cars = Array.from({ length: 1_001 }, () => 1);
  const answer = await send(Cookie, "check", JSON.stringify(file));
  expect(answer.status).toBe(422);
  const main = openPage(answer).textOf("main");
  expect(main).toContain("cars : A file may have 1,000 models at most");
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
