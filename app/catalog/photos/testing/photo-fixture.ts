import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Sql } from "#db/connect";
import { createPhotos, type Photos } from "~/catalog/photos/photos.server";

export type PhotoFixture = { photos: Photos; folder: string };

/** Sets up photos with a data folder of their own and a real child process. */
export function usePhotos(database: { sql: Sql }): PhotoFixture {
  const fixture = {} as PhotoFixture;
  beforeAll(async () => {
    fixture.folder = await mkdtemp(join(tmpdir(), "mgzavri-photos-"));
    fixture.photos = createPhotos(database.sql, fixture.folder);
  });
  afterAll(async () => {
    await fixture.photos.close();
    await rm(fixture.folder, { recursive: true, force: true });
  });
  return fixture;
}

type SentFiles = Record<string, Buffer>;

/** Creates a request of the form, with fields before the files. */
export function uploadRequest(files: SentFiles, fields: Record<string, string> = {}): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of Object.entries(files)) {
    form.append("photos", new File([new Uint8Array(bytes)], name));
  }
  return new Request("http://localhost/admin/fleet/1", { method: "POST", body: form });
}
