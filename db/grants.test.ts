import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Pool } from "./connect";
import { grantToApp, TABLE_PRIVILEGES } from "./grants";
import { withFunctions } from "./functions";
import { applyMigrations } from "./migrations";
import { EMBEDDED_ROLES } from "./roles";
import { useTestDatabase } from "./testing/test-database";
import { serverUrl, testServer } from "./testing/test-server";
import { migrate } from "./migrate";

const database = useTestDatabase();
let app: Pool;

beforeAll(async () => {
  const [row] = await database.sql<[{ name: string }]>`select current_database() as name`;
  app = connect({ dataDir: testServer() }, { database: row.name, max: 2 });
});
afterAll(() => app.end());

test("the app is no superuser and may not create roles and databases", async () => {
  const [row] = await app`
    select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
    from pg_roles where rolname = current_user`;
  expect(Object.values(row!)).toEqual([false, false, false, false, false]);
});

test.each([
  "update booking_events set actor = 'nino'",
  "delete from booking_events",
  "truncate booking_events",
  "update settings_events set actor = 'nino'",
  "delete from settings_events",
  "update event_seals set hash = repeat('0', 64)",
  "delete from event_seals",
  "delete from event_seal_head",
  "update security_events set account = 'nino'",
  "delete from security_events",
  "delete from fleet_changes",
  "update price_changes set actor = 'nino'",
  "delete from content_changes",
  "delete from bookings",
  "delete from migrations",
  "create table mine (id integer)",
  "create function mine() returns integer language sql as 'select 1'",
  "drop table booking_events",
  "alter table booking_events disable trigger all",
  "create schema mine",
  "create role mine",
  "set session authorization postgres",
  "set role postgres",
  "alter system set fsync = off",
  "copy (select 1) to program 'cat'",
  "create temp table mine (line text); copy mine from program 'id'",
  "copy (select 1) to '/tmp/mine'",
  "select pg_read_file('postgresql.conf')",
  "select rolpassword from pg_authid",
])("the app can't run: %s", async (statement) => {
  await expect(app.unsafe(statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|0A000)$/) as unknown,
  });
});

test("the app inserts events and reads and writes other rows", async () => {
  await app`insert into settings_events (name, actor) values ('hours', 'nino')`;
  await app`update settings set value = value where name = 'seeded'`;
  await app`insert into security_events (event, outcome) values ('signIn', 'ok')`;
  await app`select delete_old_security_events()`;
  expect(await app`select from security_events`).toHaveLength(1);
  expect(await app`select count(*) as count from bookings`).toHaveLength(1);
});

test("partitions of visits are made and dropped for the app", async () => {
  await app`select maintain_visits('2031-01-10', 90)`;
  const names = () => app`
    select relid::regclass::text as name from pg_partition_tree('visits') where isleaf order by 1`;
  expect((await names()).map(({ name }) => name as string)).toContain("visits_20310117");
  await app`
    insert into visits (day, visited_at, visitor, page, device, country)
    values ('2031-01-12', now(), 1, 'home', 'mobile', 'GE')`;
  expect(await app`select page from visits where day = '2031-01-12'`).toHaveLength(1);
  await app`select maintain_visits('2032-01-10', 90)`;
  expect((await names()).map(({ name }) => name as string)).not.toContain("visits_20310117");
});

test("functions that run as the owner have a fixed search path", async () => {
  const rows = await app`
    select proname as name, proconfig as config from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace order by proname`;
  const config = ["search_path=public, pg_temp"];
  const names = ["delete_old_security_events", "erase_bookings", "maintain_visits"];
  expect([...rows]).toEqual(names.map((name) => ({ name, config })));
});

test("a migration that names such a function leaves its search path fixed", async () => {
  const { sql } = database;
  await sql`drop function erase_bookings`;
  const text = withFunctions("\\ir ../functions/erase_bookings.sql");
  await sql.begin((transaction) => applyMigrations(transaction, [{ name: "9000_erase", text }]));
  const [row] = await sql`select proconfig as config from pg_proc where proname = 'erase_bookings'`;
  expect(row).toEqual({ config: ["search_path=public, pg_temp"] });
  await sql`delete from migrations where name = '9000_erase'`;
});

test("every table with rules of its own exists", async () => {
  const rows = await app<{ name: string }[]>`select relname as name from pg_class`;
  const names = new Set(rows.map(({ name }) => name));
  expect(Object.keys(TABLE_PRIVILEGES).filter((name) => !names.has(name))).toEqual([]);
});

test("tables of later migrations are granted, and nothing is written without need", async () => {
  const { sql } = database;
  const countChanges = async () => {
    const [row] =
      await sql`select sum(xmin::text::bigint) as sum from pg_class where relkind = 'r'`;
    return row!.sum as number;
  };
  await sql`create table later (id integer)`;
  await expect(app`select from later`).rejects.toThrow("permission denied");
  await database.migrate();
  expect(await app`insert into later values (1) returning id`).toHaveLength(1);
  const before = await countChanges();
  await database.migrate();
  expect(await countChanges()).toBe(before);
});

test.each([
  ["table", "grant all on booking_events to mgzavri_app", "delete from booking_events"],
  ["schema", "grant create on schema public to public", "create table mine (id integer)"],
  [
    "sequence",
    "grant all on bookings_id_seq to mgzavri_app",
    "select setval('bookings_id_seq', 1)",
  ],
])("rights of a %s that the app should not have are revoked", async (_, grant, statement) => {
  await database.sql.unsafe(grant);
  await grantToApp(database.sql, EMBEDDED_ROLES.app);
  await expect(app.unsafe(statement)).rejects.toThrow("permission denied");
});

test.each([
  [
    "function",
    "revoke execute on function iso_utc from public, mgzavri_app",
    "select iso_utc(now())",
  ],
  [
    "sequence",
    "revoke all on bookings_id_seq from mgzavri_app",
    "select nextval('bookings_id_seq')",
  ],
])("the right to a %s is granted where it alone is missing", async (_, revoke, statement) => {
  await database.sql.unsafe(revoke);
  await expect(app.unsafe(statement)).rejects.toThrow("permission denied");
  await grantToApp(database.sql, EMBEDDED_ROLES.app);
  expect(await app.unsafe(statement)).toHaveLength(1);
});

test("with two addresses the owner migrates and the other role gets its rights", async () => {
  const [row] = await database.sql<[{ name: string }]>`select current_database() as name`;
  const target = {
    dataDir: "",
    databaseUrl: await serverUrl(row.name, "app"),
    migrationUrl: await serverUrl(row.name),
  };
  await database.sql`create table another (id integer)`;
  await migrate(target);
  expect(await app`insert into another values (1) returning id`).toHaveLength(1);
  // Without the owner's address the site starts as long as nothing is to be migrated.
  const alone = { ...target, migrationUrl: undefined };
  await migrate(alone);
  const pending = [{ name: "9000_fresh", text: "create table fresh (id integer)" }];
  await expect(
    migrate(alone, { known: [...(await knownMigrations()), ...pending] }),
  ).rejects.toThrow(/permission denied.*: set MIGRATION_DATABASE_URL to the owner of the schema$/);
});

async function knownMigrations() {
  const rows = await app<{ name: string }[]>`select name from migrations order by name`;
  return rows.map(({ name }) => ({ name, text: "" }));
}
