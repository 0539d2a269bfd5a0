import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ODD_FILES, phonePhoto, photo } from "../../app/photos/testing/test-pictures";
import { json, sendForm, sendRequest, type Answer } from "./answer";
import { openPage } from "./page";
import { signIn, useSite } from "./site-fixture";

const fixture = useSite();
let Cookie: string;

beforeAll(async () => {
  Cookie = await signIn(fixture.site);
});

type Car = Record<"image" | "trunkImage" | "interiorImage1", string | null>;

const desk = (car: number) => `/admin/fleet/${car}`;
const carOf = async (car: number) =>
  json<Car>(await sendRequest(fixture.site, `/api/cars/${car}`)) as Car;
const pageOf = async (car: number) =>
  openPage(await sendRequest(fixture.site, desk(car), { headers: { Cookie } }));

function upload(
  car: number,
  files: Record<string, Buffer>,
  fields: Record<string, string> = {},
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, bytes] of Object.entries(files)) {
    body.append("photos", new File([new Uint8Array(bytes)], name));
  }
  body.append("intent", "upload-photos");
  return sendRequest(fixture.site, desk(car), { method: "POST", headers: { Cookie }, body });
}

/** Uploads a photo and waits until pages show it; resolves with its path. */
async function uploadMain(car: number, size?: { width: number; height: number }) {
  const before = (await carOf(car)).image;
  const sent = await upload(car, { "car.jpg": await photo(size) });
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    303,
    `${desk(car)}?photos=stored&count=1#photos`,
  ]);
  await vi.waitFor(async () => expect((await carOf(car)).image).not.toBe(before), {
    timeout: 20_000,
  });
  return (await carOf(car)).image ?? "";
}

/** The id of a car's photo on the desk: those of a view come in the order of the views. */
async function photoIds(car: number) {
  const { text } = await sendRequest(fixture.site, desk(car), { headers: { Cookie } });
  return [...new Set([...text.matchAll(/id="photo-(\d+)-view"/g)].map(([, id]) => id!))];
}

const send = (car: number, fields: Record<string, string>) =>
  sendForm(fixture.site, desk(car), fields, { Cookie });

test("only staff may send photos", async () => {
  const body = new FormData();
  body.append("photos", new File(["x"], "x.jpg"));
  const sent = await sendRequest(fixture.site, desk(1), { method: "POST", body });
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    303,
    "/admin?next=%2Fadmin%2Ffleet%2F1",
  ]);
  const foreign = await sendRequest(fixture.site, desk(1), {
    method: "POST",
    headers: { Cookie, Origin: "https://evil.example" },
    body,
  });
  expect(foreign.status).toBe(403);
  expect((await upload(99_999, { "a.jpg": await photo() })).status).toBe(404);
});

describe("a photo", () => {
  test("becomes the main picture of pages and the API, at immutable addresses", async () => {
    const image = await uploadMain(1, { width: 1600, height: 1000 });
    expect(image).toMatch(/^\/photos\/[0-9a-f]{33}-1280\.jpg$/);
    const file = await fetch(fixture.site.url + image);
    expect(file.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const { format, width, height } = await sharp(await file.bytes()).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1280, 720]);
    const page = await sendRequest(fixture.site, "/cars/1");
    const found = (pattern: RegExp, text = page.text) => pattern.exec(text)?.[1];
    expect(found(/<source type="image\/webp" srcSet="(\/photos\/)[^"]+ 640w, /)).toBeDefined();
    expect(found(/property="og:image" content="http:\/\/[^/]+([^"]+)"/)).toBe(image);
    expect(found(/"image":\["[^"]+(\/photos\/)[0-9a-f]{33}-1280\.jpg"/)).toBeDefined();
    const sitemap = await sendRequest(fixture.site, "/sitemap.xml");
    expect(
      found(/<image:loc>[^<]+(\/photos\/)[0-9a-f]{33}-1280\.jpg</, sitemap.text),
    ).toBeDefined();
  });

  test("has its other sizes and formats, made when they are requested", async () => {
    const image = await uploadMain(2);
    for (const [width, extension, type] of [
      [320, "avif", "image/avif"],
      [640, "webp", "image/webp"],
    ] as const) {
      const file = await fetch(
        fixture.site.url + image.replace(/-\d+\.jpg/, `-${width}.${extension}`),
      );
      expect([file.status, file.headers.get("Content-Type")]).toEqual([200, type]);
      expect((await sharp(await file.bytes()).metadata()).width).toBe(width);
    }
  });

  test.each([
    ["of another width", (path: string) => path.replace("-640.", "-641.")],
    ["larger than the photo", (path: string) => path.replace("-640.", "-1280.")],
    ["of a focus without photo", (path: string) => path.replace(/\d-640/, "1-640")],
    ["of another hash", (path: string) => path.replace(/\/[0-9a-f]{4}/, "/0000")],
    ["with a path", () => "/photos/..%2F..%2Fetc%2Fpasswd"],
  ])("%s is 404", async (_, change) => {
    const { image } = await carOf(2);
    expect((await sendRequest(fixture.site, change(image ?? ""))).status).toBe(404);
  });

  test("gets another view, focus and text; an invalid form is shown again", async () => {
    await upload(3, { "a.jpg": await photo() });
    const [id = ""] = await photoIds(3);
    const form = { intent: "save-photo", photo: id, focus: "1" };
    const wrong = await send(3, { ...form, view: "main", altEn: "", altKa: "<b>" });
    expect(wrong.status).toBe(422);
    expect(openPage(wrong).linksIn("alert")).toEqual([`#photo-${id}-altEn`, `#photo-${id}-altKa`]);
    const saved = await send(3, { ...form, view: "trunk", altEn: "Boot", altKa: "საბარგული" });
    expect(saved.headers.get("Location")).toBe(`${desk(3)}?photos=saved#photos`);
    await vi.waitFor(async () => expect((await carOf(3)).trunkImage).toMatch(/1-\d+\.jpg$/), {
      timeout: 20_000,
    });
    expect((await sendRequest(fixture.site, "/cars/3?lng=ka")).text).toContain('alt="საბარგული"');
  });

  test("is removed, and restored by undo", async () => {
    const image = await uploadMain(4);
    const [id = ""] = await photoIds(4);
    const removed = await send(4, { intent: "remove-photo", photo: id });
    const location = removed.headers.get("Location") ?? "";
    expect(location).toBe(`${desk(4)}?photos=removed&undo=${id}#photos`);
    expect((await carOf(4)).image).not.toBe(image);
    expect((await send(4, { intent: "remove-photo", photo: id })).status).toBe(404);
    await send(4, { intent: "undo-photo", photo: id });
    expect((await carOf(4)).image).toBe(image);
  });

  test("is replaced, with undo", async () => {
    const image = await uploadMain(5);
    const [id = ""] = await photoIds(5);
    const sent = await upload(5, { "new.jpg": await phonePhoto() }, { photo: id });
    expect(sent.headers.get("Location")).toContain(`photos=replaced&undo=${id}`);
    const [replacing] = await photoIds(5);
    expect(replacing).not.toBe(id);
    await send(5, { intent: "undo-photo", photo: id });
    expect(await photoIds(5)).toEqual([id]);
    expect((await carOf(5)).image).toBe(image);
  });
});

test("files that can't be used are named in the page, and the others stored", async () => {
  const sent = await upload(6, {
    "IMG_1.HEIC": await ODD_FILES.heic(),
    "shell.jpg": await ODD_FILES.script(),
    "good.jpg": await photo(),
  });
  expect(sent.status).toBe(422);
  const [alert = ""] = openPage(sent).byRole("alert");
  expect(alert).toContain("IMG_1.HEIC is a HEIC file");
  expect(alert).toContain("shell.jpg is no photo");
  expect(alert).toContain("1 photo is stored");
  expect(await photoIds(6)).toHaveLength(1);
});

test("a file above the limit is read to its end and answered by a page with 413", async () => {
  const sent = await upload(7, { "large.jpg": Buffer.alloc(15 * 1024 * 1024 + 1, 1) });
  expect(sent.status).toBe(413);
  expect(openPage(sent).byRole("alert")[0]).toContain("large.jpg is larger than 15 MB");
});

test("a form without files, and without a known intent", async () => {
  expect((await upload(7, {})).status).toBe(422);
  expect((await send(7, { intent: "no-such-intent" })).status).toBe(400);
});

test("of an upload whose connection is cut only the current file is lost", async () => {
  const { port } = new URL(fixture.site.url);
  const file = await photo({ width: 500, height: 300 });
  const head = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\n\r\n`;
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(
    `POST ${desk(8)} HTTP/1.1\r\nHost: localhost\r\nCookie: ${Cookie}\r\n` +
      "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n",
  );
  socket.write(head("whole.jpg"));
  socket.write(file);
  socket.write(`\r\n${head("cut.jpg")}`);
  socket.write(file.subarray(0, 900));
  await vi.waitFor(async () => expect(await photoIds(8)).toHaveLength(1), { timeout: 10_000 });
  socket.destroy();
  await vi.waitFor(async () =>
    expect(await readdir(join(fixture.site.dataDir, "photos/unfinished"))).toEqual([]),
  );
  expect(await photoIds(8)).toHaveLength(1);
  expect((await pageOf(8)).has("photos")).toBe(true);
});
