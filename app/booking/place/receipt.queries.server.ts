import type { BookingStore } from "~/booking/events/booking-store.server";

/** The header of a stored booking that is `refused` if its customer gets no e-mail about it. */
export const RECEIPT_HEADER = "Booking-Receipt";

/** The age of a booking, in hours, from which its confirmation no longer says whether it was mailed. */
const NEW_HOURS = 24;

/**
 * Finds whether the customer of a new booking gets no e-mail about it because too many went to the address. False
 * where the site sends none at all.
 */
export async function isReceiptRefused(
  { sql, channels }: Pick<BookingStore, "sql" | "channels">,
  id: number,
): Promise<boolean> {
  if (!channels.includes("emailVisitor")) return false;
  const [row] = await sql<[{ is: boolean }]>`
    select exists (
      select from bookings
      where id = ${id} and source = 'site' and status in ('pending', 'confirmed')
        and created_at > now() - make_interval(hours => ${NEW_HOURS}::integer)
        and not exists (
          select from outbox
          where booking_id = bookings.id and kind in ('placed', 'confirmed') and channel = 'emailVisitor'
        )
    ) as is`;
  return row.is;
}
