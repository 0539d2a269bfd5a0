import { beforeAll, describe, expect, test } from "vitest";
import { describeSchema, type SchemaDescription } from "./describe-schema";
import { useTestDatabase } from "./testing/test-database";

const database = useTestDatabase();
let original: SchemaDescription;

beforeAll(async () => {
  original = await describeSchema(database.sql);
});

/** Returns the names of what a statement changes after `before`. Both are undone. */
async function changedBy(statement: string, before?: string) {
  const names: string[] = [];
  const undone = new Error("undone");
  const changing = database.sql.begin(async (sql) => {
    if (before) await sql.unsafe(before);
    const old = before ? await describeSchema(sql) : original;
    await sql.unsafe(statement);
    const found = await describeSchema(sql);
    const all = new Set([...old.keys(), ...found.keys()]);
    names.push(...[...all].filter((name) => old.get(name) !== found.get(name)).sort());
    throw undone;
  });
  await expect(changing).rejects.toBe(undone);
  return names;
}

type Change = [named: string, statement: string, before?: string];

const TABLES: Change[] = [
  ["table cars", "alter table cars enable row level security"],
  ["table cars", "alter table cars force row level security"],
  ["table cars", "alter table cars replica identity full"],
  ["index cars_pkey, table cars", "alter table cars replica identity using index cars_pkey"],
  ["table cars", "comment on table cars is 'mine'"],
  ["column sessions.device", 'alter table sessions alter device type text collate "C"'],
  ["column cars.name", "alter table cars alter name set compression pglz"],
  ["column cars.name", "alter table cars alter name set storage plain"],
  ["column cars.name", "alter table cars alter name set statistics 500"],
  ["column cars.name", "alter table cars alter name set (n_distinct = 5)"],
  ["column cars.name", "comment on column cars.name is 'mine'"],
  ["constraint cars_year_check of cars", "comment on constraint cars_year_check on cars is 'mine'"],
  [
    "constraint booking_repeats_booking_id_fkey of booking_repeats",
    "alter table booking_repeats disable trigger all",
  ],
  ["index cars_pkey", "comment on index cars_pkey is 'mine'"],
  [
    "index cars_pkey",
    "update pg_index set indisvalid = false where indexrelid = 'cars_pkey'::regclass",
  ],
  [
    "index mine",
    "alter index mine alter column 1 set statistics 500",
    "create index mine on cars ((id + 1))",
  ],
  [
    "statistics mine",
    "alter statistics mine set statistics 500",
    "create statistics mine on id, year from cars",
  ],
];

const ACTIONS: Change[] = [
  ["trigger cars_former_name on cars", "alter table cars disable trigger cars_former_name"],
  ["trigger cars_former_name on cars", "alter table cars enable always trigger cars_former_name"],
  ["trigger cars_former_name on cars", "comment on trigger cars_former_name on cars is 'mine'"],
  ["policy mine on cars", "create policy mine on cars using (id > 1)"],
  ["policy mine on cars", "alter policy mine on cars using (id > 1)", "create policy mine on cars"],
  [
    "policy mine on cars",
    "alter policy mine on cars with check (id > 1)",
    "create policy mine on cars",
  ],
  ["policy mine on cars", "alter policy mine on cars to mgzavri_app", "create policy mine on cars"],
  ["rule mine on cars", "create rule mine as on delete to cars do instead nothing"],
  [
    "rule mine on cars",
    "alter table cars disable rule mine",
    "create rule mine as on delete to cars do instead nothing",
  ],
];

const AGGREGATE = "create or replace aggregate mine (integer) (stype = integer, sfunc = ";

const OTHERS: Change[] = [
  ["type mine", "create type mine as enum ('one', 'two')"],
  [
    "type mine",
    "alter type mine rename value 'two' to 'three'",
    "create type mine as enum ('one', 'two')",
  ],
  ["type mine", "create domain mine as integer"],
  [
    "type mine",
    "alter domain mine add constraint positive check (value > 0)",
    "create domain mine as integer",
  ],
  ["type mine", "alter domain mine set not null", "create domain mine as integer"],
  ["type mine", "comment on domain mine is 'mine'", "create domain mine as integer"],
  ["type occupancy_move", "comment on type occupancy_move is 'mine'"],
  ["sequence bookings_id_seq", "alter sequence bookings_id_seq start 500"],
  ["sequence bookings_id_seq", "comment on sequence bookings_id_seq is 'mine'"],
  ["function is_out(booking bookings)", "alter function is_out security definer"],
  ["function is_out(booking bookings)", "comment on function is_out is 'mine'"],
  ["aggregate mine(integer)", `${AGGREGATE}int4pl)`],
  ["aggregate mine(integer)", `${AGGREGATE}int4mul)`, `${AGGREGATE}int4pl)`],
];

describe("a change by hand is named", { tags: "slow" }, () => {
  test.each([...TABLES, ...ACTIONS, ...OTHERS])("%s: %s", async (named, statement, before) => {
    expect((await changedBy(statement, before)).join(", ")).toBe(named);
  });
});

describe("what is no change of the schema is not named", { tags: "slow" }, () => {
  test.each([
    "analyze",
    "grant select on cars to public",
    "select nextval('bookings_id_seq')",
    "select maintain_visits('2031-01-10', 90)",
    "alter table cars add column mine text; alter table cars drop column mine",
    "alter table cars alter name set statistics -1",
    "create extension pg_trgm",
    "create extension tablefunc",
    "create extension citext",
    "create extension cube; create extension earthdistance",
  ])("%s", async (statement) => {
    expect(await changedBy(statement)).toEqual([]);
  });
});
