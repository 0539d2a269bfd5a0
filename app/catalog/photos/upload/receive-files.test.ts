import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { uploadRequest } from "~/catalog/photos/testing/photo-fixture";
import { UPLOAD_LIMITS } from "./upload";
import { receiveFiles, type ReceivedFile, type Receiver } from "./receive-files.server";

let folder: string;
let files: (ReceivedFile & { text: string })[];
let problems: string[];
let count: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mgzavri-receive-"));
  [files, problems, count] = [[], [], 0];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function receive(request: Request, changes: Partial<Receiver> = {}) {
  return receiveFiles(request.body!, request.headers.get("Content-Type") ?? "", {
    limits: UPLOAD_LIMITS,
    newPath: () => join(folder, String((count += 1))),
    onFile: async (file) => {
      files.push({ ...file, text: await readFile(file.path, "latin1") });
    },
    onDiskProblem: (name) => problems.push(name),
    ...changes,
  });
}

const three = () =>
  uploadRequest({ a: Buffer.alloc(300_000, "a"), b: Buffer.from("b"), c: Buffer.from("c") });

test("files are written as they are sent", async () => {
  const received = await receive(three());
  expect(received).toEqual({ tooMany: false, tooLarge: false, malformed: false });
  expect(files.map(({ name, bytes }) => [name, bytes])).toEqual([
    ["a", 300_000],
    ["b", 1],
    ["c", 1],
  ]);
  expect(files[0]?.text).toBe("a".repeat(300_000));
  expect(files[1]?.hash).toMatch(/^3e23e8160039594a/);
});

test("a file has the fields that stand before it, however long it takes to write", async () => {
  const form = new FormData();
  for (const [name, bytes] of Object.entries({ a: 300_000, b: 1, c: 1 })) {
    if (name !== "c") form.append("hash", `of ${name}`);
    form.append("photos", new File([Buffer.alloc(bytes, name)], name));
  }
  await receive(new Request("http://localhost/", { method: "POST", body: form }));
  expect(files.map(({ name, fields }) => [name, fields])).toEqual([
    ["a", { hash: "of a" }],
    ["b", { hash: "of b" }],
    ["c", {}],
  ]);
});

test("a file that can't be written does not stop the others", async () => {
  const newPath = () => join(folder, (count += 1) === 1 ? "no-such-folder/1" : String(count));
  await receive(three(), { newPath });
  expect([problems, files.map(({ name }) => name)]).toEqual([["a"], ["b", "c"]]);
});

describe("a form that breaks off", () => {
  async function cutAt(share: number, end: (out: WritableStreamDefaultWriter) => Promise<void>) {
    const request = three();
    const bytes = new Uint8Array(await request.clone().arrayBuffer());
    const { readable, writable } = new TransformStream<Uint8Array>();
    const received = receive(
      new Request(request, { body: readable, duplex: "half" } as RequestInit),
    );
    const out = writable.getWriter();
    await out.write(bytes.subarray(0, Math.floor(bytes.length * share)));
    await end(out);
    return received;
  }

  test("in a file has none of it", async () => {
    expect((await cutAt(0.5, (out) => out.close())).malformed).toBe(true);
    expect([files, await readdir(folder)]).toEqual([[], []]);
  });

  test("with its connection rejects, after the complete files are handled", async () => {
    const lost = new Error("lost");
    await expect(cutAt(0.9995, (out) => out.abort(lost))).rejects.toThrow("lost");
    expect(files.map(({ name }) => name)).toContain("a");
    expect(await readdir(folder)).toEqual(files.map((_, index) => String(index + 1)));
  });
});

test("a failure to handle a file is passed on, when all have arrived", async () => {
  const onFile = () => Promise.reject(new Error("no database"));
  await expect(receive(three(), { onFile })).rejects.toThrow("no database");
});
