import { expect, test } from "vitest";
import { LOCKS } from "./locks";
import { migrations } from "./migrate";

test("locks of the site's database have different numbers", () => {
  const { embeddedServer: _, embeddedRoles: __, ...site } = LOCKS;
  expect(new Set(Object.values(site)).size).toBe(Object.keys(site).length);
});

test("the migration of visits uses the number of its lock", () => {
  const visits = migrations.find(({ name }) => name === "0009_visits");
  expect(visits?.text).toContain(`pg_advisory_xact_lock(${LOCKS.visits})`);
});

test("the migration of roles uses the number of its lock", () => {
  const roles = migrations.find(({ name }) => name === "0094_roles");
  expect(roles?.text).toContain(`pg_advisory_xact_lock(${LOCKS.owners})`);
});
