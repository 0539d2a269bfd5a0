import type { Sql } from "~/db.server";
import type { ModelPictures } from "./preview-car";

/** The pictures of a model, on offer or archived. */
export async function findModelPictures(sql: Sql, id: number): Promise<ModelPictures> {
  const [row] = await sql<ModelPictures[]>`
    select image, exterior_image1 as "exteriorImage1", exterior_image2 as "exteriorImage2",
      interior_image1 as "interiorImage1", interior_image2 as "interiorImage2",
      trunk_image as "trunkImage"
    from cars where id = ${id}`;
  return row ?? NO_PICTURES;
}

export const NO_PICTURES: ModelPictures = {
  image: null,
  exteriorImage1: null,
  exteriorImage2: null,
  interiorImage1: null,
  interiorImage2: null,
  trunkImage: null,
};
