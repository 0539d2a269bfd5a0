import {
  findLastEvent,
  listEventsSince,
  type BookingEvent,
} from "~/booking/booking-events.queries.server";
import { logFault, type Listen, type Sql } from "~/web/db.server";
import { singleFlight } from "~/web/single-flight.server";
import { CHANNEL } from "~/booking/events/wake-up.server";

const POLL_EVERY_MS = 1_000;
const BATCH_SIZE = 500;

/**
 * The time to wait for missing ids. It is longer than the statement timeout: an id that is still missing was
 * rolled back.
 */
const WAIT_FOR_MISSING_MS = 30_000;

/** The largest gap of ids: those missing further below an event are not late commits. */
const MAX_GAP = 1_000;

/**
 * Follows the booking events of all nodes: polls on each wake-up and once a second. Ids commit out of
 * order, so missing lower ids are waited for. `onEvents` gets each event once, or again if it throws.
 * Errors are logged, and the next poll catches up.
 */
export async function followBookings(
  { sql, listen }: { sql: Sql; listen: Listen },
  onEvents: (events: BookingEvent[]) => Promise<void>,
) {
  const position = trackIds(await findLastEvent(sql, MAX_GAP));

  async function poll() {
    const events = await listEventsSince(sql, { ...position.next(), limit: BATCH_SIZE });
    if (events.length > 0) await onEvents(events);
    for (const event of events) position.advanceTo(event.id);
    if (events.length === BATCH_SIZE) trigger();
  }

  const { trigger, idle } = singleFlight(poll, (error) =>
    logFault(error, "booking events could not be read"),
  );
  const timer = setInterval(trigger, POLL_EVERY_MS);
  const listener = await listen(CHANNEL, trigger);
  return {
    async close() {
      clearInterval(timer);
      listener.close();
      await idle();
    },
  };
}

/** Creates a tracker of the highest id, and the lower ones that may still be committed. */
function trackIds(last: { id: number; missing: readonly number[] }) {
  let highest = last.id;
  /** The missing ids, with the time (ms) when they were found missing. */
  const missing = new Map(last.missing.map((id) => [id, performance.now()]));
  return {
    next() {
      deleteExpired(missing);
      return { id: highest, also: [...missing.keys()] };
    },
    advanceTo(id: number) {
      missing.delete(id);
      for (let lower = Math.max(highest + 1, id - MAX_GAP); lower < id; lower += 1) {
        missing.set(lower, performance.now());
      }
      highest = Math.max(highest, id);
    },
  };
}

function deleteExpired(missing: Map<number, number>) {
  const limit = performance.now() - WAIT_FOR_MISSING_MS;
  for (const [id, foundAt] of missing) if (foundAt < limit) missing.delete(id);
}
