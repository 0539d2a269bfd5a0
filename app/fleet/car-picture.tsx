import type { BodyType } from "./body-type";
import { cardLabelOf, type Typed } from "./vehicle-type";
import { Picture, type PictureProps } from "~/ui/picture";

/** A car under a cover. */
export const PLACEHOLDER = "/pictures/cars/placeholder.svg";

/** A neutral drawing for cars without a picture. */
export function bodyPicture(bodyType: BodyType): string {
  return `/pictures/bodies/${bodyType}.svg`;
}

type PicturedCar = Typed & { image: string | null };

/** A car's own picture, or the drawing of its body type. */
export function mainPicture(car: PicturedCar): string {
  return car.image ?? bodyPicture(cardLabelOf(car));
}

type CarPictureProps = Omit<PictureProps, "src" | "width" | "height" | "fallback"> & {
  car: PicturedCar;
};

/** A picture of a car, 16:9; the placeholder if it fails to load. */
export function CarPicture({ car, ...props }: CarPictureProps) {
  return (
    <Picture {...props} src={mainPicture(car)} width={800} height={450} fallback={PLACEHOLDER} />
  );
}
