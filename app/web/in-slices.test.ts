import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { inSlices } from "./in-slices.server";

test("tasks are done in order, and what else has come goes in between", async () => {
  const later = inSlices(0);
  const done: string[] = [];
  const tasks = ["first", "second"].map((name) => later(() => done.push(name)));
  expect(done).toEqual([]);
  await turn();
  done.push("something else");
  await Promise.all(tasks);
  expect(done).toEqual(["first", "something else", "second"]);
});

test("a task that fails tells so, and the next one is done", async () => {
  const later = inSlices(0);
  const failed = later(() => {
    throw new Error("no");
  });
  const next = later(() => "done");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("done");
});
