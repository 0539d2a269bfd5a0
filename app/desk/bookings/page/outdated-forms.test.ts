import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { markOut, markReturned } from "~/booking/assignment/handover.queries.server";
import { findSeenBooking } from "~/booking/booking.queries.server";
import { currentToken } from "~/booking/links/current-token.server";
import { requestReturn } from "~/booking/returns/request-return.queries.server";
import { findReturnQuote, findReturnRequest } from "~/booking/returns/returns.queries.server";
import { testStore } from "~/booking/testing/test-store";
import { NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { moveReturn, refuseReturn } from "~/desk/bookings/car/move-return.server";
import { changeHandover } from "./change-handover.server";
import { changeStatus } from "./change-status.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const NINO = { id: 1, username: "nino", role: "owner" } as unknown as Parameters<
  typeof changeStatus
>[2];
const ANA = { ...NINO, username: "ana" };
const FORMS = {
  status: changeStatus,
  mark: changeHandover,
  accept: moveReturn,
  decline: refuseReturn,
};
let id = 0n;
let modelId = 0;

beforeEach(async () => {
  modelId = (await rentals.model(2)).id;
  id = await rentals.place(modelId, 0, 5);
});

const find = async () => (await findSeenBooking(database.sql, id))!;
const confirm = () => rentals.set(id, "confirmed");
const handOver = () => markOut(database.sql, { id, at: NOW, now: NOW, actor: "nino" });

async function ask(day: number) {
  const { sql } = database;
  const booking = await find();
  const to = { date: noonOf(day).toISOString().slice(0, 10), time: "12:00" };
  const quote = await findReturnQuote(sql, booking, to);
  const token = await currentToken(testStore(sql), booking.id);
  const seen = { date: booking.returnDate, time: booking.returnTime };
  const asked = { token, seen, to, quote, text: `Until ${to.date}?`, maxMessages: 20 };
  expect(await requestReturn(sql, asked, [])).toBe(true);
}

/** Reads the form as the page has it now; `send` posts it, whatever has happened since. */
async function formOf(kind: keyof typeof FORMS, fields: Record<string, string> = {}) {
  const { revision, returnDate, returnTime } = await find();
  const request = await findReturnRequest(database.sql, Number(id));
  const form = new FormData();
  const asked = request && {
    returnDate: request.date,
    returnTime: request.time,
    total: String(request.quote.totalPrice),
  };
  const all = { id: String(id), revision, seenDate: returnDate, seenTime: returnTime, ...asked };
  for (const [name, value] of Object.entries({ ...all, ...fields })) form.set(name, value);
  return { send: (staff = ANA) => FORMS[kind](testStore(database.sql), form, staff) };
}

async function stateNow() {
  const [row] = await database.sql`
    select bookings.*, (select count(*)::int from booking_events where booking_id = bookings.id) as events,
      (select to_jsonb(return_requests) from return_requests where booking_id = bookings.id) as request,
      (select to_jsonb(occupancy) from occupancy where booking_id = bookings.id) as occupancy
    from bookings where id = ${String(id)}::bigint`;
  return row;
}

/** Returns a past moment: the desk's clock is that of the machine. */
const at = (day: number) => ({ date: `2026-01-0${day}`, time: "12:00" });

/** The forms: each has a name, what comes before it, and what changes while it is open. */
const OUTDATED: [
  string,
  Parameters<typeof formOf>,
  () => Promise<unknown>,
  () => Promise<unknown>,
][] = [
  [
    "confirming, once it is cancelled",
    ["status", { status: "confirmed" }],
    async () => {},
    () => rentals.set(id, "cancelled"),
  ],
  [
    "cancelling, once it is confirmed",
    ["status", { status: "cancelled" }],
    async () => {},
    confirm,
  ],
  [
    "cancelling, once the customer asked for something",
    ["status", { status: "cancelled" }],
    confirm,
    () => ask(6),
  ],
  [
    "completing, once it is cancelled",
    ["status", { status: "completed" }],
    confirm,
    () => rentals.set(id, "cancelled"),
  ],
  [
    "confirming without a car, once it is cancelled",
    ["status", { status: "confirmed", overbook: "true" }],
    async () => {},
    () => rentals.set(id, "cancelled"),
  ],
  [
    "marking the return, once it is corrected",
    ["mark", { mark: "returned", ...at(1) }],
    () => confirm().then(handOver),
    () => markReturned(database.sql, { id, at: NOW, now: NOW, actor: "nino" }, []),
  ],
  [
    "removing the hand-over, once it is returned",
    ["mark", { mark: "outUndone" }],
    () => confirm().then(handOver),
    () => markReturned(database.sql, { id, at: NOW, now: NOW, actor: "nino" }, []),
  ],
  [
    "accepting another return, once it is declined",
    ["accept"],
    () => ask(6),
    async () => (await formOf("decline")).send(NINO),
  ],
  [
    "accepting another return, once the customer asks for a later one",
    ["accept"],
    () => ask(6),
    () => ask(8),
  ],
  [
    "declining another return, once the customer asks for a later one",
    ["decline"],
    () => ask(6),
    () => ask(8),
  ],
  [
    "declining another return, once it is accepted",
    ["decline"],
    () => ask(6),
    async () => (await formOf("accept")).send(NINO),
  ],
];

test.each(OUTDATED)(
  "%s, changes nothing and says what changed",
  async (_, form, before, meanwhile) => {
    await before();
    const { send } = await formOf(...form);
    await meanwhile();
    const state = await stateNow();
    const answer = await send();
    expect(answer).toMatchObject({ ok: false, reason: "refused", refusal: "stale" });
    const { status } = await find();
    expect(answer).toMatchObject({ current: { status, changes: [expect.anything()] } });
    expect(await stateNow()).toEqual(state);
  },
);

describe("a form", () => {
  test("that repacking gave another car is outdated: staff hand over the one that they saw", async () => {
    await confirm();
    const { send } = await formOf("mark", { mark: "out", ...at(2) });
    const [other] = await database.sql<{ id: number }[]>`
      select id from vehicles where car_id = ${modelId} and id <> ${await rentals.vehicleOf(id)}`;
    await database.sql`update occupancy set vehicle_id = ${other!.id} where booking_id = ${String(id)}::bigint`;
    const plate = `M-${modelId}-N-`;
    expect(await send()).toMatchObject({
      refusal: "stale",
      current: { vehicle: { id: other!.id, plate: expect.stringContaining(plate) }, changes: [] },
    });
  });

  test.each([
    ["status", { status: "confirmed" }],
    ["status", { status: "cancelled" }],
  ] as const)("sent twice is done once: %s %j", async (kind, fields) => {
    const { send } = await formOf(kind, fields);
    expect([(await send()).ok, (await send()).ok]).toEqual([true, true]);
    expect(await stateNow()).toMatchObject({ status: fields.status, events: 1 });
  });

  test("of a hand-over, a return and a declined wish sent twice is done once", async () => {
    await confirm();
    await ask(6);
    for (const args of [
      ["decline"],
      ["mark", { mark: "out", ...at(1) }],
      ["mark", { mark: "returned", ...at(2) }],
      ["mark", { mark: "returnUndone" }],
      ["mark", { mark: "outUndone" }],
    ] as Parameters<typeof formOf>[]) {
      // oxlint-disable-next-line no-await-in-loop -- each follows from the one before.
      const { send } = await formOf(...args);
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      expect([args, (await send()).ok, (await send()).ok]).toEqual([args, true, true]);
    }
    expect(await stateNow()).toMatchObject({ events: 7 });
  });

  test("that two members of staff send in one moment counts for one of them", async () => {
    await confirm();
    await ask(6);
    const [accept, decline] = [await formOf("accept"), await formOf("decline")];
    const answers = await Promise.all([accept.send(NINO), decline.send(ANA)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ refusal: "stale" }]);
    expect(await stateNow()).toMatchObject({ events: 3 });
  });

  test.each([
    { revision: "" },
    { revision: "1" },
    { revision: "99999999999999999999-1" },
    { revision: "1-\0" },
  ])("of another page is outdated: %j", async (fields) => {
    const { send } = await formOf("status", { status: "cancelled", ...fields });
    expect(await send()).toMatchObject({ refusal: "stale" });
    expect(await find()).toMatchObject({ status: "pending" });
  });

  test("of an unknown booking is not found", async () => {
    const { send } = await formOf("status", { id: "999999", status: "cancelled" });
    expect(await send()).toEqual({ ok: false, reason: "not-found" });
  });
});
