import type { BookingStore } from "~/booking/events/booking-store.server";
import { findLinkKey, insertLink } from "./links.queries.server";
import { bookingToken } from "./token.server";

/** The fields of the store that links are made from. */
export type LinkSource = Pick<BookingStore, "sql" | "secret">;

/**
 * Returns the token for a new link of a stored booking. A booking from before an upgrade or a change of the secret
 * has other links, which stay valid: this one is added.
 */
export async function currentToken({ sql, secret }: LinkSource, id: number): Promise<string> {
  const key = await findLinkKey(sql, id);
  const token = bookingToken(await secret(), key);
  await insertLink(sql, { id, token });
  return token;
}
