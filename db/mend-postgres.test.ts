import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { mendPostgres } from "./mend-postgres";

const id = resolve("node_modules/postgres/src/connection.js");
const mend = mendPostgres().transform as (code: string, id: string) => string | null;

test("the installed driver has the faults, and each is mended once", () => {
  const source = readFileSync(id, "utf8");
  const mended = mend(source, id)!;
  expect(mended.split("chunk = nextWriteTimer = null")).toHaveLength(3);
  expect(mended.split("query = errorResponse = null")).toHaveLength(3);
  expect(mended).not.toContain("!hadError &&");
  expect(mended).toContain(";(query || sent.length) && error(");
  expect(mended).not.toContain("return fetchArrayTypes()\n");
  expect(mended).toContain("query.catch(() => {})\n");
});

test("a driver that is not the one we know ends the build", () => {
  expect(() => mend("export default function Connection() {}", id)).toThrow("not found in");
});

test("nothing else is touched", () => {
  expect(mend("let initial", "/site/app/root.tsx")).toBeNull();
});
