import { createHmac, timingSafeEqual } from "node:crypto";
import type { BookingDetails } from "~/booking/manage/my-booking.queries.server";
import type { LinkSource } from "~/booking/links/current-token.server";
import { findLinkKey } from "~/booking/links/links.queries.server";
import { isToken, TOKEN_LENGTH } from "~/booking/links/token";
import type { LinkKey } from "~/booking/links/token.server";
import { storeProvenEmail } from "./proof.queries.server";

/** Returns the code in mails about a booking to an address, which only its reader knows: 132 bits. */
export function proofCode(secret: string, { id, nonce }: LinkKey, email: string): string {
  const mac = createHmac("sha256", secret).update(`address ${id} ${nonce} ${email.toLowerCase()}`);
  return mac.digest("base64url").slice(0, TOKEN_LENGTH);
}

/** Returns the code for a mail about a stored booking to an address. */
export async function currentProof({ sql, secret }: LinkSource, id: number, email: string) {
  return proofCode(await secret(), await findLinkKey(sql, id), email);
}

type Addressed = Pick<BookingDetails, "id" | "email">;

/** Returns whether a code is of a mail to the address that the booking has now. */
export async function isProof(
  source: LinkSource,
  { id, email }: Addressed,
  code: string | null,
): Promise<boolean> {
  if (code === null || !isToken(code) || email === "") return false;
  const expected = await currentProof(source, id, email);
  return timingSafeEqual(Buffer.from(code), Buffer.from(expected));
}

/**
 * Stores that the booking's address is proven, if the code is of a mail to it. Returns whether it is proven, or was
 * before.
 */
export async function proveAddress(
  source: LinkSource,
  booking: Addressed & Pick<BookingDetails, "isProven">,
  code: string | null,
): Promise<boolean> {
  if (booking.isProven) return true;
  if (!(await isProof(source, booking, code))) return false;
  return storeProvenEmail(source.sql, booking);
}
