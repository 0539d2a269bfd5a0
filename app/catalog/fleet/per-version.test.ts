import { expect, test, vi } from "vitest";
import { perVersion } from "./public-fleet.server";

/** Creates a read that counts how often it runs, at a version that tests set. */
function counted() {
  const state = { stamp: "1" as string | null };
  const read = vi.fn<(name: string) => Promise<{ of: string }>>(async (name) => ({
    of: `${name} ${state.stamp}`,
  }));
  const known = perVersion({ read: async () => state.stamp }, read, { max: 10 });
  return { state, read, known };
}

test("a result is repeated for the same arguments and version", async () => {
  const { state, read, known } = counted();
  expect(await Promise.all([known("a"), known("a")])).toEqual([{ of: "a 1" }, { of: "a 1" }]);
  expect(await known("b")).toEqual({ of: "b 1" });
  expect(read).toHaveBeenCalledTimes(2);
  state.stamp = "2";
  expect(await known("a")).toEqual({ of: "a 2" });
  expect(read).toHaveBeenCalledTimes(3);
});

test("each call reads while the version is unknown", async () => {
  const { state, read, known } = counted();
  await known("a");
  state.stamp = null;
  expect([await known("a"), await known("a")]).toEqual([{ of: "a null" }, { of: "a null" }]);
  expect(read).toHaveBeenCalledTimes(3);
});

test("a failed read is thrown and not repeated", async () => {
  const { read, known } = counted();
  read.mockRejectedValueOnce(new Error("no database"));
  await expect(known("a")).rejects.toThrow("no database");
  expect(await known("a")).toEqual({ of: "a 1" });
});
