import { setTimeout as pause } from "node:timers/promises";
import { connect, type Sql } from "#db/connect";
import { CHANGE_CONNECTIONS } from "~/web/db.server";
import { findUnsound } from "~/booking/assignment/testing/check-history";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { latencyOf } from "../bench/latency";
import { addBookings, addModel } from "../bench/rental-load";
import { makeDataFolder, openSite } from "../bench/sites";
import { atMost, none, untilAvailable, type Drill } from "./checks";
import { killPostmaster } from "./servers";

const WRITERS = 48;
const VEHICLES = 8;
const ROUNDS = 30;
/** The database is killed in each fifth round, in the middle of the confirmations. */
const KILL_EVERY = 5;
const KILL_AFTER_MS = 15;
const GOAL_MS = 100;

export const rivals: Drill = {
  about: "48 staff confirm bookings of 8 vehicles at the same moment; the database is killed",
  async run() {
    const dataDir = await makeDataFolder();
    await openSite(dataDir);
    const sql = connect(
      { dataDir },
      { role: "owner", max: CHANGE_CONNECTIONS, connection: { application_name: "drill" } },
    );
    const rounds: Round[] = [];
    for (let number = 1; number <= ROUNDS; number += 1) {
      const kill = number % KILL_EVERY === 0 ? () => killPostmaster(dataDir) : null;
      rounds.push(await runRound(sql, number, kill));
    }
    const { doubled } = await findUnsound(sql);
    await sql.end();
    const [first, ...judged] = rounds.filter(({ isKilled }) => !isKilled);
    const { p99 } = latencyOf(judged.flatMap(({ times }) => times));
    const afterKill = judged.filter((_, index) => index % (KILL_EVERY - 1) === KILL_EVERY - 2);
    const trivial = latencyOf(judged.flatMap(({ trivialTimes }) => trivialTimes));
    const inMs = (some: Round[]) =>
      `${latencyOf(some.flatMap(({ times }) => times)).p99.toFixed(0)} ms`;
    return {
      figures: {
        rounds: rounds.length,
        "of them with the database killed": rounds.filter(({ isKilled }) => isKilled).length,
        "confirmations, 99th percentile": inMs(judged),
        "in the rounds after a kill": inMs(afterKill),
        "in the first round, not judged": inMs([first!]),
        "empty transactions, 99th percentile": `${trivial.p99.toFixed(0)} ms`,
        "confirmations as a multiple of that": (p99 / trivial.p99).toFixed(1),
      },
      checks: [
        none(
          "each round sells all vehicles",
          rounds.filter(({ sold, stored }) => sold !== VEHICLES || stored !== VEHICLES),
          ({ sold, stored }) => `${sold} sold, ${stored} stored`,
        ),
        none("no vehicle is sold twice", doubled, ({ id }) => String(id)),
        atMost(GOAL_MS, "ms", `99 of 100 confirmations take at most ${GOAL_MS} ms`, p99),
      ],
    };
  },
};

type Round = {
  sold: number;
  stored: number;
  times: number[];
  /** The times of as many empty transactions at one moment: what the machine allows. */
  trivialTimes: number[];
  isKilled: boolean;
};

async function runRound(sql: Sql, number: number, kill: (() => void) | null): Promise<Round> {
  const model = await untilAvailable(() => addModel(sql, `Round ${number}`, VEHICLES));
  const ids = await untilAvailable(() =>
    addBookings(sql, [model], { amount: WRITERS, days: 1, longest: 1, status: "pending" }),
  );
  const times: number[] = [];
  const confirm = async (id: bigint) => {
    const start = performance.now();
    // It is safe to repeat: the response says that a booking is confirmed already.
    const changed = await untilAvailable(() =>
      updateBookingStatus(sql, { id, status: "confirmed", actor: "drill" }, []),
    );
    times.push(performance.now() - start);
    return changed.ok;
  };
  const answers = Promise.all(ids.map(confirm));
  if (kill) {
    await pause(KILL_AFTER_MS);
    kill();
  }
  const sold = (await answers).filter(Boolean).length;
  const [row] = await untilAvailable(
    () => sql<{ count: number }[]>`
      select count(*)::int as count from bookings join occupancy on booking_id = bookings.id
      where bookings.car_id = ${model} and status = 'confirmed' and vehicle_id is not null`,
  );
  const trivialTimes = await Promise.all(ids.map(() => timeEmptyTransaction(sql)));
  return { sold, stored: row!.count, times, trivialTimes, isKilled: kill !== null };
}

async function timeEmptyTransaction(sql: Sql) {
  const start = performance.now();
  await untilAvailable(() => sql.begin((transaction) => transaction`select 1`));
  return performance.now() - start;
}
