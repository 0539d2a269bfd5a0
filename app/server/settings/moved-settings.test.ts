import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findSettings, saveSettings } from "~/catalog/company/site-settings.queries.server";
import { adoptMovedSettings, readMovedSettings } from "./moved-settings.server";

const database = useTestDatabase();

beforeEach(() => database.sql`delete from settings`.then(() => undefined));

test.each([
  [{}, [], {}],
  [{ MORNING_HOUR: " ", UNDO_SECONDS: "" }, [], {}],
  [{ MORNING_HOUR: "7" }, ["MORNING_HOUR"], { messageHours: { morning: 7, evening: 19 } }],
  [{ EVENING_HOUR: "0" }, ["EVENING_HOUR"], { messageHours: { morning: 8, evening: 0 } }],
  [{ UNDO_SECONDS: " 600 " }, ["UNDO_SECONDS"], { undoSeconds: 600 }],
  [{ UNDO_SECONDS: "601", MORNING_HOUR: "24" }, ["MORNING_HOUR", "UNDO_SECONDS"], {}],
  [{ UNDO_SECONDS: "-1" }, ["UNDO_SECONDS"], {}],
])("of the environment %j the desk gets %j: %j", (source, names, values) => {
  expect(readMovedSettings(source)).toEqual({ names, values });
});

describe("the values of the environment", () => {
  const adopt = (source: Record<string, string>) =>
    adoptMovedSettings(database.sql, readMovedSettings(source));

  test("are stored once", async () => {
    await adopt({ UNDO_SECONDS: "60" });
    await adopt({ UNDO_SECONDS: "90", MORNING_HOUR: "7" });
    expect(await findSettings(database.sql)).toEqual({ undoSeconds: 60 });
    await saveSettings(database.sql, { undoSeconds: null }, "nino");
    await adopt({ UNDO_SECONDS: "60" });
    expect(await findSettings(database.sql)).toEqual({});
  });

  test("do not replace what the desk has", async () => {
    const messageHours = { morning: 6, evening: 0 };
    await saveSettings(database.sql, { messageHours }, "nino");
    await adopt({ UNDO_SECONDS: "0", EVENING_HOUR: "20" });
    expect(await findSettings(database.sql)).toEqual({ messageHours, undoSeconds: 0 });
  });

  test("are stored by nodes that start together as by one", async () => {
    const source = { UNDO_SECONDS: "45", MORNING_HOUR: "0" };
    await Promise.all([adopt(source), adopt(source)]);
    const messageHours = { morning: 0, evening: 19 };
    expect(await findSettings(database.sql)).toEqual({ messageHours, undoSeconds: 45 });
  });
});
