import type { SeenBooking } from "~/booking/booking.queries.server";
import { toMessage, type MovePreview } from "~/desk/bookings/car/move-preview.server";
import type { DeskSite } from "~/desk/desk-site";
import { findBookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { isToldFirst, readModel } from "./change-model.server";
import { MODEL_FIELDS, TYPED_FIELDS } from "./model-fields";

type Site = Pick<DeskSite, "sql" | "publicSite" | "settings">;

/**
 * Reads from the address of a booking's page which model a confirmed booking shall get, and what its customer will
 * read then; null without one. What is refused is refused by the form before.
 */
export async function loadModelPreview(
  site: Site,
  seen: SeenBooking,
  search: URLSearchParams,
  now: Date,
): Promise<MovePreview | null> {
  if (!search.has(MODEL_FIELDS.preview) || !isToldFirst(seen)) return null;
  const form = new FormData();
  for (const name of TYPED_FIELDS) if (search.has(name)) form.set(name, search.get(name) ?? "");
  const read = await readModel(site.sql, seen, form, now);
  if ("ok" in read) return null;
  const row = { bookingId: seen.id, eventId: null };
  const booking = await findBookingForMessage(site.sql, row, site.publicSite().company.hours);
  if (!booking) return null;
  const { modelId, name, quote, isFree } = read;
  const car = { ...booking.car, modelId, model: name, isAssigned: isFree };
  const totalPrice = quote?.totalPrice ?? booking.totalPrice;
  const message = toMessage(site, { ...booking, car, totalPrice, carNews: "named" }, now);
  const fields = Object.fromEntries([...form].map(([key, value]) => [key, String(value)]));
  return { intent: "changeModel", fields, messages: [message] };
}
