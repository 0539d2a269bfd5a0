import { expect, test } from "vitest";
import { writeFileSync } from "node:fs";
import { describeSchema } from "../describe-schema";
import { chain } from "./chain";
import { useTestDatabase } from "../testing/test-database";

const database = useTestDatabase({ empty: true, perTest: true });

test("the upgrade and a new database have the same schema", async () => {
  const { sql } = database;
  await sql`create table migrations (name text primary key, applied_at timestamptz default now(), release text, oldest_node text)`;
  for (const { name, text } of chain) {
    await sql.unsafe(text);
    await sql`insert into migrations (name) values (${name})`;
  }
  await sql.close();
  await database.migrate();
  const upgraded = await describeSchema(sql);
  await sql.unsafe("drop schema public cascade; create schema public");
  await database.migrate();
  const fresh = await describeSchema(sql);
  const diff = [...new Set([...upgraded.keys(), ...fresh.keys()])]
    .filter((k) => upgraded.get(k) !== fresh.get(k))
    .map((k) => [k, upgraded.get(k), fresh.get(k)]);
  writeFileSync("/work/g/s/diff.json", JSON.stringify(diff, null, 1));
  expect(diff.length).toBe(0);
});
