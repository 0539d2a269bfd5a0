import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { patchPostgres } from "./patch-postgres";

const patch = patchPostgres().transform as (code: string, id: string) => string | null;
const idOf = (file: string) => resolve("node_modules/postgres/src", file);
const patched = (file: string) => patch(readFileSync(idOf(file), "utf8"), idOf(file))!;

test("each patch applies to the installed driver", () => {
  const connection = patched("connection.js");
  expect(connection.split("chunk = nextWriteTimer = null")).toHaveLength(3);
  expect(connection.split("query = errorResponse = null")).toHaveLength(3);
  expect(connection).not.toContain("!hadError &&");
  expect(connection).toContain(";(query || sent.length) && error(");
  expect(connection).not.toContain("return fetchArrayTypes()\n");
  expect(connection).toContain("query.catch(() => {})\n");
  expect(connection.split("expire = destroy")).toHaveLength(3);
  expect(connection).toContain("stream = null\n    socket.resume()\n");
  expect(connection).toContain("if (!socket && !fn)\n");
  expect(patched("query.js").split("clearTimeout(this.expiry)")).toHaveLength(3);
  expect(patched("index.js").split("options.query_timeout")).toHaveLength(3);
});

test.each(["connection.js", "query.js", "index.js"])(
  "an unknown version of the driver's %s fails the build",
  (file) => {
    expect(() => patch("export default function Connection() {}", idOf(file))).toThrow(
      "not found in",
    );
  },
);

test("other files are not changed", () => {
  expect(patch("let initial", "/site/app/root.tsx")).toBeNull();
  expect(patch("let initial", idOf("types.js"))).toBeNull();
});
