import { blockVehicle, unblock } from "~/catalog/availability/blocks.queries.server";
import type { Sql } from "~/web/db.server";
import { blockSchema } from "~/desk/calendar/block/block.schema";
import { findBlock } from "~/desk/calendar/block/block.queries.server";
import { apiError, firstMessage } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { readId } from "~/web/id";
import { blockBody } from "./rental.api.schema";

/** Handles `POST /api/blocks`. */
export async function handleBlockRequest(sql: Sql, request: Request): Promise<Response> {
  const body = blockBody.safeParse(await readJsonObject(request));
  if (!body.success) return apiError(400, firstMessage(body.error));
  const { vehicle: vehicleId, from, fromTime, to, toTime, note } = body.data;
  const block = blockSchema.safeParse({
    fromDate: from,
    fromTime,
    untilDate: to,
    untilTime: toTime,
    note,
  });
  if (!block.success) return apiError(400, "to must be after from, at most 366 days");
  const { period } = block.data;
  const blocked = await blockVehicle(sql, { vehicleId, period, note, now: new Date() });
  if (blocked.ok) return Response.json({ id: blocked.id }, { status: 201 });
  if (blocked.reason === "unknown") return apiError(404, "there is no such vehicle");
  const error =
    blocked.reason === "full"
      ? "the vehicle is taken at this time"
      : "the vehicle is not in service on all of these days";
  const conflicts = blocked.reason === "full" ? blocked.conflicts : [];
  return Response.json({ error, conflicts }, { status: 409 });
}

/** Handles `DELETE /api/blocks/{id}`. */
export async function handleUnblockRequest(sql: Sql, text: string | undefined): Promise<Response> {
  const id = readId(text ?? "");
  if (id === null) return apiError(400, "the id must be an integer");
  const stored = await findBlock(sql, id);
  const removed = stored && (await unblock(sql, stored.id, new Date()));
  return removed ? new Response(null, { status: 204 }) : apiError(404, "there is no such block");
}
