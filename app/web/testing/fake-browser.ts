import { vi } from "vitest";

/** Replaces a browser's globals; undo it with `vi.unstubAllGlobals`. */
export function fakeBrowser({ locks = "granted" as "granted" | "taken" | "missing" } = {}) {
  const stored = new Map<string, string>();
  const storage = {
    isDisabled: false,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem(key: string, value: string) {
      if (storage.isDisabled) throw new Error("the quota is exceeded");
      stored.set(key, value);
    },
  };
  const navigator = {
    onLine: true,
    ...(locks !== "missing" && {
      locks: {
        async request(
          _: string,
          { ifAvailable = false }: { ifAvailable?: boolean },
          work: (lock: object | null) => Promise<void>,
        ) {
          if (locks === "taken" && !ifAvailable) throw new Error("waits for the other tab");
          await work(locks === "granted" ? {} : null);
        },
      },
    }),
  };
  const window = Object.assign(new EventTarget(), { localStorage: storage });
  vi.stubGlobal("window", window);
  vi.stubGlobal("navigator", navigator);
  return { window, navigator, storage };
}
