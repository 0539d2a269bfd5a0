import type { Sql } from "~/web/db.server";
import { idOf, notFound } from "~/desk/fleet/model-id.server";
import { findPhotoSubject } from "~/catalog/photos/photos.queries.server";
import type { PhotoSubject } from "~/catalog/photos/proposed-alts.server";

/** Finds the model of an address, for its photos. Throws a 404. */
export async function photoSubjectOf(sql: Sql, text: string | undefined): Promise<PhotoSubject> {
  const subject = await findPhotoSubject(sql, BigInt(idOf(text)));
  if (!subject) throw notFound();
  return subject;
}
