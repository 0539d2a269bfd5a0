import { expect, test, vi } from "vitest";
import { failingSql, UNAVAILABLE } from "#db/testing/failing-sql";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { createFleetVersion } from "./fleet-version.server";

const database = useTestDatabase();

/** The version of a stamp such as `12 2026-11-24`. */
const versionIn = (stamp: string | null) => Number(stamp?.split(" ")[0]);

const changeFleet = () => database.sql`update cars set year = 2001 where id = 1`;

test("a version counts for a second, then it is read again", async () => {
  const clock = vi.fn<() => number>(() => 0);
  const fleet = createFleetVersion(database.sql, clock);
  expect(fleet.current()).toBeNull();
  const before = (await fleet.read())!;
  await changeFleet();
  clock.mockReturnValue(999);
  expect([fleet.current(), await fleet.read()]).toEqual([before, before]);
  clock.mockReturnValue(1_000);
  expect(fleet.current()).toBeNull();
  const after = (await fleet.read())!;
  expect([versionIn(after), fleet.current()]).toEqual([versionIn(before) + 1, after]);
});

test("a change of the own node is read at once", async () => {
  const fleet = createFleetVersion(database.sql);
  const before = versionIn(await fleet.read());
  await changeFleet();
  fleet.forget();
  expect(versionIn(await fleet.read())).toBe(before + 1);
});

test("a version that was read during a change does not count", async () => {
  const fleet = createFleetVersion(database.sql);
  const during = fleet.read();
  fleet.forget();
  expect(await during).toMatch(/^\d+ \d{4}-\d\d-\d\d$/);
  expect(fleet.current()).toBeNull();
});

test("a change anywhere is pushed", async () => {
  const fleet = createFleetVersion(database.sql, () => 0);
  const push = await fleet.open();
  const before = versionIn(await fleet.read());
  await changeFleet();
  await vi.waitFor(() => expect(fleet.current()).toBeNull(), SOON);
  expect(versionIn(await fleet.read())).toBe(before + 1);
  await push.close();
});

test("a database that did not respond is asked again after two seconds, or a change", async () => {
  const clock = vi.fn<() => number>(() => 0);
  const state = { fails: true };
  const sql = new Proxy(database.sql, {
    apply: (target, self, values) =>
      state.fails ? Promise.reject(UNAVAILABLE) : (Reflect.apply(target, self, values) as unknown),
  });
  const fleet = createFleetVersion(sql, clock);
  expect(await fleet.read()).toBeNull();
  state.fails = false;
  clock.mockReturnValue(1_999);
  expect(await fleet.read()).toBeNull();
  fleet.forget({ responds: false });
  expect(await fleet.read()).toBeNull();
  clock.mockReturnValue(2_000);
  expect(await fleet.read()).not.toBeNull();

  state.fails = true;
  fleet.forget();
  expect(await fleet.read()).toBeNull();
  state.fails = false;
  fleet.forget();
  expect(await fleet.read()).not.toBeNull();
});

test("without the database no version is known", async () => {
  const fleet = createFleetVersion(failingSql(database.sql, "fleet_version"));
  expect([await fleet.read(), fleet.current()]).toEqual([null, null]);
});
