import { data } from "react-router";
import { findModel } from "~/catalog/fleet/models/models.queries.server";
import type { Sql } from "~/web/db.server";
import { readRowId } from "~/web/id";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { firstText } from "~/web/first-text";
import { VERSION_FIELD } from "./fleet";

/** Reads an id of an address. Throws a 404. */
export function idOf(text: string | undefined): number {
  const id = readRowId(text ?? "");
  if (id === null) throw notFound();
  return id;
}

/** Finds the model of an address. Throws a 404. */
export async function modelOf(sql: Sql, text: string | undefined) {
  const model = await findModel(sql, idOf(text));
  if (!model) throw notFound();
  return model;
}

export function notFound() {
  return data(null, { status: 404, headers: PRIVATE_HEADERS });
}

/** Returns the version that a form showed; for a text that is no version, one that no row has. */
export function versionIn(form: FormData): string {
  const typed = firstText(form.get(VERSION_FIELD));
  return /^\d{1,9}$/.test(typed) ? typed : "0";
}
