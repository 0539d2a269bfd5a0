import { beforeEach, expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { createDictionaries } from "./dictionaries.server";
import { createDictionary } from "./dictionary.server";

const render = vi.fn<(name: string) => Promise<string>>();
const site = { date: "2030-06-10", now: 1 };

const create = () => createDictionaries({ render, today: () => site.date, clock: () => site.now });

/** The dictionary of a name, once it is rendered. */
async function rendered(dictionaries: ReturnType<typeof create>, name: string) {
  return vi.waitUntil(() => dictionaries.current(name), { interval: 5 });
}

beforeEach(() => {
  Object.assign(site, { date: "2030-06-10", now: 1 });
  render.mockReset();
  render.mockImplementation(async (name) => `pages of ${name} on ${site.date}`);
});

test("a dictionary is rendered in the background, once for all requests", async () => {
  const dictionaries = create();
  expect([dictionaries.current("en"), dictionaries.current("en")]).toEqual([null, null]);
  const dictionary = await rendered(dictionaries, "en");
  expect(dictionary.bytes.toString()).toBe("pages of en on 2030-06-10");
  expect(dictionary.name).toBe("en");
  expect(render.mock.calls).toEqual([["en"]]);
});

test("each name has its own", async () => {
  const dictionaries = create();
  const hashes = [await rendered(dictionaries, "en"), await rendered(dictionaries, "ka")].map(
    ({ hash }) => hash,
  );
  expect(hashes[0]).not.toEqual(hashes[1]);
  expect(hashes.map((hash) => dictionaries.find(hash)?.name)).toEqual(["en", "ka"]);
});

test("the next day there is another one, and the one before is still known", async () => {
  const dictionaries = create();
  const first = await rendered(dictionaries, "en");
  site.date = "2030-06-11";
  const second = await rendered(dictionaries, "en");
  expect(second.bytes.toString()).toBe("pages of en on 2030-06-11");
  expect([dictionaries.find(first.hash), dictionaries.find(second.hash)]).toEqual([first, second]);
});

test("after an error it is rendered again, but not for each request", async () => {
  const logged = vi.spyOn(log, "warn").mockReturnValue();
  render.mockRejectedValueOnce(new Error("/ was answered with 503"));
  const dictionaries = create();
  await dictionaries.load(Buffer.alloc(32), "en");
  expect(logged).toHaveBeenCalledTimes(1);
  dictionaries.current("en");
  expect(render).toHaveBeenCalledTimes(1);
  site.now += 60_001;
  expect((await rendered(dictionaries, "en")).name).toBe("en");
});

test("a hash of another node is known after the dictionary was rendered here", async () => {
  const { hash } = createDictionary("en", "pages of en on 2030-06-10");
  const dictionaries = create();
  expect(dictionaries.find(hash)).toBeNull();
  expect((await dictionaries.load(hash, "en"))?.hash).toEqual(hash);
  expect(await dictionaries.load(Buffer.alloc(32), "en")).toBeNull();
  expect(render).toHaveBeenCalledTimes(1);
});
