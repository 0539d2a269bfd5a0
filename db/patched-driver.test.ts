import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensurePatchedDriver } from "../tools/patched-driver.mjs";

/** The folder of an installation whose npm ran no scripts. */
let folder: string;
const read = (file: string, root = ".") =>
  readFileSync(join(root, "node_modules/postgres/src", file), "utf8");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mgzavri-driver-"));
  cpSync("patches", join(folder, "patches"), { recursive: true });
  cpSync("node_modules/postgres", join(folder, "node_modules/postgres"), { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  removePatch();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Removes the lines of the patch again. */
function removePatch() {
  const patch = readFileSync("patches/postgres+3.4.9.patch", "utf8");
  for (const part of patch.split(/^diff --git .*\n/m).slice(1)) {
    const file = /^\+\+\+ b\/node_modules\/postgres\/src\/(.*)$/m.exec(part)![1]!;
    let source = read(file, folder);
    for (const hunk of part.split(/^@@.*\n/m).slice(1)) {
      const lines = hunk.split("\n").filter((line) => /^[ +-]/.test(line));
      const side = (sign: string) =>
        lines.filter((line) => line[0] !== sign).map((line) => `${line.slice(1)}\n`);
      source = source.replace(side("-").join(""), () => side("+").join(""));
    }
    writeFileSync(join(folder, "node_modules/postgres/src", file), source);
  }
}

test("what npm installed without scripts is patched, once", () => {
  expect(read("connection.js", folder)).not.toBe(read("connection.js"));
  ensurePatchedDriver(folder);
  ensurePatchedDriver(folder);
  for (const file of ["connection.js", "query.js", "queue.js", "index.js"])
    expect(read(file, folder)).toBe(read(file));
});

test("another driver than the one that the patch is for is refused in one sentence", () => {
  const other = join(folder, "node_modules/postgres/src/index.js");
  writeFileSync(other, "export default function Postgres() {}");
  expect(() => ensurePatchedDriver(folder)).toThrow(
    "the database driver is not patched: run npm ci, as the owner of node_modules",
  );
});

test("the queue of idle connections does not grow with the queries", async () => {
  const { queue, taken, longest } = await useQueue(read("queue.js"));
  expect(longest).toBeLessThan(150);
  expect(taken).toBe("abc".repeat(334).slice(0, 1_000));
  expect(queue.length).toBe(3);
  expect(queue.remove("b")).toBe("b");
  expect(queue.remove("b")).toBeNull();
  expect([queue.shift(), queue.shift(), queue.length]).toEqual(["c", "a", 0]);
});

/** Runs the driver's queue of a few connections, used in turns. */
async function useQueue(code: string) {
  const arrays: unknown[][] = [];
  class RecordedArray extends Array<unknown> {
    override slice(...range: number[]) {
      const copy = super.slice(...range);
      arrays.push(copy);
      return copy;
    }
  }
  const { default: createQueue } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as { default: (initial: unknown[]) => Queue };
  const queue = createQueue(RecordedArray.from(["a", "b", "c"]));
  const taken: unknown[] = [];
  for (let count = 0; count < 1_000; count += 1) {
    const connection = queue.shift();
    taken.push(connection);
    queue.remove(connection);
    queue.push(connection);
  }
  return { queue, taken: taken.join(""), longest: Math.max(...arrays.map((one) => one.length)) };
}

type Queue = {
  readonly length: number;
  shift(): unknown;
  push(item: unknown): unknown;
  remove(item: unknown): unknown;
};
