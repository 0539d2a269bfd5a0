import { beforeAll, describe, expect, test } from "vitest";
import { MODEL_FORM_FIELDS } from "~/catalog/fleet/models/model-form";
import { sendForm, sendRequest } from "../answer";
import {
  addModel,
  modelFields,
  modelId,
  modelValues,
  NEW_MODEL,
  openPath,
  outcomeOf,
  withFlash,
} from "./fleet-forms";
import { openPage } from "../page";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const send = (path: string, fields: Record<string, string>, headers = {}) =>
  sendForm(fixture.site, path, fields, { Cookie, ...headers });
const add = (name: string, changes = {}) => addModel(fixture.site, Cookie, name, changes);

describe("adding a model", () => {
  test("has an input for every field", async () => {
    const { text } = await sendRequest(fixture.site, NEW_MODEL, { headers: { Cookie } });
    expect(MODEL_FORM_FIELDS.filter((name) => !text.includes(` name="${name}"`))).toEqual([]);
  });

  test("needs six fields, and the model is on the site at the prices of its type", async () => {
    const added = await send(NEW_MODEL, modelFields("Lada Niva Legend"));
    const [status, path] = outcomeOf(added);
    expect([status, path]).toEqual([303, expect.stringMatching(/^\/admin\/fleet\/\d+$/)]);
    const page = await openPath(fixture.site, withFlash(Cookie, added), String(path));
    expect(page.byRole("status")[0]).toContain("Lada Niva Legend is on the site");
    const cars = await sendRequest(fixture.site, `/api/cars/${modelId(String(path))}`);
    expect(JSON.parse(cars.text)).toMatchObject({ name: "Lada Niva Legend", pricePerDay: "40" });
    const car = await sendRequest(fixture.site, `/cars/${modelId(String(path))}`);
    expect(car.text).not.toContain("Displacement");
  });

  test(
    "stores usual values of either language, and units, in one form",
    { tags: "slow" },
    async () => {
      const path = await add("Skoda Octavia", {
        transmission: "მექანიკა",
        driveType: "front-wheel drive",
        engine: "1,6",
        engineSize: "1598",
        fuelConsumption: "6,5 ლ/100 კმ",
      });
      const car = await sendRequest(fixture.site, `/api/cars/${modelId(path)}`);
      expect(JSON.parse(car.text)).toMatchObject({
        transmission: "Manual",
        driveType: "FWD",
        engine: "1.6L",
        engineSize: "1598 cc",
        fuelConsumption: "6.5 L/100 km",
      });
      expect(await modelValues(fixture.site, Cookie, `${path}?lng=ka`)).toMatchObject({
        transmission: "მექანიკა",
      });
    },
  );

  test.each([
    ["without a name", { name: " " }, "name"],
    ["with the name of another", { name: "toyota rav4" }, "name"],
    ["with the name of the booking form's choice", { name: "Other" }, "name"],
    ["with a name of 101 letters", { name: "x".repeat(101) }, "name"],
    ["of an impossible year", { year: "1890" }, "year"],
    ["without a body type", { bodyType: "" }, "bodyType"],
    ["without seats", { passengers: "0" }, "passengers"],
    ["without a transmission", { transmission: "" }, "transmission"],
    ["without fuel", { fuelType: "" }, "fuelType"],
    ["with a text of 3000 letters", { "description.en": "x".repeat(3000) }, "description.en"],
    ["for children", { minAge: "12" }, "minAge"],
    ["with a negative deposit", { deposit: "-1" }, "deposit"],
    ["at position -1", { sortOrder: "-1", shownSortOrder: "999" }, "sortOrder"],
  ])(
    "%s is refused at its field, with every typed value",
    { tags: "slow" },
    async (_case, changes, field) => {
      const fields = modelFields("Refused Model", { deposit: "70", ...changes });
      const answer = await send(NEW_MODEL, fields);
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
      const page = openPage(answer);
      expect(page.linksIn("alert")).toEqual([`#${field}`]);
      const { intent: _, ...typed } = fields;
      expect(page.values("details")).toMatchObject(typed);
      const list = await sendRequest(fixture.site, "/api/cars");
      expect(list.text).not.toContain("Refused Model");
    },
  );
});

describe("the form of a new model", () => {
  test("a megabyte of text is refused with a clear message", async () => {
    const fields = modelFields("Long Model", { "description.en": "x".repeat(1_000_000) });
    const answer = await send(NEW_MODEL, fields);
    expect(answer.status).toBe(413);
    expect(openPage(answer).byRole("alert")[0]).toContain("too long to send");
  });

  test("a preview shows the model and saves nothing", async () => {
    const fields = modelFields("Previewed Model", { intent: "preview", "description.en": "Seen." });
    const answer = await send(NEW_MODEL, fields);
    expect(answer.status).toBe(200);
    const page = openPage(answer);
    expect(page.textOf("preview")).toContain("Previewed Model");
    expect(page.textOf("preview")).toContain("Seen.");
    expect(page.values("details")).toMatchObject({ name: "Previewed Model" });
    const list = await sendRequest(fixture.site, "/api/cars");
    expect(list.text).not.toContain("Previewed Model");
  });
});

describe("every form", () => {
  test.each(["/admin/fleet", NEW_MODEL, "/admin/fleet/1", "/admin/fleet/1/archive"])(
    "at %s needs a session and this site's own page",
    async (path) => {
      const gate = `/admin?next=${encodeURIComponent(path)}`;
      const opened = await sendRequest(fixture.site, path);
      expect(outcomeOf(opened)).toEqual([303, gate]);
      const fields = modelFields("Stolen", { "position-1": "1" });
      const sent = await sendForm(fixture.site, path, fields, { Cookie: "session=wrong" });
      expect(outcomeOf(sent)).toEqual([303, gate]);
      const foreign = await send(path, fields, { Origin: "https://evil.example" });
      expect(foreign.status).toBe(403);
      const list = await sendRequest(fixture.site, "/api/cars");
      expect(list.text).not.toContain("Stolen");
    },
  );

  test.each([
    ["/admin/fleet", "delete"],
    [NEW_MODEL, "copy"],
    ["/admin/fleet/1", "__proto__"],
  ])("at %s refuses the intent %j", async (path, intent) => {
    const answer = await send(path, { ...modelFields("Odd"), intent });
    expect(answer.status).toBe(400);
    expect(openPage(answer).byRole("alert")).toHaveLength(1);
  });

  test.each(["/admin/fleet/99999", "/admin/fleet/x", "/admin/fleet/99999/archive"])(
    "at %s answers 404",
    async (path) => {
      expect((await sendRequest(fixture.site, path, { headers: { Cookie } })).status).toBe(404);
      expect((await send(path, modelFields("Nowhere"))).status).toBe(404);
    },
  );
});
