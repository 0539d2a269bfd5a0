import { expect, test } from "vitest";
import { connect } from "./connect";
import { testServer } from "./testing/test-server";
import { useTestDatabase } from "./testing/test-database";

const database = useTestDatabase({ empty: true });

test("a pool opens connections again however often it was closed, also before its first statement", async () => {
  const [{ name }] = await database.sql<[{ name: string }]>`select current_database() as name`;
  const pool = connect({ dataDir: testServer() }, { role: "owner", database: name, max: 2 });
  const answerBoth = () => Promise.all([pool`select 1 as one`, pool`select 2 as two`]);
  await pool.close();
  expect(await answerBoth()).toEqual([[{ one: 1 }], [{ two: 2 }]]);
  await pool.close();
  await pool.close();
  expect(await answerBoth()).toEqual([[{ one: 1 }], [{ two: 2 }]]);
  await pool.end();
});
