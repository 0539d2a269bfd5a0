import { expect, test } from "vitest";
import type { SeenVisit } from "./page-view";
import { visitWriter } from "./visit-writer.server";

function failing(code: string) {
  return visitWriter(async () => {
    throw Object.assign(new Error("no"), { code });
  });
}

test("visits are read and stored", async () => {
  const stored: SeenVisit[] = [];
  const write = visitWriter(async (visits) => void stored.push(...visits));
  expect(await write('[{"path":"/1"},{"path":"/2"}]')).toBe(true);
  expect(stored.map(({ path }) => path)).toEqual(["/1", "/2"]);
});

test("a database that is away is no error", async () => {
  expect(await failing("ECONNREFUSED")("[]")).toBe(false);
});

test("a statement that is refused is one", async () => {
  await expect(failing("23514")("[]")).rejects.toThrow("no");
});
