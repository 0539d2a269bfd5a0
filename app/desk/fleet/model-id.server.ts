import { data } from "react-router";
import { findModel } from "~/fleet/models/models.queries.server";
import type { Sql } from "~/db.server";
import { PRIVATE_HEADERS } from "~/web/http/security-headers.server";

/** Below the highest `integer` of the database. */
const ID = /^[1-9]\d{0,8}$/;

/** An id of an address. Throws a 404. */
export function idOf(text: string | undefined): number {
  if (text && ID.test(text)) return Number(text);
  throw notFound();
}

/** The model of an address. Throws a 404. */
export async function modelOf(sql: Sql, text: string | undefined) {
  const model = await findModel(sql, idOf(text));
  if (!model) throw notFound();
  return model;
}

export function notFound() {
  return data(null, { status: 404, headers: PRIVATE_HEADERS });
}
