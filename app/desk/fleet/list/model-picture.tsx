import { Silhouette } from "~/desk/fleet/silhouette";
import { photo } from "~/desk/fleet/silhouette.css";
import { swatchOf } from "~/desk/fleet/vehicles/colours";
import type { ModelListing } from "~/catalog/fleet/models/model-listing";
import { cardLabelOf } from "~/catalog/fleet/vehicle-type";

type ModelPictureProps = {
  model: Pick<ModelListing, "name" | "bodyType" | "image">;
  /** Of its vehicles, as typed. */
  colour: string;
};

/** The model's picture, or the silhouette of its body type in the colour of its vehicles. */
export function ModelPicture({ model, colour }: ModelPictureProps) {
  const { image } = model;
  if (image) {
    return <img className={photo} src={image} alt="" width={76} height={42} loading="lazy" />;
  }
  return <Silhouette bodyType={cardLabelOf(model)} fill={swatchOf(colour)} />;
}
