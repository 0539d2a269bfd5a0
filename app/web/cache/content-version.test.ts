import { expect, test, vi } from "vitest";
import { failingSql, UNAVAILABLE } from "#db/testing/failing-sql";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { createContentVersion } from "./content-version.server";

const database = useTestDatabase();

/** Returns the version of a stamp such as `12 2026-11-24`. */
const versionIn = (stamp: string | null) => Number(stamp?.split(" ")[0]);

const changeCar = () => database.sql`update cars set year = 2001 where id = 1`;

test("a version counts for a second, then it is read again", async () => {
  const clock = vi.fn<() => number>(() => 0);
  const content = createContentVersion(database.sql, clock);
  expect(content.current()).toBeNull();
  const before = (await content.read())!;
  await changeCar();
  clock.mockReturnValue(999);
  expect([content.current(), await content.read()]).toEqual([before, before]);
  clock.mockReturnValue(1_000);
  expect(content.current()).toBeNull();
  const after = (await content.read())!;
  expect([versionIn(after), content.current()]).toEqual([versionIn(before) + 1, after]);
});

test("a change of the own node is read at once", async () => {
  const content = createContentVersion(database.sql);
  const before = versionIn(await content.read());
  await changeCar();
  content.forget();
  expect(versionIn(await content.read())).toBe(before + 1);
});

test("a version that was read during a change does not count", async () => {
  const content = createContentVersion(database.sql);
  const during = content.read();
  content.forget();
  expect(await during).toMatch(/^\d+ \d{4}-\d\d-\d\d$/);
  expect(content.current()).toBeNull();
});

test("a change anywhere is pushed", async () => {
  const content = createContentVersion(database.sql, () => 0);
  const push = await content.open(database.listen);
  const before = versionIn(await content.read());
  await changeCar();
  await vi.waitFor(() => expect(content.current()).toBeNull(), SOON);
  expect(versionIn(await content.read())).toBe(before + 1);
  push.close();
});

test("a database that did not respond is asked again after two seconds, or a change", async () => {
  const clock = vi.fn<() => number>(() => 0);
  const state = { fails: true };
  const sql = new Proxy(database.sql, {
    apply: (target, self, values) =>
      state.fails ? Promise.reject(UNAVAILABLE) : (Reflect.apply(target, self, values) as unknown),
  });
  const content = createContentVersion(sql, clock);
  expect(await content.read()).toBeNull();
  state.fails = false;
  clock.mockReturnValue(1_999);
  expect(await content.read()).toBeNull();
  content.forget({ responds: false });
  expect(await content.read()).toBeNull();
  clock.mockReturnValue(2_000);
  expect(await content.read()).not.toBeNull();

  state.fails = true;
  content.forget();
  expect(await content.read()).toBeNull();
  state.fails = false;
  content.forget();
  expect(await content.read()).not.toBeNull();
});

test("without the database no version is known", async () => {
  const content = createContentVersion(failingSql(database.sql, "fleet_version"));
  expect([await content.read(), content.current()]).toEqual([null, null]);
});
