import { logFault, type Sql } from "~/web/db.server";
import { inBatches, type Batches } from "~/web/maintenance.server";
import { readPhone } from "~/web/phone-number.server";

/**
 * The time between two runs. While nodes of the previous release run, they store bookings whose phones are not
 * read.
 */
const INTERVAL_MS = 60_000;
const BATCH_SIZE = 200;

/** Reads the phones of bookings that an earlier release stored, the newest first. Returns how many it has read. */
export function readPhones(sql: Sql, { limit = BATCH_SIZE, signal }: Batches = {}) {
  return inBatches((size) => readBatch(sql, size), { limit, signal });
}

/**
 * Reads one batch and returns how many it has read: less than `limit` if nothing is left, or another node reads
 * the rest.
 */
async function readBatch(sql: Sql, limit: number) {
  const rows = await sql<{ id: number; phone: string }[]>`
    select id, phone from bookings where phone_e164 is null order by id desc limit ${limit}`;
  const read = rows.map(({ id, phone }) => ({ id, phone, number: readPhone(phone) ?? "" }));
  if (read.length === 0) return 0;
  const { count } = await sql`
    with free as (
      select id from bookings
      where id = any(${read.map(({ id }) => id)}::bigint[]) and phone_e164 is null
      order by id
      for no key update skip locked
    )
    update bookings set phone_e164 = number
    from free
      join jsonb_to_recordset(${sql.json(read)}) as read (id bigint, phone text, number text) using (id)
    where bookings.id = free.id and bookings.phone = read.phone`;
  return count;
}

/** Reads phones now and every minute until `close`, which waits for a started batch. Failures are only logged. */
export function openPhoneReading(sql: Sql) {
  const closing = new AbortController();
  const read = () =>
    readPhones(sql, { signal: closing.signal }).catch((error: unknown) => {
      logFault(error, "the phones of bookings could not be read", { level: "error" });
    });
  let running = read();
  const timer = setInterval(() => (running = read()), INTERVAL_MS).unref();
  return {
    close() {
      clearInterval(timer);
      closing.abort();
      return running;
    },
  };
}
