import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { oneATurn } from "./one-a-turn.server";

test("tasks are done in order, and what else has come goes in between", async () => {
  const inItsTurn = oneATurn();
  const done: string[] = [];
  const tasks = ["first", "second"].map((name) => inItsTurn(() => done.push(name)));
  expect(done).toEqual([]);
  await turn();
  done.push("something else");
  await Promise.all(tasks);
  expect(done).toEqual(["first", "something else", "second"]);
});

test("a task that fails tells so, and the next one is done", async () => {
  const inItsTurn = oneATurn();
  const failed = inItsTurn(() => {
    throw new Error("no");
  });
  const next = inItsTurn(() => "done");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("done");
});
