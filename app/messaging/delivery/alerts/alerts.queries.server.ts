import type { Channel } from "~/booking/events/channels";
import type { Sql } from "~/web/db.server";
import { listGuessedAccounts } from "~/staff/second-factor/wrong-codes.queries.server";
import type { Alert } from "./alert";

/** The channels of alerts. */
export const ALERT_CHANNELS = new Set<Channel>(["telegram", "emailOperator"]);

/** Writes a message for each enabled channel of alerts. An alert with a key is sent once. */
export async function insertAlert(
  sql: Sql,
  alert: Alert,
  { channels, key = null }: { channels: readonly Channel[]; key?: string | null },
) {
  const used = channels.filter((channel) => ALERT_CHANNELS.has(channel));
  await sql`
    insert into outbox (kind, channel, alert, alert_key)
    select 'security', channel, ${sql.json(alert)}, ${key}
    from unnest(${used}::text[]) as channel
    on conflict (alert_key, channel) where alert_key is not null do nothing`;
}

/** The number of bookings in an hour that is an alert: far above a good day of a large fleet. */
const MANY_BOOKINGS = 100;

/**
 * Inserts one alert an hour while many bookings come in, perhaps from many networks: no limit of the whole site
 * refuses a booking.
 */
export async function insertBookingsAlert(sql: Sql, now: Date, channels: readonly Channel[]) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from bookings
    where source = 'site' and created_at > ${now.toISOString()}::timestamptz - interval '1 hour'`;
  const count = row?.count ?? 0;
  if (count < MANY_BOOKINGS) return;
  const key = `bookings ${now.toISOString().slice(0, 13)}`;
  await insertAlert(sql, { kind: "bookings", count }, { channels, key });
}

/** Inserts one alert a day for an account and a place from which its codes are guessed. */
export async function insertCodesAlerts(sql: Sql, channels: readonly Channel[]) {
  for (const { account, source, count, since } of await listGuessedAccounts(sql)) {
    const key = `codes ${since.toISOString()} ${source} ${account}`;
    // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one.
    await insertAlert(sql, { kind: "codes", account, count }, { channels, key });
  }
}

const FLOOD = { minutes: 10, attempts: 100 };

/** Inserts one alert an hour, while many sign-ins fail. */
export async function insertFloodAlert(sql: Sql, now: Date, channels: readonly Channel[]) {
  const [row] = await sql<{ count: number }[]>`
    select coalesce(sum(count), 0)::integer as count from security_events
    where event = 'signIn' and outcome <> 'ok'
      and created_at > ${now.toISOString()}::timestamptz - make_interval(mins => ${FLOOD.minutes})`;
  const count = row?.count ?? 0;
  if (count < FLOOD.attempts) return;
  const key = `flood ${now.toISOString().slice(0, 13)}`;
  await insertAlert(sql, { kind: "flood", count }, { channels, key });
}
