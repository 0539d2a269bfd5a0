import type { Sql } from "~/web/db.server";
import { listStoredPhotos } from "~/catalog/photos/photos.queries.server";
import { readOutcome } from "./photo-intents";

/** Loads the photos of a car for its page on the desk. */
export async function loadPhotos(sql: Sql, request: Request, carId: number) {
  const outcome = readOutcome(new URL(request.url).searchParams);
  return { photos: await listStoredPhotos(sql, carId), outcome };
}

export type PhotoData = Awaited<ReturnType<typeof loadPhotos>>;
