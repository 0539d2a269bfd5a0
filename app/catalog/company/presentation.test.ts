import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { readSettings } from "~/server/settings/settings.server";
import { createPresentation } from "./presentation.server";

const database = useTestDatabase();

test("reads settings once for each version, and never without one", async () => {
  const { sql } = database;
  let stamp: string | null = "1";
  const version = { read: async () => stamp };
  const presentation = createPresentation(sql, version, readSettings({}).presentation);
  async function nameAfter(siteName: string) {
    await sql`
      insert into settings (name, value) values ('contacts', ${sql.json({ siteName })})
      on conflict (name) do update set value = excluded.value`;
    await presentation.refresh();
    return presentation.current().company.siteName;
  }
  expect(await nameAfter("First")).toBe("First");
  expect(await nameAfter("Second")).toBe("First");
  stamp = null;
  expect(await nameAfter("Third")).toBe("First");
  stamp = "2";
  expect(await nameAfter("Fourth")).toBe("Fourth");
});
