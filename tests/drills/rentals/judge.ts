import type { Sql } from "#db/connect";
import { findUnsound } from "~/booking/assignment/testing/check-history";
import { BOOKING_STATUSES } from "~/booking/status";
import { none, type Check } from "../outcome";
import type { Rental } from "./client";

type Stored = { id: number; status: string; events: Record<string, number> };

/** Compares what was acknowledged with what is stored. `received` has the events of the webhook. */
export async function judge(
  sql: Sql,
  rentals: readonly Rental[],
  received: ReadonlySet<string>,
): Promise<Check[]> {
  const stored = new Map((await readStored(sql)).map((one) => [one.id, one]));
  const { doubled, wrong } = await findUnsound(sql);
  const undelivered = await sql<{ uid: string }[]>`
    select uid from outbox where channel = 'webhook' and sent_at is null`;
  const sent = await sql<{ uid: string }[]>`
    select uid from outbox where channel = 'webhook' and sent_at is not null`;
  const repeated = await sql<{ event_id: number }[]>`
    select event_id from outbox where event_id is not null
    group by event_id, channel having count(*) > 1`;
  return [
    none(
      "no vehicle has two bookings at one moment",
      doubled.map(({ id }) => id),
    ),
    none(
      "each booking has the vehicle that its status demands",
      wrong.map(({ id }) => id),
    ),
    none(
      "no acknowledged change is lost",
      rentals.filter((rental) => isLost(rental, stored)),
    ),
    none(
      "each change is recorded once",
      rentals.filter((rental) => isMisrecorded(rental, stored)),
    ),
    none("every event has one message for each channel", [...repeated]),
    none(
      "every message is delivered",
      [...undelivered, ...sent.filter(({ uid }) => !received.has(uid))].map(({ uid }) => uid),
    ),
  ];
}

async function readStored(sql: Sql): Promise<Stored[]> {
  return sql<Stored[]>`
    select bookings.id, status, counted.events
    from bookings, lateral (
      select coalesce(jsonb_object_agg(kind, amount), '{}') as events
      from (
        select kind, count(*) as amount from booking_events
        where booking_id = bookings.id group by kind
      ) as kinds
    ) as counted`;
}

function isLost({ id, status }: Rental, stored: ReadonlyMap<number, Stored>) {
  return stored.get(id)?.status !== status;
}

function isMisrecorded({ id, changes }: Rental, stored: ReadonlyMap<number, Stored>) {
  const events = stored.get(id)?.events ?? {};
  return (
    events.placed !== 1 ||
    BOOKING_STATUSES.some((status) => (events[status] ?? 0) !== changes[status])
  );
}
