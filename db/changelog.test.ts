import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { version } from "#package.json";
import { compareReleases } from "./release";
import { migrations } from "./migrations";
import { chain } from "./upgrade/chain";

/** The last migration before the list begins. */
const BEFORE = "0163_import_lock_order";

const [, ...sections] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);
const releases = sections.map((section) => section.split("\n")[0]!);

test("the list of releases begins with this one, and goes back in time", () => {
  const { version: locked } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    version: string;
  };
  expect([version, locked]).toEqual([releases[0], releases[0]]);
  expect(releases).toEqual(releases.toSorted((a, b) => compareReleases(b, a)));
});

// A release with new migrations has a new version in package.json, and a section that names them.
test("each migration is named once, the last one by this release", () => {
  const listed = sections.map((section) => section.match(/(?<=`)\d{4}_[a-z_]+(?=`)/g) ?? []);
  const old = chain.slice(chain.findIndex(({ name }) => name === BEFORE));
  const since = [...old, ...migrations].map(({ name }) => name);
  expect(listed.flat().toSorted()).toEqual(since.toSorted());
  expect(listed[0]).toContain(since.at(-1));
});
