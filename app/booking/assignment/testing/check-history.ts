import type { Sql } from "~/web/db.server";
import type { Rentals } from "~/booking/testing/use-rentals";
import { act, type Model, type Step } from "./history";
import { seededRandom } from "./random";

const ACTIONS = { alone: 40, together: 30 };
const CLIENTS = 6;
/** `NOW` in business time. */
const NOW_TEXT = "2030-05-31 12:00";

type HistorySource = { sql: Sql; rentals: Rentals; seed: number };

/** Runs one client whose confirmations are judged one by one, then several at once. Returns what is wrong. */
export async function checkHistory({ sql, rentals, seed }: HistorySource) {
  const random = seededRandom(seed);
  const models: Model[] = [
    await rentals.model(random.between(1, 3)),
    await rentals.model(random.between(2, 3)),
  ];
  const shared = { sql, rentals, models, bookings: [], blocks: [], imports: [] };
  const steps: Step[] = [];
  const run = async (count: number, client: Parameters<typeof act>[0]) => {
    // oxlint-disable-next-line no-await-in-loop -- a client waits for each answer.
    for (let done = 0; done < count; done += 1) steps.push(await act(client));
  };
  await run(ACTIONS.alone, { ...shared, random, isAlone: true });
  const clients = Array.from({ length: CLIENTS }, (_, index) =>
    run(ACTIONS.together, {
      ...shared,
      random: seededRandom(seed * 1_000 + index),
      isAlone: false,
    }),
  );
  // All clients end before the next test, also if one fails.
  const ended = await Promise.allSettled(clients);
  return {
    failed: ended.filter(({ status }) => status === "rejected"),
    ...(await findUnsound(sql)),
    ...(await findUnrecorded(sql, steps)),
    differing: await findDiffering(sql),
  };
}

/** The result of a history without faults. */
export const SOUND = {
  failed: [],
  doubled: [],
  wrong: [],
  lost: [],
  unacknowledged: [],
  differing: [],
};

/**
 * Finds what is unsound: no vehicle may have two rows at one moment, and each booking must have the row that its
 * status says.
 */
export async function findUnsound(sql: Sql) {
  const doubled = await sql`
    select one.id, other.id as with from occupancy one
    join occupancy other on one.vehicle_id = other.vehicle_id and one.id < other.id
      and one.during && other.during`;
  const wrong = await sql`
    select bookings.id, status, kind, during from bookings
    left join occupancy on booking_id = bookings.id
    where case status
      when 'confirmed' then occupancy.id is null or (kind = 'out') <> is_out(bookings)
        or kind = 'booked' and returned_at is null and during <> booking_period(bookings)
      when 'completed' then kind = 'out'
      when 'cancelled' then occupancy.id is not null and returned_at is null
      else occupancy.id is not null
    end`;
  return { doubled: [...doubled], wrong: [...wrong] };
}

const KINDS: Record<string, string> = {
  confirm: "confirmed",
  cancel: "cancelled",
  complete: "completed",
  out: "out",
  undoOut: "outUndone",
  returned: "completed",
  undoReturn: "returnUndone",
  extend: "extended",
  assign: "moved",
  swap: "moved",
};

/** Finds changes without their event: each acknowledged change has one event, and each event was acknowledged. */
async function findUnrecorded(sql: Sql, steps: readonly Step[]) {
  const events = await sql<{ booking: number; kind: string }[]>`
    select booking_id as booking, kind from booking_events`;
  // A return that is marked again is recorded as `returned`; the result of the statement is the same.
  const recorded = events.map(
    ({ booking, kind }) => `${booking} ${kind === "returned" ? "completed" : kind}`,
  );
  const acknowledged = steps
    .filter(({ booking, answer }) => booking !== null && answer === "changed")
    .flatMap(({ booking, otherId, action }) =>
      [booking, ...(otherId === undefined ? [] : [otherId])].map((id) => `${id} ${KINDS[action]}`),
    );
  return {
    lost: without(acknowledged, recorded),
    unacknowledged: without(recorded, acknowledged),
  };
}

/** Removes one equal item for each of the others. */
function without(items: readonly string[], others: readonly string[]): string[] {
  const left = [...items];
  for (const other of others) {
    const index = left.indexOf(other);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/**
 * Finds where the availability of all models at once is not that of each model: on each day, for a day and for a
 * week.
 */
async function findDiffering(sql: Sql) {
  const rows = await sql`
    select model, period, availability
    from generate_series('2030-05-31 12:00'::timestamp, '2030-06-16 12:00', '1 day') as day,
      (values (interval '1 day'), (interval '7 days')) as lengths (length),
      lateral (select tsrange(day, day + length) as period) as range,
      lateral fleet_availability(period, ${NOW_TEXT}::timestamp)
    where availability <> model_availability(model, period, ${NOW_TEXT}::timestamp)`;
  return [...rows];
}
