import { expect, test } from "vitest";
import { createStore } from "./store";

test("a store has its initial state until it is set", () => {
  const store = createStore({ count: 0 });
  expect(store.get()).toBe(store.initial);
  store.set({ count: 1 });
  expect(store.get()).toEqual({ count: 1 });
  expect(store.initial).toEqual({ count: 0 });
});

test("a subscriber is called after each change until it unsubscribes", () => {
  const store = createStore("a");
  const seen: string[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));
  store.set("b");
  store.set("c");
  unsubscribe();
  store.set("d");
  expect(seen).toEqual(["b", "c"]);
});
