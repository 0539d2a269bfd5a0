import { Silhouette } from "~/desk/fleet/silhouette";
import { photo } from "~/desk/fleet/silhouette.css";
import type { ModelListing } from "~/fleet/models/model";
import { cardLabelOf } from "~/fleet/vehicle-type";

/** A drawing has too much in it for this size: only photos are shown. */
const DRAWING = /\.svg$/;

type ModelPictureProps = { model: Pick<ModelListing, "name" | "bodyType" | "image"> };

/** The model's photo, or the silhouette of its body type. */
export function ModelPicture({ model }: ModelPictureProps) {
  const { image } = model;
  if (image && !DRAWING.test(image)) {
    return <img className={photo} src={image} alt="" width={76} height={42} loading="lazy" />;
  }
  return <Silhouette bodyType={cardLabelOf(model)} fill={null} />;
}
