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
  expect(connection).toContain("delete options.connection[limit]\n");
  expect(patched("query.js").split("clearTimeout(this.expiry)")).toHaveLength(3);
  expect(patched("index.js").split("options.query_timeout")).toHaveLength(3);
});

/** The driver's queue of a few connections, used in turns. */
async function useQueue(code: string) {
  const arrays: unknown[][] = [];
  class Recorded extends Array<unknown> {
    override slice(...range: number[]) {
      const copy = super.slice(...range);
      arrays.push(copy);
      return copy;
    }
  }
  const { default: createQueue } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as { default: (initial: unknown[]) => Queue };
  const queue = createQueue(Recorded.from(["a", "b", "c"]));
  const taken = Array.from({ length: 1_000 }, () => {
    const connection = queue.shift();
    queue.remove(connection);
    return queue.push(connection);
  });
  return { queue, taken: taken.join(""), longest: Math.max(...arrays.map((one) => one.length)) };
}

type Queue = {
  readonly length: number;
  shift(): unknown;
  push(item: unknown): unknown;
  remove(item: unknown): unknown;
};

test("the queue of idle connections does not grow with the queries", async () => {
  const before = await useQueue(readFileSync(idOf("queue.js"), "utf8"));
  const after = await useQueue(patched("queue.js"));
  expect(before.longest).toBe(1_003);
  expect(after.longest).toBeLessThan(150);
  expect(after.taken).toBe(before.taken);
  expect(after.queue.length).toBe(3);
  expect(after.queue.remove("b")).toBe("b");
  expect(after.queue.remove("b")).toBeNull();
  expect([after.queue.shift(), after.queue.shift(), after.queue.length]).toEqual(["c", "a", 0]);
});

test.each(["connection.js", "query.js", "queue.js", "index.js"])(
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
