import { expect, test } from "vitest";
import { functions } from "./functions";
import { LOCKS } from "./locks";

test("locks of the site's database have different numbers", () => {
  const { embeddedServer: _, embeddedRoles: __, ...site } = LOCKS;
  expect(new Set(Object.values(site)).size).toBe(Object.keys(site).length);
});

test.each([
  ["maintain_visits", LOCKS.visits],
  ["keep_an_owner", LOCKS.owners],
  ["new_reference", LOCKS.reference],
])("the function %s uses the number of its lock", (name, lock) => {
  expect(functions.get(name)).toMatch(new RegExp(`advisory_xact_lock\\(${lock}[),]`));
});
