import { expect, test } from "vitest";
import { connect, type Pool } from "../connect";
import { describeSchema } from "../describe-schema";
import { migrate } from "../migrate";
import { migrations } from "../migrations";
import { embeddedPaths } from "../embedded-paths";
import { administer, PATIENT, testServer } from "../testing/test-server";
import { useUnmigratedDatabase } from "../testing/unmigrated-database";
import { chain } from "./chain";

const { database, migrateFirst, insertOldCars } = useUnmigratedDatabase();

/** Makes a database at the end of the old chain, and returns a function that describes all that it has. */
async function oldDatabase() {
  const { sql } = database;
  await migrateFirst(chain.length);
  await insertOldCars(["Toyota RAV4", "Mazda 3"]);
  return async () => {
    const [rows] = await sql`
      select (select jsonb_agg(cars order by id) from cars) as cars,
        (select array_agg(name order by name) from migrations) as migrations,
        to_regclass('functions') as functions, to_regnamespace('mgzavri_chain') as chain`;
    return { rows, schema: Object.fromEntries(await describeSchema(sql)) };
  };
}

async function nameOf() {
  const [row] = await database.sql<[{ name: string }]>`select current_database() as name`;
  return row.name;
}

test("is refused while another node is connected, of any release", async () => {
  const describe = await oldDatabase();
  const before = await describe();
  const node = connect(
    { dataDir: testServer() },
    { ...PATIENT, max: 1, database: await nameOf(), connection: { application_name: "mgzavri" } },
  );
  await node`select 1`;
  await expect(database.migrate()).rejects.toThrow(
    /^this release changes the tables as a whole: stop all other nodes of the site, then start one/,
  );
  expect(await describe()).toEqual(before);
  await node.end();
  await database.migrate();
  expect((await describe()).rows).toMatchObject({ functions: "functions", chain: null });
});

test("runs later migrations before the functions, which may need them, and leaves extensions alone", async () => {
  const describe = await oldDatabase();
  await database.sql`create extension pg_trgm`;
  const text = `
    do $$ begin
      if to_regclass('functions') is not null then raise 'the functions came first'; end if;
    end $$;
    create table later (id integer)`;
  await database.migrate([...migrations, { name: "9000_later", text }]);
  const { rows } = await describe();
  expect(rows?.migrations).toEqual([...migrations.map(({ name }) => name), "9000_later"]);
  expect(rows).toMatchObject({ functions: "functions", chain: null });
  await database.sql`drop extension pg_trgm`;
});

test.each([
  ["alter table cars add column mine text", "column cars.mine"],
  ["alter table cars drop constraint cars_year_check", "constraint cars_year_check of cars"],
  ["create index mine on bookings (name)", "index mine"],
  ["create table mine (id integer)", "column mine.id, table mine"],
  ["drop trigger bookings_store_link on bookings", "trigger bookings_store_link on bookings"],
  [
    "create or replace function is_out(booking bookings) returns boolean language sql as 'select false'",
    "function is_out(booking bookings)",
  ],
])("names what somebody changed by hand, and changes nothing: %s", async (statement, named) => {
  const describe = await oldDatabase();
  await database.sql.unsafe(statement);
  const before = await describe();
  await expect(database.migrate()).rejects.toThrow(
    `the tables of the site were changed by hand, so they were not upgraded: ${named}`,
  );
  expect(await describe()).toEqual(before);
});

test("names what the role of the migrations may not do, and changes nothing", async () => {
  const { sql } = database;
  const describe = await oldDatabase();
  const name = await nameOf();
  const role = `plain_${name.slice(-12)}`;
  await sql.unsafe(`
    create role ${role} login password 'mine';
    grant all on schema public to ${role};
    grant all on all tables in schema public to ${role}`);
  const host = encodeURIComponent(embeddedPaths(testServer()).socketFolder);
  const start = async () => {
    // An upgrade takes the connection of this test for one of another node.
    await (sql as Pool).close();
    await migrate({ dataDir: "", databaseUrl: `postgres://${role}:mine@${host}/${name}` });
  };
  try {
    const before = await describe();
    await expect(start()).rejects.toThrow(
      new RegExp(`^this release changes all tables, but ${role} does not own .*booking_events, `),
    );
    expect(await describe()).toEqual(before);
    await ownAll(role);
    await expect(start()).rejects.toThrow(`run "grant create on database ${name} to ${role}"`);
    expect(await describe()).toEqual(before);
    await sql.unsafe(`grant create on database ${name} to ${role}`);
    await start();
    expect((await describe()).rows).toMatchObject({ functions: "functions", chain: null });
  } finally {
    await sql.unsafe(
      `reassign owned by ${role} to postgres; drop owned by ${role}; drop role ${role}`,
    );
  }
});

/** Gives the tables, their sequences and the functions to a role. */
async function ownAll(role: string) {
  await database.sql.unsafe(`
    do $$
    declare statement text;
    begin
      for statement in
        select format('alter table %s owner to ${role}', oid::regclass) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        union all
        select format('alter type %s owner to ${role}', oid::regtype) from pg_type
        where typnamespace = 'public'::regnamespace
          and typrelid in (select oid from pg_class where relkind = 'c')
        union all
        select format('alter function %s owner to ${role}', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace
          and oid not in (select objid from pg_depend where deptype = 'e')
      loop
        execute statement;
      end loop;
    end $$`);
}

/** Ends the connection of the upgrade after its command number `count` that changes the schema. */
async function endAfter(count: number) {
  await administer(await nameOf(), (sql) =>
    sql.unsafe(`
      create schema if not exists killer;
      create sequence if not exists killer.commands;
      select setval('killer.commands', 1, false);
      create or replace function killer.strike() returns event_trigger language plpgsql as $$
      begin
        if nextval('killer.commands') = ${count} then
          perform pg_terminate_backend(pg_backend_pid());
        end if;
      end $$;
      drop event trigger if exists strike;
      create event trigger strike on ddl_command_end execute function killer.strike()`),
  );
}

test("an upgrade that is killed at any statement leaves the old schema, and the next one succeeds", async () => {
  const describe = await oldDatabase();
  const before = await describe();
  await endAfter(0);
  await database.sql.unsafe("drop event trigger strike");
  let count = 1;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    await endAfter(count);
    // oxlint-disable-next-line no-await-in-loop -- as above.
    await database.migrate().catch(() => {});
    // oxlint-disable-next-line no-await-in-loop -- as above.
    const found = await describe();
    if (found.rows?.functions !== null) break;
    expect(found, `killed after ${count} commands`).toEqual(before);
    // Growing steps reach each part of the upgrade: the comparison, the bridge, the functions, the rows.
    count = Math.ceil(count * 1.6);
  }
  expect(count).toBeGreaterThan(500);
  await database.sql.unsafe("drop event trigger strike; drop schema killer cascade");
  await database.migrate();
  const upgraded = await describe();
  expect(upgraded.rows).toMatchObject({ functions: "functions", chain: null });
  expect(upgraded.schema).not.toHaveProperty("column bookings.token");
});
