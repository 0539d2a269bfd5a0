import { responseBooking } from "~/booking/booking.response.server";
import { href } from "react-router";
import type { BookingChange, Refusal } from "~/booking/booking-change.server";
import { listBookings } from "~/booking/booking.queries.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { apiError, firstMessage } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { readId } from "~/web/id";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Staff } from "~/staff/staff.queries.server";
import { bookingsQuery, DEFAULT_LIMIT, statusBody } from "./bookings.api.schema";

type ListStore = Pick<BookingStore, "sql" | "replyRules">;
type Reader = { staff: Staff; record: RecordSecurity };

/**
 * Handles `GET /api/bookings`: newest first, with a `Link` to the next page. A bulk read is recorded like a
 * download.
 */
export async function handleBookingsRequest(store: ListStore, url: URL, { staff, record }: Reader) {
  const query = bookingsQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) return apiError(400, firstMessage(query.error));
  const { limit, before = null } = query.data;
  if (limit > DEFAULT_LIMIT || before !== null) {
    record({
      event: "export",
      outcome: "ok",
      account: staff.username,
      detail: href("/api/bookings"),
    });
  }
  // One more booking is read, to know whether there is a next page.
  const found = await listBookings(store.sql, { limit: limit + 1, before });
  const bookings = found.slice(0, limit);
  const headers = new Headers();
  if (found.length > limit) headers.set("Link", nextLink(url, limit, bookings.at(-1)!.id));
  const replyRules = store.replyRules();
  const body = bookings.map((booking) => responseBooking(booking, replyRules));
  return Response.json(body, { headers });
}

function nextLink({ pathname }: URL, limit: number, before: number) {
  const query = new URLSearchParams({ limit: String(limit), before: String(before) });
  return `<${pathname}?${query}>; rel="next"`;
}

/** Handles `PATCH /api/bookings/{id}/status`. */
export async function handleStatusRequest(
  store: BookingStore,
  request: Request,
  idText: string,
  staff: Staff,
) {
  const id = readId(idText);
  if (id === null) return apiError(400, "the id must be an integer");
  const body = statusBody.safeParse(await readJsonObject(request));
  if (!body.success) return apiError(400, firstMessage(body.error));
  const change = { id, ...body.data, actor: staff.username };
  const updated = await updateBookingStatus(store.changes, change, store.channels);
  if (!updated.ok) return refuseStatus(updated);
  store.wakeNodes();
  return Response.json(responseBooking(updated.booking, store.replyRules()));
}

const STATUS_REFUSALS: Partial<Record<Refusal, string>> = {
  full: "no vehicle of this model is free for the time of the booking",
  future: "the pick-up time has not come yet: nobody can say that the customer did not come",
};

function refuseStatus({ reason, conflicts }: Extract<BookingChange, { ok: false }>) {
  if (reason === "unknown") return apiError(404, "there is no such booking");
  const error =
    STATUS_REFUSALS[reason] ?? "the vehicle is out: the booking is completed by its return";
  return Response.json({ error, conflicts }, { status: 409 });
}
