import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { compressQuickly, createPageCompressor } from "./page-compressor.server";

/** Returns bytes of the size of a page. */
function pageOf(name: string): Uint8Array {
  const cars = Array.from(
    { length: 400 },
    (_, car) => `<li>${name} ${car * 7919}: $${car % 90}</li>`,
  );
  return Buffer.from(cars.join("\n"));
}

const sizeAt = (quality: number, plain: Uint8Array) =>
  brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;

test("a page is compressed quickly, and again as small as possible once it recurs", async () => {
  const page = pageOf("Prius");
  const compressor = createPageCompressor();
  const [quick, best] = [sizeAt(5, page), sizeAt(11, page)];
  expect(best).toBeLessThan(quick);
  const first = await compressor(page);
  expect(first.byteLength).toBe(quick);
  // The better compression runs in the background.
  expect(await compressor(page)).toBe(first);
  await vi.waitFor(async () => expect((await compressor(page)).byteLength).toBe(best), SOON);
  expect(await compressor(page)).toBe(await compressor(page));
  expect(brotliDecompressSync(await compressor(page))).toEqual(page);
});

test("a page that changed is compressed anew", async () => {
  const compressor = createPageCompressor();
  await compressor(pageOf("Prius"));
  const changed = pageOf("Niva");
  expect(brotliDecompressSync(await compressor(changed))).toEqual(changed);
  expect((await compressor(changed)).byteLength).toBe(sizeAt(5, changed));
});

test("other responses are compressed quickly", async () => {
  const page = pageOf("Prius");
  for (let time = 0; time < 2; time += 1)
    expect((await compressQuickly(page)).byteLength).toBe(sizeAt(5, page));
});
