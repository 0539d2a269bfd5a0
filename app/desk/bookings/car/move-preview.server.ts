import { isPlateDue } from "~/booking/booking-car";
import {
  findBookingForMessage,
  type BookingForMessage,
} from "~/messaging/delivery/booking-for-message.queries.server";
import { customerEmail, type MailContext } from "~/messaging/delivery/mail/customer-email";
import type { DeskSite } from "~/desk/desk-site";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { readId } from "~/web/id";
import { MOVE_FIELDS, readMove, readSwap } from "./move";

/** A message to a customer after a change of cars. */
export type CustomerMessage = {
  id: number;
  name: string;
  /** The phone number in E.164, for a call where no message can be sent. */
  phoneE164: string | null;
  isSent: boolean;
  lang: Language;
  title: string;
  paragraphs: string[];
};

/** The step before a move, a swap, or the first model of a confirmed booking about which customers are written to. */
export type MovePreview = {
  intent: "move" | "swap" | "changeModel";
  /** The hidden fields of the form. */
  fields: Record<string, string>;
  messages: CustomerMessage[];
};

type Site = Pick<DeskSite, "sql" | "publicSite" | "settings">;

/** Reads the move or the swap from the address of a booking's page; null without one. */
export async function loadMovePreview(
  site: Site,
  bookingId: number,
  search: URLSearchParams,
  now: Date,
): Promise<MovePreview | null> {
  const form = new FormData();
  for (const name of MOVE_FIELDS) if (search.has(name)) form.set(name, search.get(name) ?? "");
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const [move, swap] = [readMove(form), readSwap(form)];
  if (!move && !swap) return null;
  const gets = (id: number, vehicleId: number) => messageTo(site, { id, vehicleId }, now);
  const found = swap
    ? [await gets(bookingId, swap.seenOther), await gets(Number(swap.otherId), swap.seen)]
    : [await gets(bookingId, move!.vehicleId)];
  const messages = found.filter((message) => message !== null);
  // The customers were notified already, or a vehicle is unknown: the form before asks again.
  if (messages.length === 0) return null;
  return { intent: swap ? "swap" : "move", fields, messages };
}

async function messageTo(
  site: Site,
  { id, vehicleId }: { id: number; vehicleId: number },
  now: Date,
): Promise<CustomerMessage | null> {
  if (readId(String(id)) === null) return null;
  const row = { bookingId: id, eventId: null };
  const { hours } = site.publicSite().company;
  const booking = await findBookingForMessage(site.sql, row, hours, vehicleId);
  if (booking?.status !== "confirmed" || booking.carNews === null) return null;
  return toMessage(site, booking, now);
}

/** Returns the message about the car of a booking as it will be. */
export function toMessage(
  { settings, publicSite }: Pick<Site, "settings" | "publicSite">,
  booking: BookingForMessage,
  now: Date,
): CustomerMessage {
  const { company, content } = publicSite();
  const isSent = settings.mail !== null && booking.email !== "";
  return {
    ...messageText(booking, now, { company, promises: content.promises[booking.lang] }),
    isSent,
  };
}

/** Returns the text as the e-mail has it. */
function messageText(
  booking: BookingForMessage,
  now: Date,
  context: Pick<MailContext, "company" | "promises">,
) {
  const { id, name, phoneE164, lang, car } = booking;
  const plate = isPlateDue(booking, now) ? car.plate : null;
  const pages = { booking: "", voucher: "", calendar: "", ...context };
  const { t } = i18nFor(lang);
  const { title, subject = title, paragraphs } = customerEmail(t, "car", booking, plate, pages);
  return { id, name, phoneE164, lang, title: subject, paragraphs };
}
