import { createHmac } from "node:crypto";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { limitKey } from "~/web/http/limits/client.server";

/**
 * Returns who causes an e-mail to a customer: the keyed hash of the network of a client's address, of no use without
 * the site's secret. E-mails to one customer are counted apart for each of them.
 */
export async function requesterOf(
  { secret }: Pick<BookingStore, "secret">,
  address: string,
): Promise<string> {
  const mac = createHmac("sha256", await secret()).update(`mails of ${limitKey(address)}`);
  return mac.digest("base64url").slice(0, 12);
}
