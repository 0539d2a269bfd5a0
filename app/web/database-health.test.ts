import { afterEach, expect, test } from "vitest";
import type { Sql } from "#db/connect";
import { useTestDatabase } from "#db/testing/test-database";
import { watchDatabase } from "./database-health.server";

const database = useTestDatabase();

afterEach(async () => {
  await database.sql.unsafe("drop function if exists refuse_tables cascade");
});

const diskFull = Object.assign(new Error("no space"), { code: "53100" });

test("a write that fails while a probe runs is not forgotten", async () => {
  await database.sql.unsafe(`
    create function refuse_tables() returns event_trigger language plpgsql as
      $$begin raise exception 'refused' using errcode = '53100'; end$$;
    create event trigger refuse_tables on ddl_command_start when tag in ('CREATE TABLE AS')
      execute function refuse_tables()`);
  let isFirst = true;
  const sql = new Proxy(database.sql, {
    async apply(target, self, statement: Parameters<Sql>) {
      const rows: unknown = await Reflect.apply(target, self, statement);
      if (isFirst) health.noteFault(diskFull);
      isFirst = false;
      return rows;
    },
  }) as Sql;
  const health = watchDatabase(sql, []);
  expect(await health.check()).toBe("full");
  await database.sql.unsafe("drop function refuse_tables cascade");
  expect(await health.check()).toBe("ready");
});
