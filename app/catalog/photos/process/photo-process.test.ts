import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { photo } from "~/catalog/photos/testing/test-pictures";
import type { Job } from "./jobs";
import { createPhotoProcess, type PhotoProcess } from "./photo-process.server";

let folder: string;
const open: PhotoProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-process-"));
  await writeFile(join(folder, "photo.jpg"), await photo({ width: 200, height: 150 }));
});

afterAll(async () => {
  await Promise.all(open.map((process) => process.close()));
  await rm(folder, { recursive: true, force: true });
});

function start(options?: Parameters<typeof createPhotoProcess>[0]) {
  const process = createPhotoProcess(options);
  open.push(process);
  return process;
}

const job = (changes: Partial<Extract<Job, { kind: "store" }>> = {}): Job => ({
  kind: "store",
  input: join(folder, "photo.jpg"),
  output: join(folder, "out.jpg"),
  limits: { pixels: 60e6, minSide: 100, side: 2560 },
  ...changes,
});

test("a process that has died is started again for the next job", { tags: "slow" }, async () => {
  const process = start();
  expect(await process.run(job(), 0)).toMatchObject({ ok: true, width: 200, height: 150 });
  const first = process.pid();
  globalThis.process.kill(first!, "SIGKILL");
  const results = [await process.run(job(), 0), await process.run(job(), 0)];
  expect(results.at(-1)).toMatchObject({ ok: true });
  expect(process.pid()).not.toBe(first);
});

test("a job that ends its process is refused, and the next one is done", async () => {
  const script = join(folder, "dies.mjs");
  await writeFile(
    script,
    `process.on("message", ({ input }) => input === "die" ? process.exit(3) : process.send({ ok: true }));`,
  );
  const process = start({ script });
  const results = await Promise.all([process.run(job({ input: "die" }), 0), process.run(job(), 0)]);
  expect(results).toEqual([{ ok: false, reason: "damaged" }, { ok: true }]);
});

test("a job that takes too long is refused", async () => {
  const script = join(folder, "hangs.mjs");
  await writeFile(script, `process.on("message", () => {});`);
  const result = await start({ script, within: 1 }).run(job(), 0);
  expect(result).toEqual({ ok: false, reason: "damaged" });
});

test("a full disk is no fault of the file", async () => {
  const result = await start().run(job({ output: "/dev/full" }), 0);
  expect(result).toMatchObject({ ok: false, reason: "disk" });
});

test("jobs of a higher priority come first", { tags: "slow" }, async () => {
  const process = start();
  const order: string[] = [];
  const run = async (name: string, priority: number) => {
    await process.run(job({ output: join(folder, name) }), priority);
    order.push(name);
  };
  await Promise.all([run("first", 0), run("background", 0), run("upload", 2), run("request", 1)]);
  expect(order).toEqual(["first", "upload", "request", "background"]);
});
