import { createHash } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { connect, type Sql } from "../../connect";
import { useServerUrls } from "../../testing/server-url";
import { readManifest } from "../manifest";
import { writeBackup } from "../write-backup";

export const SECRET = "the secret of the links";
export const PHOTO = Buffer.from("the bytes of a photo");
export const HASH = createHash("sha256").update(PHOTO).digest("hex").slice(0, 32);
export const NIGHT = new Date("2026-03-01T23:00:00Z");

/** Prepares a database with a photo and odd values, and its backup: `folder` in `collection`. */
export function useBackup() {
  const servers = useServerUrls();
  const target = (url: string) => ({ databaseUrl: url, dataDir: fixture.parent });
  const fixture = {
    servers,
    target,
    parent: "",
    collection: "",
    databaseUrl: "",
    folder: "",
    async inDatabase<T>(url: string, work: (sql: Sql) => Promise<T>) {
      const sql = connect(target(url), { max: 1 });
      try {
        return await work(sql);
      } finally {
        await sql.end({ timeout: 5 });
      }
    },
    /** Returns all rows of a database, by table. */
    async rowsOf(url: string) {
      const { tables } = await readManifest(fixture.folder);
      return fixture.inDatabase(url, async (sql) => {
        const rows: Record<string, unknown> = {};
        for (const { name } of tables) {
          const found =
            await sql`select to_jsonb(t) as row from ${sql(name)} as t order by to_jsonb(t)::text`;
          rows[name] = found.map(({ row }) => row as unknown);
        }
        return rows;
      });
    },
  };

  beforeAll(async () => {
    fixture.parent = await mkdtemp(join(tmpdir(), "mgzavri-backup-"));
    await chmod(fixture.parent, 0o711);
    fixture.collection = join(fixture.parent, "backups");
    fixture.databaseUrl = await servers.create();
    await fixture.inDatabase(fixture.databaseUrl, fill);
    const options = { collection: fixture.collection, secret: SECRET, now: NIGHT };
    ({ folder: fixture.folder } = await writeBackup(target(fixture.databaseUrl), options));
  });

  afterAll(() => rm(fixture.parent, { recursive: true, force: true }));

  return fixture;
}

async function fill(sql: Sql) {
  await sql`select maintain_visits('2026-03-01', 90)`;
  await sql`insert into photo_files (hash, bytes, width, height) values (${HASH}, ${PHOTO}, 4, 3)`;
  await sql`
    insert into photos (car_id, hash, upload_hash, view, position, alt)
    select id, ${HASH}, 'sent', 'main', 1, '{"en": "A car", "ka": "მანქანა"}' from cars limit 1`;
  await sql`insert into settings (name, value) values ('odd', to_jsonb(E'a\\tb\\nc\\\\d "ქ"'::text))`;
}
