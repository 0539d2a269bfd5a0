import { data } from "react-router";
import { blockVehicle, unblock } from "~/catalog/availability/blocks.queries.server";
import type { Sql } from "~/web/db.server";
import { calendarAddress } from "~/desk/calendar/calendar-query";
import { listTaken, type TakenPeriod } from "~/desk/calendar/taken.queries.server";
import { deskRedirect } from "~/desk/access.server";
import { parseSubmission, type FormResult } from "~/web/http/submission.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { findBlock } from "./block.queries.server";
import { BLOCK_FIELDS, BLOCK_INTENTS } from "./block";
import { blockSchema } from "./block.schema";
import { addDays, parseDate } from "~/web/calendar";
import { idOf, modelOf, notFound } from "~/desk/fleet/model-id.server";
import { findVehicle } from "~/catalog/fleet/vehicles/vehicles.queries.server";

/** Why a block was not stored, with what was typed. */
export type BlockAnswer = {
  result: FormResult;
  /**
   * With `full`, the bookings in `taken` can't get another vehicle; with `taken`, the vehicle is taken by
   * what is no booking.
   */
  reason: "invalid" | "full" | "taken" | "unknown" | "notInService";
  taken: TakenPeriod[];
};

type SubmittedForm = { request: Request; form: FormData; now: Date };

/** Stores a block, or removes one; shows the calendar of its days afterwards. */
export async function answerBlockForm(sql: Sql, sent: SubmittedForm, page: BlockPageData) {
  switch (sent.form.get("intent")) {
    case BLOCK_INTENTS.add:
      return addBlock(sql, sent, page);
    case BLOCK_INTENTS.remove:
      return removeBlock(sql, sent, page);
    default:
      return data(null, { status: 400, headers: PRIVATE_HEADERS });
  }
}

async function addBlock(
  sql: Sql,
  { request, form, now }: SubmittedForm,
  { vehicle }: BlockPageData,
) {
  const submission = parseSubmission(form, blockSchema, BLOCK_FIELDS);
  const result = submission.reply();
  if (submission.status !== "success")
    return refuseBlockForm({ result, reason: "invalid", taken: [] }, 422);
  const { period, note } = submission.value;
  const blocked = await blockVehicle(sql, { vehicleId: vehicle.id, period, note, now });
  if (blocked.ok) return backToCalendar(request, period.start, "blocked");
  const { reason } = blocked;
  if (reason !== "full") return refuseBlockForm({ result, reason, taken: [] }, 409);
  const taken = await listTaken(sql, { vehicleId: vehicle.id, period, now });
  const isBooked = taken.some(({ bookingId }) => bookingId !== null);
  return refuseBlockForm({ result, reason: isBooked ? reason : "taken", taken }, 409);
}

/** Removes a block; succeeds if it was already removed. */
async function removeBlock(
  sql: Sql,
  { request, now }: SubmittedForm,
  { stored, today }: BlockPageData,
) {
  if (stored) await unblock(sql, stored.id, now);
  return backToCalendar(request, stored?.from ?? today, "unblocked");
}

function backToCalendar(request: Request, moment: string, done: "blocked" | "unblocked") {
  return deskRedirect(request, `${calendarAddress({ from: moment.slice(0, 10) })}&done=${done}`);
}

function refuseBlockForm(answer: BlockAnswer, status: number) {
  return data(answer, { status, headers: PRIVATE_HEADERS });
}

const MORNING = "09:00";

/**
 * Loads a stored block (`row`), or the first values of a new one (`vehicle`, `from`, `until`). Throws a 404
 * for an unknown one.
 */
export async function loadBlock(sql: Sql, request: Request, today: string) {
  const search = new URL(request.url).searchParams;
  const row = search.get("row");
  const stored = row === null ? null : await findBlock(sql, idOf(row));
  if (row !== null && !stored) throw notFound();
  const vehicle = await findVehicle(sql, stored?.vehicleId ?? idOf(search.get("vehicle") ?? ""));
  if (!vehicle) throw notFound();
  const model = await modelOf(sql, String(vehicle.carId));
  const from = parseDate(search.get("from") ?? "") ?? today;
  const until = parseDate(search.get("until") ?? "") ?? addDays(from, 1);
  return {
    vehicle,
    model: model.name,
    stored,
    today,
    first: {
      fromDate: from,
      fromTime: MORNING,
      untilDate: until > from ? until : addDays(from, 1),
      untilTime: MORNING,
      note: "",
    },
  };
}

export type BlockPageData = Awaited<ReturnType<typeof loadBlock>>;
