import type { Sql } from "~/web/db.server";
import { imagesWith, mainPhotoOf, type CarImages } from "~/catalog/fleet/car-photos";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { listShownPhotos } from "~/catalog/photos/photos.queries.server";
import type { ModelPictures } from "~/desk/fleet/model/preview/preview-car";

/** Finds the photos of a model, on offer or archived, and without any its drawings. */
export async function findModelPictures(sql: Sql, id: number): Promise<ModelPictures> {
  const [[row], shown] = await Promise.all([
    sql<CarImages[]>`
      select image, exterior_image1 as "exteriorImage1", exterior_image2 as "exteriorImage2",
        interior_image1 as "interiorImage1", interior_image2 as "interiorImage2",
        trunk_image as "trunkImage"
      from cars where id = ${id}`,
    listShownPhotos(sql, FALLBACK_LANGUAGE, BigInt(id)),
  ]);
  const photos = shown.get(id) ?? [];
  return { ...imagesWith(row ?? NO_IMAGES, photos), photo: mainPhotoOf(photos) };
}

const NO_IMAGES: CarImages = {
  image: null,
  exteriorImage1: null,
  exteriorImage2: null,
  interiorImage1: null,
  interiorImage2: null,
  trunkImage: null,
};

export const NO_PICTURES: ModelPictures = { ...NO_IMAGES, photo: null };

/** Finds the id of the model on offer with a name, regardless of case; or null. */
export async function findModelNamed(sql: Sql, name: string): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    select id from cars where archived_at is null and lower(name) = lower(${name})`;
  return row?.id ?? null;
}
