import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import {
  markOut,
  markReturned,
  undoOut,
  undoReturn,
} from "~/booking/assignment/handover.queries.server";
import type { BookingChange, Refusal } from "~/booking/booking-change.server";
import { responseBooking } from "~/booking/booking.response.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import type { Staff } from "~/staff/staff.queries.server";
import { apiError, firstMessage } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { readId } from "~/web/id";
import { handoverBody, vehicleBody } from "~/desk/api/rental.api.schema";

type RentalRequest = { request: Request; id: string | undefined; staff: Staff };

/** Handles `PATCH /api/bookings/{id}/vehicle`. */
export async function handleVehicleRequest(
  store: BookingStore,
  { request, id: text, staff }: RentalRequest,
) {
  const id = readId(text ?? "");
  if (id === null) return apiError(400, "the id must be an integer");
  const body = vehicleBody.safeParse(await readJsonObject(request));
  if (!body.success) return apiError(400, firstMessage(body.error));
  const { vehicle: vehicleId, pinned } = body.data;
  const move = { id, vehicleId, pinned, actor: staff.username, now: new Date() };
  return answerChange(store, await assignVehicle(store.changes, move));
}

/** Handles `PATCH /api/bookings/{id}/out` and `/returned`. */
export async function handleHandoverRequest(
  store: BookingStore,
  mark: "out" | "returned",
  { request, id: text, staff }: RentalRequest,
) {
  const id = readId(text ?? "");
  if (id === null) return apiError(400, "the id must be an integer");
  const body = handoverBody.safeParse(await readJsonObject(request));
  if (!body.success) return apiError(400, firstMessage(body.error));
  const { at } = body.data;
  const now = new Date();
  const change = { id, actor: staff.username, now };
  const undo = mark === "out" ? undoOut : undoReturn;
  if (at === null) return answerChange(store, await undo(store.changes, change));
  const marked = { ...change, at: at === undefined ? now : new Date(at) };
  return answerChange(
    store,
    mark === "out"
      ? await markOut(store.changes, marked)
      : await markReturned(store.changes, marked, store.channels),
  );
}

function answerChange(store: BookingStore, change: BookingChange): Response {
  if (change.ok) {
    store.wakeNodes();
    return Response.json(responseBooking(change.booking, store.replyRules()));
  }
  const { reason, conflicts } = change;
  if (reason === "unknown") return apiError(404, "there is no such booking or vehicle");
  return Response.json({ error: REFUSALS[reason], conflicts }, { status: 409 });
}

const REFUSALS: Readonly<Record<Exclude<Refusal, "unknown">, string>> = {
  refused: "the status of the booking does not allow this",
  out: "the vehicle is out",
  full: "the vehicle is not free for the time of the booking",
  unassigned: "the booking has no vehicle yet",
  stillOut: "the vehicle is still out with another booking",
  notInService: "the vehicle is not in service on all days of the booking",
  future: "this time has not come yet",
  beforeOut: "the return is before the handover",
  stale: "the booking has changed",
};
