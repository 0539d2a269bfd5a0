import * as styles from "~/desk/fleet/silhouette.css";
import { photo } from "~/desk/fleet/silhouette.css";
import { swatchOf } from "~/desk/fleet/vehicles/colours";
import type { ModelListing } from "~/catalog/fleet/models/model-listing";
import { cardLabelOf, type BodyType } from "~/catalog/fleet/vehicle-type";
import sprite from "~/desk/fleet/silhouettes.svg";

type ModelPictureProps = {
  model: Pick<ModelListing, "name" | "bodyType" | "image">;
  /** The colour of the model's vehicles, as typed. */
  colour: string;
};

/** Shows the model's picture, or the silhouette of its body type in the colour of its vehicles. */
export function ModelPicture({ model, colour }: ModelPictureProps) {
  const { image } = model;
  if (image) {
    return <img className={photo} src={image} alt="" width={76} height={42} loading="lazy" />;
  }
  return <Silhouette bodyType={cardLabelOf(model)} fill={swatchOf(colour)} />;
}

type SilhouetteProps = { bodyType: BodyType; fill: string | null };

/** Shows the side view of a body type, as decoration. `fill` is the colour of the car, if known. */
function Silhouette({ bodyType, fill }: SilhouetteProps) {
  return (
    <svg
      className={fill ? styles.ground : styles.unpainted}
      viewBox="0 0 96 36"
      fill={fill ?? undefined}
      aria-hidden="true"
    >
      <use href={`${sprite}#${bodyType}`} />
    </svg>
  );
}
