import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { failingSql } from "#db/testing/failing-sql";
import { useTestDatabase } from "#db/testing/test-database";
import { recordCommand } from "./record-command.server";
import { createSecurityLog } from "./security-log.server";
import { SECURITY_LOG_DAYS, type SecurityEvent } from "./security-event";
import { deleteOldSecurityEvents, listSecurityEvents } from "./security.queries.server";

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

test("a flood writes a bounded number of rows, and what staff did beside it", async () => {
  const flood = Array.from({ length: 10_000 }, (_, index): SecurityEvent => ({
    event: "refused",
    outcome: "403",
    account: null,
    address: `10.0.${index >> 8}.${index & 255}`,
    requestId: "flood",
  }));
  const act: SecurityEvent = {
    ...WRONG,
    event: "account",
    outcome: "ok",
    detail: "disable newdesk",
  };
  await record([...flood, act]);
  const rows = await list();
  expect(rows).toHaveLength(202);
  expect(rows.find(({ event }) => event === "account")).toMatchObject({
    account: "admin",
    detail: "disable newdesk",
    network: expect.stringMatching(/^[\w-]{12}$/),
  });
  expect(rows.filter(({ network }) => network === null)).toMatchObject([{ count: 9_800 }]);
});

test("a detail that is too long takes no other event with it", async () => {
  await record([WRONG, { ...WRONG, event: "account", outcome: "ok", detail: "x".repeat(300) }]);
  expect((await list()).map(({ detail }) => detail.length)).toEqual([200, 0]);
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

test("the events of staff are listed without those that strangers can cause", async () => {
  const outcomes = ["ok", "code", "disabled", "wrong", "wait", "busy"] as const;
  await record([
    ...outcomes.map((outcome): SecurityEvent => ({ ...WRONG, outcome })),
    { ...WRONG, event: "refused", outcome: "403" },
    { ...WRONG, event: "confirmation" },
  ]);
  const rows = await listSecurityEvents(database.sql, { before: null, limit: 9, onlyStaff: true });
  expect(rows.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    "confirmation wrong",
    "signIn disabled",
    "signIn code",
    "signIn ok",
  ]);
  const before = BigInt(rows[1]!.id);
  const older = await listSecurityEvents(database.sql, { before, limit: 1, onlyStaff: true });
  expect(older).toEqual([rows[2]]);
});

test("a failing database stops nothing", async () => {
  const security = createSecurityLog(failingSql(database.sql, "security_events"), secret);
  security.record(WRONG);
  await expect(security.flush()).resolves.toBeUndefined();
});

describe("the hourly job", () => {
  /** Inserts events, the first of them oldest. */
  const insert = (count: number, values: string) =>
    database.sql.unsafe(`
      insert into security_events (event, outcome, account)
      select ${values} from generate_series(1, ${count})`);
  const counts = async () =>
    Object.fromEntries(
      (
        await database.sql`
          select concat_ws(' ', event, outcome, account) as kind, count(*)::int as rows
          from security_events group by 1`
      ).map(({ kind, rows }) => [kind, rows]),
    );

  test("deletes events after the days that desk and documents name", async () => {
    await insert(2, "'export', 'ok', 'nino'");
    await insert(2, "'refused', '403', null");
    await database.sql`
      update security_events set created_at = now() - make_interval(
        days => ${SECURITY_LOG_DAYS},
        mins => case when id in (select min(id) from security_events group by event) then 1 else -1 end
      )`;
    await deleteOldSecurityEvents(database.sql);
    expect(await counts()).toEqual({ "export ok nino": 1, "refused 403": 1 });
  });

  test("never deletes what staff did for what strangers caused", { tags: "slow" }, async () => {
    await insert(1, "'signIn', 'ok', 'nino'");
    await insert(1, "'signIn', 'code', 'nino'");
    await insert(1, "'signIn', 'wrong', 'nino'");
    await insert(1, "'account', 'ok', null");
    await insert(1, "'refused', 'trap', null");
    await insert(25_000, "'refused', '403', null");
    await insert(25_000, "'signIn', 'wrong', null");
    await insert(25_000, "'signIn', 'wrong', 'admin'");
    await deleteOldSecurityEvents(database.sql);
    expect(await counts()).toEqual({
      "signIn ok nino": 1,
      "signIn code nino": 1,
      "signIn wrong nino": 1,
      "account ok": 1,
      "refused trap": 1,
      "refused 403": 20_000,
      "signIn wrong": 20_000,
      "signIn wrong admin": 20_000,
    });
    const [left] = await database.sql`
      select max(id) - min(id) + 1 as rows from security_events where event = 'refused' and outcome = '403'`;
    expect(left).toEqual({ rows: 20_000 });
  });

  test(
    "bounds what one account can do, and deletes nothing else for it",
    { tags: "slow" },
    async () => {
      await insert(1, "'confirmation', 'ok', 'nino'");
      await insert(1, "'export', 'ok', 'admin'");
      await insert(200_001, "'confirmation', 'wrong', 'admin'");
      await deleteOldSecurityEvents(database.sql);
      expect(await counts()).toEqual({
        "confirmation ok nino": 1,
        "export ok admin": 1,
        "confirmation wrong admin": 200_000,
      });
    },
  );
});

test.each([
  ["security.md", /The \*\*security log\*\* .* Entries last (\d+) days/],
  ["running.md", /`\/admin\/security`, whose entries last (\d+) days/],
  ["processing.md", /\| security log \| after (\d+) days/],
  ["company.md", /\*\*Security\*\* shows owners .*?, for (\d+) days/],
])("docs/%s names the days that events are kept", (file, sentence) => {
  const text = readFileSync(`docs/${file}`, "utf8").replaceAll(/\s+/g, " ");
  expect(text.match(sentence)?.[1]).toBe(String(SECURITY_LOG_DAYS));
});
