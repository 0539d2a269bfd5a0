import { isSettableStatus } from "~/booking/status";
import { listBookings } from "~/booking/booking.queries.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import type { Sql } from "~/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { apiError } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { readId } from "~/web/id";
import type { Staff } from "~/staff/staff.queries.server";

const DEFAULT_LIMIT = 200;
const MAX_LIMIT = 1000;

/** Answers `GET /api/bookings`: newest first, with a `Link` to the next page. */
export async function answerBookingsCall(sql: Sql, url: URL): Promise<Response> {
  const limit = Number(url.searchParams.get("limit") ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    return apiError(400, `limit must be an integer from 1 to ${MAX_LIMIT}`);
  }
  const beforeText = url.searchParams.get("before");
  const before = beforeText === null ? null : readId(beforeText);
  if (beforeText !== null && before === null)
    return apiError(400, "before must be the id of a booking");
  // One more, to know whether there is a next page.
  const found = await listBookings(sql, { limit: limit + 1, before });
  const bookings = found.slice(0, limit);
  const headers = new Headers();
  if (found.length > limit) headers.set("Link", nextLink(url, limit, bookings.at(-1)!.id));
  return Response.json(bookings, { headers });
}

function nextLink({ pathname }: URL, limit: number, before: number) {
  const query = new URLSearchParams({ limit: String(limit), before: String(before) });
  return `<${pathname}?${query}>; rel="next"`;
}

/** Answers `PATCH /api/bookings/{id}/status`. */
export async function answerStatusCall(
  store: BookingStore,
  request: Request,
  idText: string,
  staff: Staff,
) {
  const id = readId(idText);
  if (id === null) return apiError(400, "the id must be an integer");
  const { status } = await readJsonObject(request);
  if (!isSettableStatus(status)) return apiError(400, "status must be confirmed or cancelled");
  const booking = await updateBookingStatus(
    store.sql,
    { id, status, actor: staff.username },
    store.channels,
  );
  if (!booking) return apiError(404, "there is no such booking");
  store.wakeNodes();
  return Response.json(booking);
}
