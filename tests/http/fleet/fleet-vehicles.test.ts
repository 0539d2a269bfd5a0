/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { businessTime } from "../../../app/web/calendar";
import { sendForm, sendRequest } from "../answer";
import { addModel, addVehicles, openPath, outcomeOf } from "./fleet-forms";
import { openPage } from "../page";
import { signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;
let path: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
  path = await addModel(fixture.site, Cookie, "Opel Astra");
});

const TODAY = businessTime(new Date()).date;

const send = (to: string, fields: Record<string, string>) =>
  sendForm(fixture.site, to, fields, { Cookie });
const add = (fields: Record<string, string>) => addVehicles(fixture.site, Cookie, path, fields);
const open = (to: string) => openPath(fixture.site, Cookie, to);
const valuesOf = async (to: string) => (await open(to)).values("vehicle");

describe("adding vehicles", () => {
  test("several at once, by plates and without", async () => {
    const plates = "OP-101-AS\r\n\r\n op 102 as ";
    const vehicles = { plates, withoutPlate: "1", colour: "red", inServiceFrom: "" };
    const answer = await send(path, { intent: "add-vehicles", ...vehicles });
    expect(outcomeOf(answer)).toEqual([303, path]);
    const page = await open(path);
    const section = page.textOf("vehicles") ?? "";
    for (const text of ["3 cars", "OP-101-AS", "OP-102-AS", "Opel Astra · 3", "red"]) {
      expect(section).toContain(text);
    }
    expect(section).not.toContain("OP-101-AS OP");
    expect(page.textOf("main")).not.toContain("No car of this model is in the fleet");
  });

  test.each([
    ["none", {}, "#new-withoutPlate", "Add 1 to 50"],
    ["51", { withoutPlate: "51" }, "#new-withoutPlate", "Add 1 to 50"],
    ["an odd plate", { plates: "???" }, "#new-plates", "one number plate on each line"],
    [
      "a Cyrillic letter",
      { plates: "XX-1-XX\nXX-2-ХX" },
      "#new-plates",
      "“Х” is a Cyrillic letter",
    ],
    ["a plate twice", { plates: "XX-1-XX\nxx1xx" }, "#new-plates", "in the list twice"],
    ["a plate of another model", { plates: "aa001mg" }, "#new-plates", "Toyota RAV4 already has"],
  ])("%s is refused with what was typed", async (_, fields, field, text) => {
    const typed = { plates: "", withoutPlate: "", colour: "black", inServiceFrom: "", ...fields };
    const answer = await send(path, { intent: "add-vehicles", ...typed });
    expect(answer.status).toBe(422);
    const page = openPage(answer);
    expect(page.linksIn("alert")[0]).toBe(field);
    expect(page.byRole("alert")[0]).toContain(text);
    expect(page.values("add-vehicles")).toMatchObject(typed);
  });
});

describe("a vehicle's page", () => {
  test("saves every field; papers that end soon stand out, there and in the list", async () => {
    const [vehicle = ""] = (await add({ plates: "OP-200-AS" })).slice(-1);
    const fields = {
      plate: "OP-201-AS",
      colour: "თეთრი",
      odometer: "84 120",
      vin: "w0l0tgf4838086591",
      techPassport: "AAC 123",
      inServiceFrom: "2024-01-31",
      inServiceTo: "",
      inspectionUntil: TODAY,
      insuranceUntil: "2020-03-01",
    };
    const saved = await send(vehicle, {
      ...(await valuesOf(vehicle)),
      ...fields,
      intent: "save-vehicle",
    });
    expect(outcomeOf(saved)).toEqual([303, path]);
    const section = (await open(path)).textOf("vehicles");
    expect(section).toContain("84,120 km");
    expect(section).toContain("W0L0TGF4838086591");
    expect(section).toMatch(/Inspection expires on \d/);
    expect(section).toContain("Insurance expired on 1 March 2020");
    expect((await open("/admin/fleet")).textOf("main")).toContain("OP-201-AS");
    const stored = { ...fields, odometer: "84120", vin: fields.vin.toUpperCase() };
    expect(await valuesOf(vehicle)).toMatchObject(stored);
  });

  test.each([
    [{ plate: "AA-001-MG" }, "plate"],
    [{ plate: "<b>" }, "plate"],
    [{ vin: "OIQ" }, "vin"],
    [{ odometer: "-5" }, "odometer"],
    [{ inspectionUntil: "31.02.2027" }, "inspectionUntil"],
    [{ inServiceFrom: "2027-01-02", inServiceTo: "2027-01-01" }, "inServiceTo"],
    [{ colour: "x".repeat(41) }, "colour"],
  ])("refuses %o at its field", async (fields, field) => {
    const [vehicle = ""] = await add({ withoutPlate: "1" });
    const typed = { ...(await valuesOf(vehicle)), ...fields };
    const answer = await send(vehicle, { ...typed, intent: "save-vehicle" });
    expect(answer.status).toBe(422);
    const page = openPage(answer);
    expect(page.linksIn("alert")[0]).toBe(`#${field}`);
    expect(page.values("vehicle")).toMatchObject(fields);
  });
});

describe("a changed vehicle", () => {
  test("shows another's change, and saves over it knowingly", async () => {
    const [vehicle = ""] = (await add({ plates: "OP-300-AS" })).slice(-1);
    const shown = await valuesOf(vehicle);
    await send(vehicle, { ...shown, intent: "save-vehicle", colour: "blue", odometer: "10" });
    const mine = { ...shown, intent: "save-vehicle", colour: "green" };
    const late = await send(vehicle, mine);
    expect(late.status).toBe(409);
    const page = openPage(late);
    expect(page.byRole("alert")[0]).toMatch(
      /Colour Saved version blue admin , .*Your version green/,
    );
    const merged = page.values("vehicle");
    expect(merged).toMatchObject({ colour: "green", odometer: "10" });
    const accepted = await send(vehicle, { ...merged, conflict: "colour", intent: "accept" });
    expect(openPage(accepted).values("vehicle")).toMatchObject({ colour: "blue", odometer: "10" });
    const over = await send(vehicle, { ...merged, intent: "save-vehicle" });
    expect(outcomeOf(over)).toEqual([303, path]);
    expect(await valuesOf(vehicle)).toMatchObject({ colour: "green", odometer: "10" });
  });

  test("removes a vehicle after a tick, and frees its plate", async () => {
    const [vehicle = ""] = (await add({ plates: "OP-400-AS" })).slice(-1);
    const version = (await valuesOf(vehicle)).version ?? "";
    const removal = { intent: "remove-vehicle", version };
    const unconfirmed = await send(vehicle, removal);
    expect(unconfirmed.status).toBe(422);
    expect(openPage(unconfirmed).byRole("alert")[0]).toContain("Tick the box");
    const late = await send(vehicle, { ...removal, version: "99", confirmed: "on" });
    expect(late.status).toBe(409);
    const removed = await send(vehicle, { ...removal, confirmed: "on" });
    expect(outcomeOf(removed)).toEqual([303, path]);
    expect((await sendRequest(fixture.site, vehicle, { headers: { Cookie } })).status).toBe(404);
    expect(await add({ plates: "OP-400-AS" })).not.toContain(vehicle);
  });

  test("refuses an unknown intent, a visitor, and the address of another model", async () => {
    const [vehicle = ""] = await add({ withoutPlate: "1" });
    expect((await send(vehicle, { intent: "sell" })).status).toBe(400);
    const visitor = await sendForm(fixture.site, vehicle, { intent: "save-vehicle" });
    expect(outcomeOf(visitor)).toEqual([303, `/admin?next=${encodeURIComponent(vehicle)}`]);
    const wrong = vehicle.replace(/fleet\/\d+/, "fleet/1");
    expect((await sendRequest(fixture.site, wrong, { headers: { Cookie } })).status).toBe(404);
  });
});
