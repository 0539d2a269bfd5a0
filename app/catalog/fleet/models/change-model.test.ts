import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { listFleetChanges } from "~/catalog/fleet/history/changes.queries.server";
import { modelInput } from "~/catalog/fleet/testing/model-input";
import { copyModel, insertModel, updateModel } from "./change-model.server";
import { findModel } from "./models.queries.server";

const database = useTestDatabase();

async function add(name: string, changes = {}) {
  const added = await insertModel(database.sql, {
    input: modelInput(name, changes),
    actor: "nino",
  });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

async function read(id: number) {
  const model = await findModel(database.sql, id);
  if (!model) throw new Error(`no model ${id}`);
  return model;
}

test("a new model has what was entered, and its history who added it", async () => {
  const input = modelInput("Subaru Outback", {
    minAge: 23,
    licenceYears: 3,
    deposit: 150.5,
    roadsNotAllowed: { en: "Tusheti", ka: "თუშეთი" },
    additionalFeatures: { en: "", ka: "ლუქი" },
  });
  const id = await add("Subaru Outback", input);
  expect(await findModel(database.sql, id)).toEqual({
    ...input,
    id,
    version: 1,
    sortOrder: 999,
    archivedAt: null,
    ratePlan: null,
  });
  const [entry] = await listFleetChanges(database.sql, id, 10);
  expect(entry).toMatchObject({ actor: "nino", vehicle: null, before: null });
  expect(entry!.after).toMatchObject({ name: "Subaru Outback", deposit: 150.5 });
});

describe("a name", () => {
  test.each(["Mazda 3", "mazda 3"])("is refused if another model has it: %s", async (name) => {
    const { sql } = database;
    const refused = { ok: false, reason: "name-taken" };
    expect(await insertModel(sql, { input: modelInput(name), actor: "nino" })).toEqual(refused);
    const own = name === "Mazda 3" ? "Ford Kuga" : "Ford Puma";
    const id = await add(own);
    const input = modelInput(name);
    expect(await updateModel(sql, { id, version: 1, input, actor: "nino" })).toEqual(refused);
    expect(await read(id)).toMatchObject({ name: own, version: 1 });
  });

  test("of an archived model is free", async () => {
    await database.sql`update cars set archived_at = now() where name = 'Mazda 6'`;
    expect(await add("Mazda 6")).toBeGreaterThan(0);
  });

  test("can change its case", async () => {
    const id = await add("opel astra");
    const input = modelInput("Opel Astra");
    const update = { id, version: 1, input, actor: "nino" };
    expect(await updateModel(database.sql, update)).toEqual({ ok: true, version: 2 });
  });
});

describe("the position in the list", () => {
  test("is written with a new model, by one statement", async () => {
    const model = { input: modelInput("Opel Mokka"), sortOrder: 3, actor: "nino" };
    const added = await insertModel(database.sql, model);
    expect(added).toMatchObject({ ok: true, version: 1 });
    expect(await read((added as { id: number }).id)).toMatchObject({ sortOrder: 3 });
  });

  test("is written with a change, or not at all", async () => {
    const { sql } = database;
    const id = await add("Opel Insignia");
    const change = { id, input: modelInput("Opel Insignia", { year: 2022 }), actor: "nino" };
    await updateModel(sql, { ...change, version: 1, sortOrder: 4 });
    expect(await read(id)).toMatchObject({ year: 2022, sortOrder: 4, version: 2 });
    const [entry, ...others] = await listFleetChanges(sql, id, 10);
    expect(entry!.after).toEqual({ year: 2022, sort_order: 4 });
    expect(others).toHaveLength(1);
    const stale = await updateModel(sql, { ...change, version: 1, sortOrder: 5 });
    expect(stale).toMatchObject({ ok: false, reason: "stale" });
    expect(await read(id)).toMatchObject({ sortOrder: 4, version: 2 });
  });

  test("alone makes no open form outdated", async () => {
    const id = await add("Opel Zafira");
    const change = { id, version: 1, input: modelInput("Opel Zafira"), actor: "nino" };
    const moved = await updateModel(database.sql, { ...change, sortOrder: 5 });
    expect(moved).toEqual({ ok: true, version: 1 });
    expect(await read(id)).toMatchObject({ sortOrder: 5, version: 1 });
    expect(await updateModel(database.sql, change)).toEqual({ ok: true, version: 1 });
    expect(await read(id)).toMatchObject({ sortOrder: 5 });
  });
});

describe("a change", () => {
  test("raises the version and records only what changed", async () => {
    const id = await add("Skoda Octavia");
    const input = modelInput("Skoda Octavia", { year: 2022, deposit: 100 });
    const update = { id, version: 1, input, actor: "giorgi" };
    expect(await updateModel(database.sql, update)).toEqual({ ok: true, version: 2 });
    const [entry] = await listFleetChanges(database.sql, id, 10);
    expect(entry).toMatchObject({
      actor: "giorgi",
      before: { year: 2020, deposit: null },
      after: { year: 2022, deposit: 100 },
    });
    expect(entry!.at).toBeInstanceOf(Date);
  });

  test("without a difference writes nothing", async () => {
    const id = await add("Skoda Superb", { additionalFeatures: {} });
    const update = { id, version: 1, input: modelInput("Skoda Superb"), actor: "giorgi" };
    expect(await updateModel(database.sql, update)).toEqual({ ok: true, version: 1 });
    expect(await listFleetChanges(database.sql, id, 10)).toHaveLength(1);
  });

  test("of an outdated form is refused with what others changed", async () => {
    const { sql } = database;
    const id = await add("Kia Ceed");
    const change = (version: number, actor: string, changes: object) =>
      updateModel(sql, { id, version, actor, input: modelInput("Kia Ceed", changes) });
    await change(1, "nino", { year: 2021, passengers: 4 });
    await change(2, "giorgi", { year: 2022, passengers: 5 });
    const refused = await change(1, "ana", { year: 2019, minAge: 25 });
    expect(refused).toEqual({
      ok: false,
      reason: "stale",
      version: 3,
      changes: [{ field: "year", from: 2020, to: 2022, actor: "giorgi", at: expect.any(Date) }],
    });
    expect(await read(id)).toMatchObject({ year: 2022, minAge: null, version: 3 });
  });

  test("of an unknown model is refused", async () => {
    const update = { id: 999_999, version: 1, input: modelInput("Nothing"), actor: "nino" };
    expect(await updateModel(database.sql, update)).toEqual({ ok: false, reason: "unknown" });
  });

  test("by several editors at once succeeds for one", async () => {
    const id = await add("Seat Leon");
    const changes = Array.from({ length: 8 }, (_, index) =>
      updateModel(database.sql, {
        id,
        version: 1,
        input: modelInput("Seat Leon", { year: 2000 + index }),
        actor: `editor ${index}`,
      }),
    );
    const outcomes = await Promise.all(changes);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = outcomes.filter(({ ok }) => !ok);
    expect(refused).toMatchObject(refused.map(() => ({ reason: "stale", version: 2 })));
  });
});

describe("a copy", () => {
  test("has the fields and rates under the first free name, and is archived", async () => {
    const { sql } = database;
    const id = await add("VW Golf", { deposit: 80 });
    await sql`
      update cars set rate_plan = '[{"minDays": 1, "dailyRate": 33}]', image = '/x.svg' where id = ${id}`;
    const first = await copyModel(sql, { id, actor: "nino" });
    const second = await copyModel(sql, { id, actor: "nino" });
    expect([first, second]).toMatchObject([{ name: "VW Golf (2)" }, { name: "VW Golf (3)" }]);
    if (!first.ok) throw new Error(first.reason);
    const copy = await read(first.id);
    const original = await read(id);
    const { name: _1, id: _2, archivedAt: _3, ...same } = original;
    expect(copy).toMatchObject(same);
    expect(copy.archivedAt).toMatch(/^\d{4}-/);
    const rows = await sql`
      select image, (select count(*)::int from vehicles where car_id = ${first.id}) as vehicles
      from cars where id = ${first.id}`;
    expect([...rows]).toEqual([{ image: null, vehicles: 0 }]);
  });

  test("of a model with the longest name has a name that fits", async () => {
    const id = await add("x".repeat(100));
    const copy = await copyModel(database.sql, { id, actor: "nino" });
    expect(copy).toMatchObject({ ok: true, name: `${"x".repeat(90)} (2)` });
  });

  test("of an unknown model is refused", async () => {
    const copy = await copyModel(database.sql, { id: 999_999, actor: "nino" });
    expect(copy).toEqual({ ok: false, reason: "unknown" });
  });
});
