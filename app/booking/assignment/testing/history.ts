import type { Sql } from "~/web/db.server";
import { blockVehicle, unblock } from "~/catalog/availability/blocks.queries.server";
import { addDays } from "~/web/calendar";
import { daysFrom, NOW, type Rentals } from "~/booking/testing/use-rentals";
import { removeImport } from "~/messaging/feeds/import/imports.queries.server";
import { importTimes } from "~/messaging/feeds/import/testing/import-times";
import { assignVehicle, swapVehicles } from "../assignment.queries.server";
import { changeReturn } from "../change-return.queries.server";
import { markOut, markReturned, undoOut, undoReturn } from "../handover.queries.server";
import { isSellable, readTaken } from "./oracle";
import type { Random } from "./random";
import { storedQuote } from "~/booking/testing/stored-quote";

export type Model = { id: number; vehicles: number[] };

/** An action of a client, and its outcome. */
export type Step = {
  action: string;
  booking: bigint | null;
  /** The other booking of a swap, whose history has the event too. */
  otherId?: bigint;
  answer: string;
};

/** The number of days within which everything happens. It is small, so that much collides. */
const DAYS = 12;
const MAX_LENGTH = 5;
const QUOTE = storedQuote({ rentalDays: 3, pricePerDay: 50, totalPrice: 150 });

type Client = {
  sql: Sql;
  rentals: Rentals;
  random: Random;
  models: readonly Model[];
  /** All bookings, blocks and imported calendars so far, of all clients. */
  bookings: bigint[];
  blocks: number[];
  imports: number[];
  /** Whether each confirmation is compared with the oracle: only possible without concurrent changes. */
  isAlone: boolean;
};

/** Random actions of staff, by name. */
const ACTIONS: Record<string, (client: Client) => Promise<Step>> = {
  async confirm({ sql, rentals, random, models, bookings, isAlone }) {
    const model = random.pick(models)!;
    const from = random.between(0, DAYS);
    const to = from + random.between(1, MAX_LENGTH);
    const booking = await rentals.place(model.id, from, to);
    bookings.push(booking);
    const expected = isAlone && (await judge(sql, model, from, to));
    const overbook = random.between(0, 9) === 0;
    const changed = await rentals.set(booking, "confirmed", overbook);
    if (isAlone && !overbook && changed.ok !== expected) {
      throw new Error(
        `booking ${booking} of ${model.id}: sold ${changed.ok}, sellable ${expected}`,
      );
    }
    return step("confirm", booking, changed);
  },
  async confirmAgain({ rentals, random, bookings }) {
    const booking = random.pick(bookings) ?? 0n;
    return step("confirm", booking, await rentals.set(booking, "confirmed"));
  },
  async cancel({ rentals, random, bookings }) {
    const booking = random.pick(bookings) ?? 0n;
    return step("cancel", booking, await rentals.set(booking, "cancelled"));
  },
  async complete({ rentals, random, bookings }) {
    const booking = random.pick(bookings) ?? 0n;
    return step("complete", booking, await rentals.set(booking, "completed"));
  },
  async assign({ sql, random, models, bookings }) {
    const booking = random.pick(bookings) ?? 0n;
    const vehicleId = random.pick(random.pick(models)!.vehicles)!;
    const [pinned, makeWay] = [random.between(0, 1) === 0, random.between(0, 1) === 0];
    const move = { ...by(booking), vehicleId, pinned, makeWay };
    return step("assign", booking, await assignVehicle(sql, move));
  },
  async swap({ sql, random, bookings }) {
    const [booking, otherId] = [random.pick(bookings) ?? 0n, random.pick(bookings) ?? 0n];
    const answer = await swapVehicles(sql, { ...by(booking), otherId });
    return { ...step("swap", booking, answer), otherId };
  },
  async changeReturn({ sql, random, bookings }) {
    const booking = random.pick(bookings) ?? 0n;
    const [row] = await sql<{ date: string }[]>`
      select return_date as date from bookings where id = ${String(booking)}::bigint`;
    const seen = { date: row?.date ?? "2030-06-02", time: "12:00" };
    const to = { ...seen, date: addDays(seen.date, random.between(-1, 3)) };
    return step(
      "extend",
      booking,
      await changeReturn(sql, { ...by(booking), seen, to, quote: QUOTE }, []),
    );
  },
  async out({ sql, random, bookings }) {
    const booking = random.pick(bookings) ?? 0n;
    return step("out", booking, await markOut(sql, { ...by(booking), at: lately(random) }));
  },
  async undoOut({ sql, random, bookings }) {
    const booking = random.pick(bookings) ?? 0n;
    return step("undoOut", booking, await undoOut(sql, by(booking)));
  },
  async returned({ sql, random, bookings }) {
    const booking = random.pick(bookings) ?? 0n;
    const change = { ...by(booking), at: lately(random) };
    return step("returned", booking, await markReturned(sql, change, ["webhook"]));
  },
  async undoReturn({ sql, random, bookings }) {
    const booking = random.pick(bookings) ?? 0n;
    return step("undoReturn", booking, await undoReturn(sql, by(booking)));
  },
  async block(client) {
    const blocked = await blockVehicle(client.sql, blockOf(client));
    if (blocked.ok) client.blocks.push(blocked.id);
    return { action: "block", booking: null, answer: blocked.ok ? "changed" : blocked.reason };
  },
  async import(client) {
    const { vehicleId, now } = blockOf(client);
    const periods = Array.from(
      { length: client.random.between(0, 3) },
      () => blockOf(client).period,
    );
    const times = { vehicleId, source: "Partner", periods, now };
    const { id, outcome } = await importTimes(client.sql, times);
    if (id !== null) client.imports.push(id);
    return { action: "import", booking: null, answer: outcome };
  },
  async removeImport({ sql, random, imports }) {
    const removed = await removeImport(sql, random.pick(imports) ?? 0, NOW);
    return { action: "removeImport", booking: null, answer: String(removed) };
  },
  async unblock({ sql, random, blocks }) {
    const removed = await unblock(sql, random.pick(blocks) ?? 0, NOW);
    return { action: "unblock", booking: null, answer: String(removed) };
  },
};

/** Does a random action. Half of all actions are confirmations. */
export async function act(client: Client): Promise<Step> {
  const isConfirmation = client.random.between(0, 1) === 0;
  const name = isConfirmation ? "confirm" : client.random.pick(Object.keys(ACTIONS))!;
  return ACTIONS[name]!(client);
}

async function judge(sql: Sql, { id, vehicles }: Model, from: number, to: number) {
  const { start, end } = daysFrom(from, to);
  const seconds = (moment: string) => Date.parse(`${moment.replace(" ", "T")}:00Z`) / 1_000;
  const period = { from: seconds(start), to: seconds(end) };
  return isSellable(await readTaken(sql, id, NOW), vehicles, period);
}

function blockOf({ random, models }: Client) {
  const vehicleId = random.pick(random.pick(models)!.vehicles)!;
  const from = random.between(0, DAYS);
  return { vehicleId, period: daysFrom(from, from + random.between(1, 3)), note: "", now: NOW };
}

/** Returns a time within the last hours, so that a mark that is set again corrects the time. */
function lately(random: Random) {
  return new Date(NOW.getTime() - random.between(0, 4) * 3_600_000);
}

function by(id: bigint) {
  return { id, actor: "nino", now: NOW };
}

function step(
  action: string,
  booking: bigint,
  change: { ok: true; changed: boolean } | { ok: false; reason: string },
): Step {
  const answer = change.ok ? (change.changed ? "changed" : "unchanged") : change.reason;
  return { action, booking, answer };
}
