import { LRUCache } from "lru-cache";
import { logFault } from "~/db.server";
import { createDictionary, type Dictionary } from "./dictionary.server";

/** Those of some days in each language. They take 150 KB each. */
const MAX_DICTIONARIES = 10;

const RETRY_AFTER_MS = 60_000;

type Options = {
  /** The text that pages with this name repeat. */
  render: (name: string) => Promise<string>;
  /** Dictionaries of another date are replaced. */
  today: () => string;
  /** Monotonic milliseconds. */
  clock?: () => number;
};

/** Null if it could not be rendered. */
type Rendered = { dictionary: Dictionary | null };

export type Dictionaries = {
  /** That of pages with this name; null while it is rendered. */
  current: (name: string) => Dictionary | null;
  find: (hash: Buffer) => Dictionary | null;
  /** As `find`; if it is not known, that with this name is rendered first. */
  load: (hash: Buffer, name: string) => Promise<Dictionary | null>;
};

/**
 * Dictionaries for groups of pages, such as those of one language. Each node renders them once a day:
 * with the same data, all have the same.
 */
export function createDictionaries({ render, today, clock }: Options): Dictionaries {
  const rendered = new LRUCache<string, Rendered>({
    max: MAX_DICTIONARIES,
    ...(clock && { perf: { now: clock }, ttlResolution: 0 }),
    fetchMethod: async (key, _, { options }) => {
      const name = key.slice(key.indexOf(" ") + 1);
      try {
        return { dictionary: createDictionary(name, await render(name)) };
      } catch (error) {
        logFault(error, "a compression dictionary could not be rendered");
        options.ttl = RETRY_AFTER_MS;
        return { dictionary: null };
      }
    },
  });
  const keyOf = (name: string) => `${today()} ${name}`;

  function current(name: string) {
    const key = keyOf(name);
    const found = rendered.get(key);
    if (!found) void rendered.fetch(key);
    return found?.dictionary ?? null;
  }

  function find(hash: Buffer) {
    for (const { dictionary } of rendered.values()) {
      if (dictionary?.hash.equals(hash)) return dictionary;
    }
    return null;
  }

  async function load(hash: Buffer, name: string) {
    if (!find(hash)) await rendered.fetch(keyOf(name));
    return find(hash);
  }

  return { current, find, load };
}
