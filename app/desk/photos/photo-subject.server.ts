import type { Sql } from "~/db.server";
import { idOf, notFound } from "~/desk/fleet/model-id.server";
import { findPhotoSubject } from "~/photos/photos.queries.server";
import type { PhotoSubject } from "~/photos/proposed-alts.server";

/** The model of an address, for its photos. Throws a 404. */
export async function photoSubjectOf(sql: Sql, text: string | undefined): Promise<PhotoSubject> {
  const subject = await findPhotoSubject(sql, BigInt(idOf(text)));
  if (!subject) throw notFound();
  return subject;
}
