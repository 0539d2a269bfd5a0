/** @module-tag slow */
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { ODD_FILES, photo } from "../../../app/catalog/photos/testing/test-pictures";
import { sendRequest } from "../answer";
import { openPage } from "../page";
import { deskPath, openPhotoDesk, type PhotoDesk } from "./photo-desk";
import { useSite } from "../site-fixture";

const fixture = useSite();
let desk: PhotoDesk;

beforeAll(async () => {
  desk = await openPhotoDesk(fixture.site);
});

test("only staff may send photos", async () => {
  const body = new FormData();
  body.append("photos", new File(["x"], "x.jpg"));
  const sent = await sendRequest(fixture.site, deskPath(1), { method: "POST", body });
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    303,
    "/admin?next=%2Fadmin%2Ffleet%2F1",
  ]);
  const foreign = await sendRequest(fixture.site, deskPath(1), {
    method: "POST",
    headers: { Cookie: desk.Cookie, Origin: "https://evil.example" },
    body,
  });
  expect(foreign.status).toBe(403);
  expect((await desk.upload(99_999, { "a.jpg": await photo() })).status).toBe(404);
});

test("files that can't be used are named in the page, and the others stored", async () => {
  const sent = await desk.upload(6, {
    "IMG_1.HEIC": await ODD_FILES.heic(),
    "shell.jpg": await ODD_FILES.script(),
    "good.jpg": await photo(),
  });
  expect(sent.status).toBe(422);
  const [alert = ""] = openPage(sent).byRole("alert");
  expect(alert).toContain("IMG_1.HEIC is a HEIC file");
  expect(alert).toContain("shell.jpg is not a photo");
  expect(alert).toContain("1 photo has been saved");
  expect(await desk.idsOf(6)).toHaveLength(1);
});

test("a file above the limit is read to its end and answered by a page with 413", async () => {
  const sent = await desk.upload(7, { "large.jpg": Buffer.alloc(15 * 1024 * 1024 + 1, 1) });
  expect(sent.status).toBe(413);
  expect(openPage(sent).byRole("alert")[0]).toContain("large.jpg is larger than 15 MB");
});

test("a form without files, and without a known intent", async () => {
  expect((await desk.upload(7, {})).status).toBe(422);
  expect((await desk.send(7, { intent: "no-such-intent" })).status).toBe(400);
});

test("of an upload whose connection is cut only the current file is lost", async () => {
  const { port } = new URL(fixture.site.url);
  const file = await photo({ width: 500, height: 300 });
  const head = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\n\r\n`;
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(
    `POST ${deskPath(8)} HTTP/1.1\r\nHost: localhost\r\nCookie: ${desk.Cookie}\r\n` +
      "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n",
  );
  socket.write(head("whole.jpg"));
  socket.write(file);
  socket.write(`\r\n${head("cut.jpg")}`);
  socket.write(file.subarray(0, 900));
  await vi.waitFor(async () => expect(await desk.idsOf(8)).toHaveLength(1), SOON);
  socket.destroy();
  await vi.waitFor(
    async () => expect(await readdir(join(fixture.site.dataDir, "photos/unfinished"))).toEqual([]),
    SOON,
  );
  expect(await desk.idsOf(8)).toHaveLength(1);
});
