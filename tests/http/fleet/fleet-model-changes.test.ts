/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { sendForm, sendJson, sendRequest } from "../answer";
import { addModel, modelId, modelValues, openPath, outcomeOf } from "./fleet-forms";
import { openPage } from "../page";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

const fixture = useSite();
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

const send = (path: string, fields: Record<string, string>, headers = {}) =>
  sendForm(fixture.site, path, fields, { Cookie, ...headers });
const add = (name: string, changes = {}) => addModel(fixture.site, Cookie, name, changes);
const valuesOf = (path: string) => modelValues(fixture.site, Cookie, path);
const open = (path: string) => openPath(fixture.site, Cookie, path);

describe("changing a model", () => {
  test("saves every field, which the next page of the site shows", async () => {
    const path = await add("Kia Rio");
    const changes = {
      intent: "save",
      name: "Kia Rio X",
      deposit: "150",
      minAge: "23",
      licenceYears: "3",
      "roadsNotAllowed.en": "Abano Pass",
      "description.en": "Small & quick.",
      "description.ka": "პატარა და სწრაფი.",
      sortOrder: "3",
    };
    const before = await sendRequest(fixture.site, "/all-cars");
    expect(before.text).not.toContain("Kia Rio X");
    const saved = await send(path, { ...(await valuesOf(path)), ...changes });
    expect(outcomeOf(saved)).toEqual([303, path]);
    const { intent: _, ...stored } = changes;
    expect(await valuesOf(path)).toMatchObject(stored);
    const after = await sendRequest(fixture.site, "/all-cars");
    expect(after.text).toContain("Kia Rio X");
    const page = await open(path);
    expect(page.textOf("main")).toContain("Roads not allowed, ქართული");
  });

  test("the second of two who edit it sees the other's changes, and loses nothing", async () => {
    const path = await add("Shared Model", { deposit: "100", minAge: "21" });
    const shown = await valuesOf(path);
    await send(path, { ...shown, intent: "save", deposit: "200", minAge: "25" });
    const mine = { ...shown, intent: "save", deposit: "300", "description.en": "My text." };
    const late = await send(path, mine);
    expect([late.status, late.headers.get("Cache-Control")]).toEqual([409, "no-store"]);
    const page = openPage(late);
    const [alert] = page.byRole("alert");
    expect(alert).toMatch(/Refundable deposit Saved version 200 admin , .*Your version 300/);
    expect(alert).toMatch(/Minimum age : 25 admin/);
    const merged = page.values("details");
    expect(merged).toMatchObject({ deposit: "300", minAge: "25", "description.en": "My text." });
    expect(await valuesOf(path)).toMatchObject({ deposit: "200", "description.en": "" });

    const accepted = await send(path, { ...merged, conflict: "deposit", intent: "accept" });
    expect(accepted.status).toBe(200);
    expect(openPage(accepted).values("details")).toMatchObject({
      deposit: "200",
      "description.en": "My text.",
    });

    const over = await send(path, { ...merged, intent: "save" });
    expect(outcomeOf(over)).toEqual([303, path]);
    expect(await valuesOf(path)).toMatchObject({ deposit: "300", minAge: "25" });
  });
});

describe("copying, archiving and restoring", () => {
  test("a copy is archived until it is put on the site", async () => {
    const path = await add("Original Model", { deposit: "90" });
    const copied = await send(path, { intent: "copy" });
    const copy = String(copied.headers.get("Location"));
    expect([copied.status, copy]).not.toContain(path);
    expect(await valuesOf(copy)).toMatchObject({ name: "Original Model (2)", deposit: "90" });
    const hidden = await sendRequest(fixture.site, `/cars/${modelId(copy)}`);
    expect(hidden.status).toBe(404);
    expect(outcomeOf(await send(copy, { intent: "restore" }))).toEqual([303, copy]);
    const shown = await sendRequest(fixture.site, `/cars/${modelId(copy)}`);
    expect(shown.status).toBe(200);
  });

  test("a model whose name was taken meanwhile is not restored, and the page says why", async () => {
    const path = await add("Taken Model");
    await send(`${path}/archive`, {});
    const other = await add("Taken Model");
    const answer = await send(path, { intent: "restore" });
    expect(answer.status).toBe(409);
    const page = openPage(answer);
    expect(page.byRole("alert")[0]).toContain("already has a model called");
    expect(page.linksIn("alert")).toEqual([other]);
    const renamed = { ...(await valuesOf(path)), intent: "save", name: "Taken Model 2" };
    await send(path, renamed);
    expect(outcomeOf(await send(path, { intent: "restore" }))).toEqual([303, path]);
  });

  test("archiving lists the bookings to come, and asks again for one that came in meanwhile", async () => {
    const path = await add("Booked Model");
    const book = async (name: string) =>
      bookingOf(await postBooking(fixture.site, bookingBody({ vehicle: "Booked Model", name })));
    const first = await book("Guest One");
    const page = await open(`${path}/archive`);
    expect(page.textOf("main")).toContain(`Booking ${first.id} · Guest One`);
    const { seen } = page.values("main");
    expect(seen).toBe(String(first.id));
    const second = await book("Guest Two");
    const refused = await send(`${path}/archive`, { seen: String(seen) });
    expect(refused.status).toBe(409);
    expect(openPage(refused).textOf("main")).toContain("Guest Two");
    expect((await sendRequest(fixture.site, `/cars/${modelId(path)}`)).status).toBe(200);
    const body = new URLSearchParams([first, second].map(({ id }) => ["seen", String(id)]));
    const done = await sendRequest(fixture.site, `${path}/archive`, {
      method: "POST",
      headers: { Cookie },
      body,
    });
    expect(outcomeOf(done)).toEqual([303, path]);
    expect((await sendRequest(fixture.site, `/cars/${modelId(path)}`)).status).toBe(404);
    const again = await sendJson(
      fixture.site,
      "/api/booking",
      bookingBody({ vehicle: "Booked Model" }),
    );
    expect(again.status).toBe(422);
  });
});
