import { expect, test } from "vitest";
import { createStartStore } from "./start-store.server";

const asking = (encoding: string) => ({
  method: "GET",
  url: "https://cars.example/start/",
  headers: new Headers({ "Accept-Encoding": encoding }),
});

test("the same data have the same hash, others another one", () => {
  const store = createStartStore(null);
  const hash = store.add("a");
  expect(hash).toMatch(/^[\w-]{16}$/);
  expect(store.add("a")).toBe(hash);
  expect(store.add("b")).not.toBe(hash);
});

test("data are found by their hash, also in browsers without brotli", () => {
  const store = createStartStore("max-age=1");
  const hash = store.add("{}\n[]");
  const plain = store.find(hash, asking("gzip"));
  expect(new TextDecoder().decode(plain?.body)).toBe("{}\n[]");
  expect(plain?.headers.get("Content-Encoding")).toBeNull();
  expect(plain?.headers.get("Strict-Transport-Security")).toBe("max-age=1");
  expect(store.find(hash, asking("br"))?.headers.get("Content-Encoding")).toBe("br");
  expect(store.find("another-hash", asking("br"))).toBeNull();
});
