/** @module-tag slow */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { listStoredPhotos } from "~/catalog/photos/photos.queries.server";
import { uploadRequest, usePhotos } from "~/catalog/photos/testing/photo-fixture";
import { ODD_FILES, phonePhoto, photo } from "~/catalog/photos/testing/test-pictures";
import { UPLOAD_LIMITS, type UploadLimits } from "./upload";

const database = useTestDatabase();
const fixture = usePhotos(database);

const subject = (id: number) => ({ id, name: "Toyota RAV4", year: 2020, colours: ["white"] });

function send(carId: number, files: Record<string, Buffer>, fields: Record<string, string> = {}) {
  return fixture.photos.receive({ request: uploadRequest(files, fields), subject: subject(carId) });
}

async function originalOf(hash: string) {
  const [row] = await database.sql`select bytes from photo_files where hash = ${hash}`;
  return row?.bytes as Buffer;
}

describe("an upload", () => {
  test("stores upright pictures without position data, the first as the main photo", async () => {
    const sent = await send(1, { "one.jpg": await phonePhoto(), "two.png": await photo() });
    expect(sent).toMatchObject({ failed: [], problem: null });
    const [first, second] = await listStoredPhotos(database.sql, 1);
    expect(sent.stored).toEqual([first?.id, second?.id]);
    expect([first?.view, second?.view]).toEqual(["main", "more"]);
    expect([first?.width, first?.height]).toEqual([480, 640]);
    const { exif, orientation } = await sharp(await originalOf(first!.hash)).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(first?.alt).toEqual({ en: "Toyota RAV4, 2020, white", ka: "Toyota RAV4, 2020, თეთრი" });
  });

  test("shrinks a large picture to 2,560 px and never enlarges one", async () => {
    await send(2, { "large.jpg": await photo({ width: 3000, height: 1500 }) });
    const [large] = await listStoredPhotos(database.sql, 2);
    expect([large?.width, large?.height]).toEqual([2560, 1280]);
  });

  test("recognizes a file that was sent before, shrunk or not", async () => {
    const bytes = await photo({ width: 320, height: 240 });
    const first = await send(3, { "a.jpg": bytes });
    expect((await send(3, { "b.jpg": bytes })).stored).toEqual(first.stored);
    const hash = "ab".repeat(32);
    const shrunk = await send(3, { "c.jpg": await photo({ width: 330, height: 240 }) }, { hash });
    const again = await send(3, { "d.jpg": await photo({ width: 340, height: 240 }) }, { hash });
    expect(again.stored).toEqual(shrunk.stored);
    expect(await listStoredPhotos(database.sql, 3)).toHaveLength(2);
  });

  test.each<[keyof typeof ODD_FILES, string]>([
    ["truncated", "damaged"],
    ["bomb", "pixels"],
    ["svg", "unknown"],
    ["script", "unknown"],
    ["tiny", "small"],
    ["heic", "heic"],
    ["animated", "animated"],
    ["text", "damaged"],
  ])("refuses a file that is %s as %s, and stores the others", async (odd, reason) => {
    const good = await photo({ width: 400, height: 300 });
    const sent = await send(4, { "odd.jpg": await ODD_FILES[odd](), "good.jpg": good });
    expect(sent.failed).toEqual([{ file: "odd.jpg", reason }]);
    expect(await listStoredPhotos(database.sql, 4)).toHaveLength(1);
  });

  test.each<[string, (picture: Sharp) => Sharp]>([
    ["CMYK", (picture) => picture.toColourspace("cmyk").jpeg()],
    ["WebP", (picture) => picture.webp()],
    ["AVIF", (picture) => picture.avif({ effort: 0 })],
    ["transparent PNG", (picture) => picture.ensureAlpha(0).png()],
  ])("stores a %s as a JPEG for screens", async (name, encode) => {
    const bytes = await encode(sharp(await photo({ width: 300, height: 200 }))).toBuffer();
    const sent = await send(5, { [name]: bytes });
    expect(sent.failed).toEqual([]);
    const stored = await listStoredPhotos(database.sql, 5);
    const { format, space } = await sharp(await originalOf(stored.at(-1)!.hash)).metadata();
    expect([format, space]).toEqual(["jpeg", "srgb"]);
  });

  test("leaves no temporary file", async () => {
    // The sizes of the last photo may be in progress.
    await vi.waitFor(
      async () => expect(await readdir(join(fixture.folder, "photos/unfinished"))).toEqual([]),
      SOON,
    );
  });
});

function streamed(body: ReadableStream<Uint8Array>) {
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  return new Request("http://localhost/", init);
}

describe("limits", () => {
  const receive = (request: Request, limits: Partial<UploadLimits>) =>
    fixture.photos.receive({
      request,
      subject: subject(6),
      limits: { ...UPLOAD_LIMITS, ...limits },
    });

  test("refuse a large file alone", async () => {
    const small = await photo({ width: 200, height: 150 });
    const large = await sharp(await photo())
      .png({ compressionLevel: 0 })
      .toBuffer();
    const request = uploadRequest({ "large.png": large, "small.jpg": small });
    const sent = await receive(request, { fileBytes: 50_000 });
    expect(sent.failed).toEqual([{ file: "large.png", reason: "large" }]);
    expect(sent.stored).toHaveLength(1);
  });

  test("refuse more files than allowed, and a request that is too large", async () => {
    const bytes = await photo({ width: 210, height: 150 });
    const many = await receive(uploadRequest({ a: bytes, b: bytes }), { files: 1 });
    expect([many.problem, many.stored.length]).toEqual(["tooMany", 1]);
    const large = await receive(uploadRequest({ a: bytes }), { requestBytes: 500 });
    expect([large.problem, large.stored]).toEqual(["tooLarge", []]);
  });

  test("refuse files above the daily number", async () => {
    const bytes = await photo({ width: 220, height: 150 });
    const sent = await receive(uploadRequest({ a: bytes }), { filesPerDay: 1 });
    expect(sent.failed).toEqual([{ file: "a", reason: "daily" }]);
  });

  test("don't count a file again whose answer was lost", async () => {
    const bytes = await photo({ width: 230, height: 150 });
    const first = await receive(uploadRequest({ a: bytes }), {});
    const again = await receive(uploadRequest({ a: bytes }), { filesPerDay: 1 });
    expect(again).toMatchObject({ failed: [], stored: first.stored });
  });

  test("refuse a third upload at the same time", async () => {
    const form = new TransformStream<Uint8Array>();
    const [one, other] = form.readable.tee();
    const waiting = [one, other].map((body) => receive(streamed(body), {}));
    expect((await receive(streamed(new ReadableStream()), {})).problem).toBe("busy");
    await form.writable.close();
    const problems = (await Promise.all(waiting)).map(({ problem }) => problem);
    expect(problems).toEqual(["malformed", "malformed"]);
  });
});

test("a form without files, and a body that is no form, are refused", async () => {
  expect((await send(7, {})).problem).toBe("none");
  const body = new URLSearchParams({ photos: "x" });
  const request = new Request("http://localhost/", { method: "POST", body });
  expect((await fixture.photos.receive({ request, subject: subject(7) })).problem).toBe(
    "malformed",
  );
});

test("makes all sizes in the background, and then shows the photo", async () => {
  await vi.waitFor(
    async () => expect((await listStoredPhotos(database.sql, 1))[0]?.isShown).toBe(true),
    SOON,
  );
});
