import { setTimeout as delay } from "node:timers/promises";
import { version } from "#package.json";
import { APPLICATION_NAME, type Queries, type Sql, type Transaction } from "../connect";
import { describeSchema, type SchemaDescription } from "../describe-schema";
import { applyFunctions } from "../functions";
import { applyMigrations, BASELINE, createMigrationsTable, type Migration } from "../migrations";
import bridge from "./bridge.sql?raw";
import { chain } from "./chain";

const CHAIN_NAMES = new Set(chain.map(({ name }) => name));

/** Returns whether a database with these migrations is from before the baseline. */
export function isOfChain(applied: Iterable<string>): boolean {
  return [...applied].some((name) => CHAIN_NAMES.has(name));
}

/**
 * Brings a database of an earlier release to the baseline with every row: first to the end of the old chain, each
 * migration in a transaction of its own, then all at once. Throws if other nodes are connected, if the role lacks a
 * right, or if somebody has changed the schema by hand; then nothing is changed. `known` are the migrations of this release.
 */
export async function upgradeToBaseline(
  sql: Sql,
  applied: ReadonlySet<string>,
  known: readonly Migration[],
  signal?: AbortSignal,
) {
  await refuseOtherNodes(sql, signal);
  await refuseWithoutRights(sql);
  for (const migration of chain.filter(({ name }) => !applied.has(name))) {
    signal?.throwIfAborted();
    await sql.begin((transaction) => applyChain(transaction, [migration]));
  }
  await sql.begin(async (transaction) => {
    await refuseChanged(transaction);
    await replaceSchema(transaction, known);
  });
}

/** Runs migrations of the old chain in the current transaction. */
export async function applyChain(sql: Queries, migrations: readonly Migration[]) {
  for (const { name, text } of migrations) {
    await sql.unsafe(text);
    await sql`insert into migrations (name) values (${name})`;
  }
}

/** The time that a node which starts at the same moment has, to close its first connections and wait for the lock. */
const START_MS = 10_000;
const ASK_EVERY_MS = 250;

/** Nodes of earlier releases would fail on the new schema, so all of them have to be stopped. */
async function refuseOtherNodes(sql: Sql, signal?: AbortSignal) {
  for (let waited = 0; ; waited += ASK_EVERY_MS) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    const count = await countOthers(sql);
    if (count === 0) return;
    if (waited >= START_MS) {
      throw new Error(
        "this release changes the tables as a whole: stop all other nodes of the site, then start one " +
          `(${count} connections of others are open)`,
      );
    }
    // oxlint-disable-next-line no-await-in-loop -- as above.
    await delay(ASK_EVERY_MS, null, { signal });
  }
}

async function countOthers(sql: Sql): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name like ${`${APPLICATION_NAME}%`}
      and application_name <> current_setting('application_name')`;
  return row.count;
}

/** The role needs to own every table, and to create the schema in which `refuseChanged` makes the old tables. */
async function refuseWithoutRights(sql: Sql) {
  const [row] = await sql<[Rights]>`
    select current_user as role, current_database() as database,
      has_database_privilege(current_database(), 'create') as "mayCreate",
      array(
        select relname::text from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
          and not pg_has_role(relowner, 'usage')
          and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
        order by relname
      ) as foreign`;
  if (row.foreign.length > 0) {
    throw new Error(
      `this release changes all tables, but ${row.role} does not own ${listed(row.foreign)}: ` +
        "set MIGRATION_DATABASE_URL to their owner",
    );
  }
  if (row.mayCreate) return;
  throw new Error(
    "this release makes the tables anew in a schema beside them, to compare them: " +
      `run "grant create on database ${row.database} to ${row.role}" as the owner of the database, and start again ` +
      "(the right can be revoked afterwards)",
  );
}

type Rights = { role: string; database: string; mayCreate: boolean; foreign: string[] };

function listed(names: readonly string[]) {
  const rest = names.length > 10 ? ` and ${names.length - 10} others` : "";
  return names.slice(0, 10).join(", ") + rest;
}

/** Compares the schema with one that the old chain makes beside it, and names what differs. */
async function refuseChanged(sql: Transaction) {
  const found = await describeSchema(sql);
  const expected = await describeChain(sql);
  const names = [...new Set([...found.keys(), ...expected.keys()])]
    .filter((name) => found.get(name) !== expected.get(name))
    .sort();
  if (names.length === 0) return;
  throw new Error(
    `the tables of the site were changed by hand, so they were not upgraded: ${listed(names)}`,
  );
}

async function describeChain(sql: Transaction): Promise<SchemaDescription> {
  const [{ schema }] = await sql<[{ schema: string }]>`select current_schema() as schema`;
  await sql`create schema mgzavri_chain`;
  await sql`set local search_path = mgzavri_chain`;
  await createMigrationsTable(sql);
  await applyChain(sql, chain);
  const description = await describeSchema(sql);
  await sql`select set_config('search_path', ${schema}, true)`;
  await sql`drop schema mgzavri_chain cascade`;
  return description;
}

/**
 * Turns the schema at the end of the old chain into that of this release, in the current transaction. Functions
 * come last: they may need what migrations after the baseline make.
 */
export async function replaceSchema(sql: Queries, known: readonly Migration[]) {
  await createMigrationsTable(sql);
  await sql.unsafe(bridge);
  await sql`delete from migrations`;
  await sql`
    insert into migrations (name, release, oldest_node)
    select name, ${version}, ${version} from unnest(${BASELINE}::text[]) as name`;
  await applyMigrations(
    sql,
    known.filter(({ name }) => !BASELINE.includes(name)),
  );
  await applyFunctions(sql);
}
