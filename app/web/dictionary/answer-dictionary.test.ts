import { brotliDecompressSync } from "node:zlib";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { answerDictionary } from "./answer-dictionary.server";
import { createDictionaries } from "./dictionaries.server";
import { createDictionary } from "./dictionary.server";

const dictionaries = createDictionaries({
  render: async (name) => `pages of ${name}`,
  today: () => "2030-06-10",
});
const { hash } = createDictionary("en", "pages of en");
const address = `/dictionary/${hash.toString("base64url")}/en`;

const handle = answerDictionary(
  async () => new Response("not found", { status: 404 }),
  dictionaries,
  {
    isName: (name) => name === "en",
    hsts: null,
  },
);

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  handle(new Request(`http://localhost${path}`, { headers, method }), new RouterContextProvider());

describe("a dictionary", () => {
  test("is sent compressed, for pages, and for days", async () => {
    const response = await get(address, { "Accept-Encoding": "gzip, br" });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=259200, immutable",
      "use-as-dictionary": 'match="/*", match-dest=("document" "")',
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
    const body = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe("pages of en");
  });

  test("is sent as it is to a client without brotli", async () => {
    const response = await get(address, { "Accept-Encoding": "gzip" });
    expect(response.headers.has("Content-Encoding")).toBe(false);
    expect(await response.text()).toBe("pages of en");
  });
});

test.each([
  ["another hash", `/dictionary/${"A".repeat(43)}/en`, "GET"],
  ["another name", address.replace(/en$/, "fr"), "GET"],
  ["a hash that is too short", "/dictionary/AAAA/en", "GET"],
  ["a longer path", `${address}/x`, "GET"],
  ["another path", `/faq?next=${address}`, "GET"],
  ["another method", address, "POST"],
])("the handler answers for %s", async (_, path, method) => {
  expect((await get(path, {}, method)).status).toBe(404);
});
