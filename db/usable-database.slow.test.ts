import { expect, test } from "vitest";
import { attachDatabase } from "./attach";
import { connect } from "./connect";
import { openDatabase } from "./open";
import { requireEmptyTarget } from "./backup/empty-target";
import { administer, createDatabase, dropDatabase, serverUrl } from "./testing/test-server";

/** Creates a database with another encoding than the server's. */
async function encoded(encoding: string) {
  const name = `encoding_${encoding.toLowerCase()}`;
  await administer("postgres", async (sql) => {
    await sql.unsafe(`drop database if exists ${name}`);
    await sql.unsafe(
      `create database ${name} encoding '${encoding}' locale_provider libc locale 'C' template template0`,
    );
  });
  return name;
}

test.each(["LATIN1", "SQL_ASCII"])("a database in %s is refused in words", async (encoding) => {
  const name = await encoded(encoding);
  const target = { databaseUrl: await serverUrl(name), dataDir: "" };
  const sentence = `DATABASE_URL: the database must be UTF8, but this one is ${encoding}`;
  await expect(openDatabase(target)).rejects.toThrow(sentence);
  await expect(requireEmptyTarget(target)).rejects.toThrow(sentence);
  await dropDatabase(name);
});

test.each([
  [
    "a wrong password",
    (url: string) => url.replace(/:[^:@/]+@/, ":wrong@"),
    "refuses its user or its password",
  ],
  ["an unknown database", (url: string) => `${url}x`, "has no database of this name"],
  [
    "a port where nothing listens",
    () => "postgres://u:p@127.0.0.1:1/db",
    "no PostgreSQL answers at 127.0.0.1:1",
  ],
  [
    "localhost, which is two addresses",
    () => "postgres://u:p@localhost:1/db",
    "answers at localhost:1",
  ],
  [
    "a host that does not exist",
    () => "postgres://u:p@mgzavri.invalid/db",
    "no host is called mgzavri.invalid",
  ],
  [
    "a folder without a socket",
    () => "postgres://u@%2Fnowhere/db",
    "no PostgreSQL answers at /nowhere",
  ],
])("%s is named with its setting, without a password", async (_, change, words) => {
  const name = await createDatabase("named", { empty: true });
  const databaseUrl = change(await serverUrl(name));
  const message = await openDatabase({ databaseUrl, dataDir: "" }).then(
    () => "",
    (error: Error) => error.message,
  );
  expect(message).toMatch(/^DATABASE_URL: /);
  expect(message).toContain(words);
  expect(message).not.toContain("wrong@");
  await dropDatabase(name);
});

test.each([
  ["a new database", true],
  ["a database with the tables", false],
])("with swapped roles %s is refused", async (_, empty) => {
  const name = await createDatabase("swapped", { empty });
  const migrationUrl = await serverUrl(name, "app");
  const target = { databaseUrl: await serverUrl(name, "owner"), migrationUrl, dataDir: "" };
  await expect(openDatabase(target)).rejects.toThrow(
    /^MIGRATION_DATABASE_URL: its role may not change the tables.*perhaps you have swapped the two$/,
  );
  await dropDatabase(name);
});

test("addresses that lead to two databases are refused, and neither is changed", async () => {
  const name = await createDatabase("one");
  const other = await createDatabase("other", { empty: true });
  const target = {
    databaseUrl: await serverUrl(name, "app"),
    migrationUrl: await serverUrl(other),
    dataDir: "",
  };
  const sentence =
    "DATABASE_URL and MIGRATION_DATABASE_URL lead to different databases " +
    `("${name}" and "${other}"): correct one of them`;
  await expect(openDatabase(target)).rejects.toThrow(sentence);
  await expect(attachDatabase(target)).rejects.toThrow(sentence);
  await expect(requireEmptyTarget(target)).rejects.toThrow(sentence);
  const sql = connect(target, { max: 1, role: "owner" });
  expect(await sql`select to_regclass('bookings') as "table"`).toEqual([{ table: null }]);
  await sql.end();
  await dropDatabase(name);
  await dropDatabase(other);
});
