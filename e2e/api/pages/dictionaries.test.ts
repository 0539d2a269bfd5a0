import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { createDictionary, supportsDictionaries } from "~/web/dictionary/dictionary.server";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

const fixture = useSite();

/** A response with its bytes as they come: `fetch` does not know the encoding. */
function get(path: string, headers: Record<string, string>, method = "GET") {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(fixture.site.url + path, { method, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode, headers: response.headers, body });
      })
        .on("error", reject)
        .end();
    },
  );
}

const having = ({ hash }: { hash: Buffer }) => ({
  "Accept-Encoding": "gzip, br, dcb",
  "Available-Dictionary": `:${hash.toString("base64")}:`,
});

test("a dictionary that the site does not have makes no difference", async () => {
  const response = await get("/faq", having(createDictionary("en", "a dictionary")));
  expect(response.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(response.body).toString()).toContain("<html");
  const unknown = await sendRequest(fixture.site, `/dictionary/${"A".repeat(43)}/en`);
  expect(unknown.status).toBe(404);
});

test.skipIf(supportsDictionaries())("without support there is no link", async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const response = await get("/faq", { "Accept-Encoding": "br" });
    expect(response.headers.link).toBeUndefined();
    expect(response.headers.vary).not.toContain("Available-Dictionary");
  }
});

describe.runIf(supportsDictionaries())("with the dictionary of its link", () => {
  /** The dictionary that a page links to. */
  async function load(path: string) {
    const link = await vi.waitUntil(async () => (await get(path, {})).headers.link);
    const [, address, name] = /^<(\/dictionary\/[\w-]{43}\/(\w+))>/.exec(String(link)) ?? [];
    const { text, status } = await sendRequest(fixture.site, address!);
    expect(status).toBe(200);
    expect(text).toContain('data-start=""');
    return createDictionary(name!, text);
  }

  test("a page is short, and has a tag of its own", async () => {
    const dictionary = await load("/?lng=en");
    const [plain, short] = [
      await get("/all-cars?lng=en", { "Accept-Encoding": "br" }),
      await get("/all-cars?lng=en", having(dictionary)),
    ];
    expect(short.headers).toMatchObject({
      "content-encoding": "dcb",
      "content-length": String(short.body.byteLength),
      vary: expect.stringContaining("Accept-Encoding, Available-Dictionary"),
    });
    expect(short.headers.link).toBeUndefined();
    expect(short.body.byteLength).toBeLessThan(plain.body.byteLength / 4);
    expect(short.headers.etag).not.toBe(plain.headers.etag);
  });

  test("conditional and HEAD requests are answered like those of other encodings", async () => {
    const headers = having(await load("/?lng=ka"));
    const page = await get("/faq?lng=ka", headers);
    const known = await get("/faq?lng=ka", { ...headers, "If-None-Match": `${page.headers.etag}` });
    expect([known.status, known.body.byteLength]).toEqual([304, 0]);
    const head = await get("/faq?lng=ka", headers, "HEAD");
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(page.headers["content-length"]);
  });

  test("a page of a visitor is not compressed with it", async () => {
    const headers = having(await load("/?lng=en"));
    const own = await get("/faq?lng=en", { ...headers, Cookie: "session=AAAA" });
    expect(own.headers["content-encoding"]).toBe("br");
  });

  test("browsers with different dictionaries get different responses", async () => {
    const dictionaries = [await load("/?lng=en"), await load("/?lng=ka")];
    const pages = await Promise.all(
      dictionaries.map((dictionary) => get("/tbilisi?lng=en", having(dictionary))),
    );
    expect(pages.map(({ body }) => body.subarray(4, 36))).toEqual(
      dictionaries.map(({ hash }) => hash),
    );
  });
});
