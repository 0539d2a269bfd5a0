import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { describeSchema } from "../describe-schema";
import { countRows } from "./schema.queries";
import { checkBackup } from "./check-backup";
import { restoreBackup } from "./restore";
import { useBackup } from "./testing/use-backup";

/** Small backups that sites of earlier releases have made, with three bookings, their events and a message. */
const FOLDER = join(import.meta.dirname, "testing/releases");

/** Tables that a restore changes: it runs the later migrations and stores the secret. */
const CHANGED = new Set(["migrations", "settings", "content", "extras"]);

/** The numbers of rows that later migrations add: of prices one for each of roads, fees and codes. */
const ADDED: Readonly<Record<string, number>> = { price_versions: 3 };

const backup = useBackup();

describe.each(readdirSync(FOLDER))("a backup of a release: %s", (archive) => {
  const release = basename(archive, ".tgz");

  test("is restored with every row, in the schema of a new database", async () => {
    const [empty, fresh] = [
      await backup.servers.create({ empty: true }),
      await backup.servers.create(),
    ];
    execFileSync("tar", ["-xzf", join(FOLDER, archive), "-C", backup.parent]);
    const checked = await checkBackup(join(backup.parent, release));
    expect(checked.manifest.release).toBe(release);
    await restoreBackup(backup.target(empty), checked);
    const schema = (url: string) =>
      backup.inDatabase(url, async (sql) => Object.fromEntries(await describeSchema(sql)));
    expect(await schema(empty)).toEqual(await schema(fresh));
    await backup.inDatabase(empty, async (sql) => {
      for (const { name, rows } of checked.manifest.tables) {
        if (CHANGED.has(name)) continue;
        // oxlint-disable-next-line no-await-in-loop -- one after the other.
        expect([name, await countRows(sql, name)]).toEqual([name, rows + (ADDED[name] ?? 0)]);
      }
      const bookings = await sql`select name, status from bookings order by id`;
      expect([...bookings]).toEqual([
        { name: "Nino Beridze", status: "confirmed" },
        { name: "Lasha Kapanadze", status: "cancelled" },
        { name: "Ana Müller", status: "pending" },
      ]);
      const messages = await sql`
        select event_texts.text from event_texts join booking_events on booking_events.id = event_id
        where kind = 'message'`;
      expect([...messages]).toEqual([{ text: "We land at three in the morning." }]);
    });
  });
});
