import { beforeEach, expect, test, vi } from "vitest";
import { UNAVAILABLE } from "#db/testing/failing-sql";
import { withStaleFallback } from "./stale-fallback.server";

const source = vi.fn<(lang: string, id: bigint) => Promise<string>>();
let now = 0;
let read: ReturnType<typeof withStaleFallback<[string, bigint], string>>;

beforeEach(() => {
  source.mockReset();
  source.mockImplementation(async (lang, id) => `${lang} ${id}`);
  now = 0;
  read = withStaleFallback(source, { max: 2, clock: () => now });
});

test("each read is of the source, as it is now", async () => {
  expect(await read("en", 1n)).toEqual({ value: "en 1", isCurrent: true });
  source.mockResolvedValueOnce("changed");
  expect(await read("en", 1n)).toEqual({ value: "changed", isCurrent: true });
});

test("the last result of the same arguments is repeated for five minutes without the database", async () => {
  await read("en", 1n);
  await read("ka", 1n);
  source.mockRejectedValue(UNAVAILABLE);
  now = 300_000;
  expect(await read("en", 1n)).toEqual({ value: "en 1", isCurrent: false });
  expect(await read("ka", 1n)).toEqual({ value: "ka 1", isCurrent: false });
  await expect(read("en", 2n)).rejects.toBe(UNAVAILABLE);
  now = 300_001;
  await expect(read("en", 1n)).rejects.toBe(UNAVAILABLE);
});

test("the last result is repeated at once while the database does not respond", async () => {
  const responds = vi.fn<() => Promise<boolean>>(async () => false);
  const known = withStaleFallback(source, { max: 2, clock: () => now, responds });
  expect(await known("en", 1n)).toEqual({ value: "en 1", isCurrent: true });
  now = 300_000;
  expect(await known("en", 1n)).toEqual({ value: "en 1", isCurrent: false });
  expect(source).toHaveBeenCalledTimes(1);
  now = 300_001;
  expect(await known("en", 1n)).toEqual({ value: "en 1", isCurrent: true });
  responds.mockResolvedValue(true);
  expect(await known("en", 1n)).toEqual({ value: "en 1", isCurrent: true });
  expect(source).toHaveBeenCalledTimes(3);
});

test("other errors are not covered up", async () => {
  await read("en", 1n);
  const fault = new Error("a fault");
  source.mockRejectedValueOnce(fault);
  await expect(read("en", 1n)).rejects.toBe(fault);
});

test("the least recently used result is dropped first", async () => {
  await read("en", 1n);
  await read("en", 2n);
  await read("en", 3n);
  source.mockRejectedValue(UNAVAILABLE);
  await expect(read("en", 1n)).rejects.toBe(UNAVAILABLE);
  expect(await read("en", 3n)).toMatchObject({ isCurrent: false });
});
