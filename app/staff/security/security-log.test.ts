import { beforeEach, expect, test } from "vitest";
import { failingSql } from "#db/testing/failing-sql";
import { useTestDatabase } from "#db/testing/test-database";
import { recordCommand } from "./record-command.server";
import { createSecurityLog } from "./security-log.server";
import type { SecurityEvent } from "./security-event";
import {
  deleteOldSecurityEvents,
  insertSecurityEvents,
  listSecurityEvents,
} from "./security.queries.server";

const database = useTestDatabase();
const secret = async () => "the secret of the site";
const WRONG: SecurityEvent = {
  event: "signIn",
  outcome: "wrong",
  account: "admin",
  address: "192.0.2.1",
  requestId: "a",
};

beforeEach(async () => {
  await database.sql`truncate security_events`;
});

const list = () => listSecurityEvents(database.sql, { before: null, limit: 500 });

async function record(events: SecurityEvent[]) {
  const security = createSecurityLog(database.sql, secret);
  for (const event of events) security.record(event);
  await security.flush();
}

test("equal events of one second are one row, without an address", async () => {
  await record([WRONG, { ...WRONG, requestId: "b" }, { ...WRONG, outcome: "ok" }]);
  const rows = await list();
  expect(rows.map(({ outcome, count, requestId }) => [outcome, count, requestId])).toEqual([
    ["ok", 1, "a"],
    ["wrong", 2, "a"],
  ]);
  expect(rows[0]!.network).toMatch(/^[\w-]{12}$/);
  expect(JSON.stringify(rows)).not.toContain("192.0.2");
});

test("networks are told apart, the addresses of one IPv6 subscriber are not", async () => {
  const addresses = ["192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2"];
  await record(addresses.map((address) => ({ ...WRONG, address })));
  const rows = await list();
  expect(rows.map(({ count }) => count).toSorted()).toEqual([1, 1, 2]);
});

test("a flood writes a bounded number of rows", async () => {
  const flood = Array.from({ length: 10_000 }, (_, index) => ({
    ...WRONG,
    address: `10.0.${index >> 8}.${index & 255}`,
  }));
  await record(flood);
  const rows = await list();
  expect(rows).toHaveLength(201);
  expect(rows.filter(({ network }) => network === null)).toHaveLength(1);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
});

test("a command is recorded without account and network", async () => {
  await recordCommand(database.sql, "x");
  expect(await list()).toMatchObject([
    {
      event: "account",
      outcome: "ok",
      account: null,
      network: null,
      detail: "x (command)",
      count: 1,
    },
  ]);
});

test("a failing database stops nothing", async () => {
  const security = createSecurityLog(failingSql(database.sql, "security_events"), secret);
  security.record(WRONG);
  await expect(security.flush()).resolves.toBeUndefined();
});

test("old events are deleted, and the oldest beyond the maximum", async () => {
  const row = { ...WRONG, network: null, detail: "", count: 1 };
  await insertSecurityEvents(database.sql, [row, row, row, row]);
  const [newest, , second] = await list();
  await database.sql`
    update security_events set created_at = now() - interval '91 days' where id = ${newest!.id}`;
  await deleteOldSecurityEvents(database.sql);
  expect(await list()).toHaveLength(3);
  await database.sql`
    insert into security_events (event, outcome)
    select 'signIn', 'ok' from generate_series(1, 99998)`;
  await deleteOldSecurityEvents(database.sql);
  const [left] = await database.sql`
    select count(*)::int as rows, min(id)::int as oldest from security_events`;
  expect(left).toEqual({ rows: 100_000, oldest: second!.id });
});
