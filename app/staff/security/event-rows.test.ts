import { describe, expect, test } from "vitest";
import { collectEventRows } from "./security-log.server";
import type { SecurityEvent } from "./security-event";

const WRONG: SecurityEvent = {
  event: "signIn",
  outcome: "wrong",
  account: "admin",
  address: "192.0.2.1",
  requestId: "guess",
};

/** Returns the addresses of as many networks. */
const networks = (count: number) =>
  Array.from({ length: count }, (_, index) => `10.0.${index >> 8}.${index & 255}`);

/** Returns refused requests, each of another page. */
const refusals = (addresses: string[]): SecurityEvent[] =>
  addresses.map((address, index) => ({
    event: "refused",
    outcome: "403",
    account: null,
    address,
    requestId: "flood",
    detail: `/page-${index}`,
  }));

function rowsOf(events: SecurityEvent[]) {
  const rows = collectEventRows(() => 0);
  for (const event of events) rows.add(event);
  return rows.take({ isLast: true });
}

const sumOf = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

describe("a flood", () => {
  test.each<[string, SecurityEvent[]]>([
    ["refused requests", refusals(networks(10_000))],
    ["guesses", networks(10_000).map((address) => ({ ...WRONG, address }))],
    ["unknown names", networks(10_000).map((address) => ({ ...WRONG, account: null, address }))],
    ["waiting", networks(10_000).map((address) => ({ ...WRONG, outcome: "wait", address }))],
    ["busy", networks(10_000).map((address) => ({ ...WRONG, outcome: "busy", address }))],
  ])("of %s makes 200 rows a minute, and one that counts the rest", (_, events) => {
    const rows = rowsOf(events);
    expect(rows).toHaveLength(201);
    const { event, outcome, account } = events[0]!;
    const merged = { event, outcome, account, network: null, detail: "", count: 9_800 };
    expect(rows.at(-1)).toMatchObject(merged);
    expect(sumOf(rows)).toBe(10_000);
  });

  test.each([
    ["IPv4 address", () => "192.0.2.1"],
    ["IPv6 /64", (index: number) => `2001:db8:1:2::${index.toString(16)}`],
    ["IPv6 /48", (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ])("of one %s makes 20 rows a minute", (_, addressOf) => {
    const rows = rowsOf(refusals(Array.from({ length: 300 }, (__, index) => addressOf(index))));
    expect(rows).toHaveLength(21);
    expect(sumOf(rows)).toBe(300);
  });

  test("of refused requests leaves failed sign-ins their own rows", () => {
    const rows = rowsOf([...refusals(networks(1_000)), WRONG]);
    expect(rows.filter(({ event }) => event === "signIn")).toMatchObject([
      { account: "admin", network: "192.0.2.1", count: 1 },
    ]);
  });

  test("that goes on makes a row for the rest once a minute only", () => {
    let time = 0;
    const rows = collectEventRows(() => time);
    const passSecond = () => {
      for (const event of refusals(networks(300))) rows.add(event);
      time += 1_000;
      return rows.take({ isLast: false });
    };
    const taken = Array.from({ length: 180 }, passSecond);
    const lengths = taken.map(({ length }) => length).filter((length) => length > 0);
    expect(lengths).toEqual([200, 1, 200, 1, 200, 1]);
    expect(rows.isEmpty()).toBe(true);
    expect(sumOf(taken.flat())).toBe(180 * 300);
  });

  test("that has ended leaves a row for the rest", () => {
    let time = 0;
    const rows = collectEventRows(() => time);
    for (const event of refusals(networks(300))) rows.add(event);
    expect(rows.take({ isLast: false })).toHaveLength(200);
    expect([rows.take({ isLast: false }), rows.isEmpty()]).toEqual([[], false]);
    time += 60_000;
    expect(rows.take({ isLast: false })).toMatchObject([{ network: null, count: 100 }]);
    expect(rows.isEmpty()).toBe(true);
  });
});

test("what staff did keeps account, network and detail in any flood, each act in a row of its own", () => {
  const staff = { account: "admin", address: "192.0.2.7", requestId: "staff" } as const;
  const acts: SecurityEvent[] = [
    ...Array.from({ length: 500 }, (_, index): SecurityEvent => ({
      ...staff,
      event: "account",
      outcome: "ok",
      detail: `disable desk-${index}`,
    })),
    { ...staff, event: "account", outcome: "lastOwner", detail: "disable admin" },
    { ...staff, event: "signIn", outcome: "ok", detail: "" },
    { ...staff, event: "signIn", outcome: "code", detail: "" },
    { ...staff, event: "signIn", outcome: "passkey", detail: "" },
    { ...staff, event: "signIn", outcome: "disabled", detail: "" },
    { ...staff, event: "signIn", outcome: "expired", detail: "" },
    { ...staff, event: "signOut", outcome: "ok", detail: "" },
    { ...staff, event: "confirmation", outcome: "wrong", detail: "" },
    { ...staff, event: "password", outcome: "wait", detail: "" },
    { ...staff, event: "export", outcome: "ok", detail: "bookings.csv" },
  ];
  const flood = [
    ...refusals(networks(5_000)),
    ...networks(5_000).map((address) => ({ ...WRONG, address })),
  ];
  const rows = rowsOf([...flood, ...acts, ...flood]);
  expect(rows.filter(({ requestId }) => requestId === "staff")).toEqual(
    acts.map(({ address: network, ...act }) => ({ ...act, network, count: 1 })),
  );
});
