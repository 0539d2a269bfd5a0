/** @module-tag slow */
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { phonePhoto, photo } from "../../../app/catalog/photos/testing/test-pictures";
import { sendRequest } from "../answer";
import { openPage } from "../page";
import { deskPath, openPhotoDesk, type PhotoDesk } from "./photo-desk";
import { useSite } from "../site-fixture";

const fixture = useSite();
let desk: PhotoDesk;

beforeAll(async () => {
  desk = await openPhotoDesk(fixture.site);
});

test("a photo becomes the main picture of pages and the API, at immutable addresses", async () => {
  const image = await desk.uploadShown(1, { width: 1600, height: 1000 });
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
  expect(found(/<image:loc>[^<]+(\/photos\/)[0-9a-f]{33}-1280\.jpg</, sitemap.text)).toBeDefined();
});

test("a car with a photo has no drawings any more", async () => {
  const drawing = /\/pictures\/cars\/(?!placeholder)/;
  const other = await sendRequest(fixture.site, "/cars/6");
  expect(other.text).toMatch(drawing);
  await desk.uploadShown(6);
  const { image, ...others } = await desk.carOf(6);
  expect(image).toMatch(/^\/photos\//);
  const pictures = Object.entries(others).filter(([name]) => /image/i.test(name));
  expect(pictures.map(([, value]) => value)).toEqual([null, null, null, null, null]);
  const { text } = await sendRequest(fixture.site, "/cars/6");
  const gallery = /id="gallery".*?<\/section>/s.exec(text)?.[0] ?? text;
  expect(gallery).not.toMatch(drawing);
  expect(/"image":\[.*?\]/.exec(text)?.[0]).not.toMatch(drawing);
});

test("a photo has its other sizes and formats, made when they are requested", async () => {
  const image = await desk.uploadShown(2);
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
])("a picture %s is 404", async (_, change) => {
  const { image } = await desk.carOf(2);
  expect((await sendRequest(fixture.site, change(image ?? ""))).status).toBe(404);
});

test("a photo gets another view, focus and text; an invalid form is shown again", async () => {
  await desk.upload(3, { "a.jpg": await photo() });
  const [id = ""] = await desk.idsOf(3);
  const form = { intent: "save-photo", photo: id, focus: "1" };
  const wrong = await desk.send(3, { ...form, view: "main", "alt.en": "", "alt.ka": "<b>" });
  expect(wrong.status).toBe(422);
  expect(openPage(wrong).linksIn("alert")).toEqual([`#photo-${id}-alt.en`, `#photo-${id}-alt.ka`]);
  const saved = await desk.send(3, {
    ...form,
    view: "trunk",
    "alt.en": "Boot",
    "alt.ka": "საბარგული",
  });
  expect(saved.headers.get("Location")).toBe(`${deskPath(3)}?photos=saved#photos`);
  await vi.waitFor(
    async () => expect((await desk.carOf(3)).trunkImage).toMatch(/1-\d+\.jpg$/),
    SOON,
  );
  expect((await sendRequest(fixture.site, "/ka/cars/3")).text).toContain('alt="საბარგული"');
});

test("a photo is removed, and restored by undo", async () => {
  const image = await desk.uploadShown(4);
  const [id = ""] = await desk.idsOf(4);
  const later = { intent: "move-photo-later", photo: id };
  const unmoved = await desk.send(4, later);
  expect(unmoved.headers.get("Location")).toBe(`${deskPath(4)}?photos=unmoved#photos`);
  const removed = await desk.send(4, { intent: "remove-photo", photo: id });
  const location = removed.headers.get("Location") ?? "";
  expect(location).toBe(`${deskPath(4)}?photos=removed&undo=${id}#photos`);
  expect((await desk.carOf(4)).image).not.toBe(image);
  expect((await desk.send(4, { intent: "remove-photo", photo: id })).status).toBe(404);
  expect((await desk.send(4, later)).status).toBe(404);
  await desk.send(4, { intent: "undo-photo", photo: id });
  expect((await desk.carOf(4)).image).toBe(image);
});

test("a photo is replaced, with undo", async () => {
  const image = await desk.uploadShown(5);
  const [id = ""] = await desk.idsOf(5);
  const sent = await desk.upload(5, { "new.jpg": await phonePhoto() }, { photo: id });
  expect(sent.headers.get("Location")).toContain(`photos=replaced&undo=${id}`);
  const [replacing] = await desk.idsOf(5);
  expect(replacing).not.toBe(id);
  await desk.send(5, { intent: "undo-photo", photo: id });
  expect(await desk.idsOf(5)).toEqual([id]);
  expect((await desk.carOf(5)).image).toBe(image);
});
