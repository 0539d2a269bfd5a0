import type { Sql } from "#db/connect";
import type { BookingInput } from "~/booking/booking";
import { insertBooking } from "~/booking/place/insert-booking.queries.server";
import { fingerprintOf } from "~/booking/place/place-booking.server";
import { bookingToken } from "~/booking/links/token.server";
import { reserveLinkKey } from "~/booking/links/links.queries.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { findContentVersion } from "~/web/cache/content-version.queries.server";
import { testSecret } from "~/booking/testing/test-store";
import type { Channel } from "~/booking/events/channels";
import type { Language } from "~/web/i18n/languages";
import { withFees } from "~/booking/testing/stored-quote";

/** Stores a booking with outbox rows for some channels. */
export async function place(
  sql: Sql,
  channels: readonly Channel[],
  changes: Partial<BookingInput> = {},
  lang: Language = "en",
  requester = "",
) {
  const input = bookingInput(changes);
  const quote = withFees({
    rentalDays: 6,
    pricePerDay: 50,
    lines: [],
    totalPrice: 300,
    currency: "USD" as const,
    deliveryFee: 45,
    exchange: null,
  });
  const linkKey = await reserveLinkKey(sql);
  const token = bookingToken(await testSecret(), linkKey);
  const booking = {
    ...linkKey,
    input,
    quote,
    placeNames: {},
    carId: null,
    terms: null,
    token,
    lang,
    requester,
    key: null,
    version: await findContentVersion(sql),
  };
  const placed = await insertBooking(
    sql,
    { ...booking, fingerprint: fingerprintOf(input) },
    channels,
  );
  if (!placed) throw new Error("the same input was used for another booking");
  return { ...placed, token };
}

type StoredRow = {
  id: number;
  uid: string;
  kind: string;
  channel: Channel;
  attempts: number;
  remoteId: string | null;
  reason: string | null;
  state: "sent" | "dead" | "waiting";
  /** The whole seconds until the row is due. */
  inSeconds: number;
};

/** Reads the rows of the outbox in insertion order. */
export function readOutbox(sql: Sql, bookingId: number | null = null) {
  return sql<StoredRow[]>`
    select id, uid, kind, channel, attempts, remote_id as "remoteId", last_error as reason,
      case when sent_at is not null then 'sent' when dead_at is not null then 'dead'
        else 'waiting' end as state,
      round(extract(epoch from next_at - now()))::int as "inSeconds"
    from outbox where ${bookingId}::bigint is null or booking_id = ${bookingId}
    order by id`;
}

/** Makes all waiting rows due. */
export async function passTime(sql: Sql) {
  await sql`update outbox set next_at = now() where sent_at is null and dead_at is null`;
}
