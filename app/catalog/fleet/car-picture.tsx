import { cutSources } from "~/catalog/photos/pictures/photo-sources";
import type { CarPhoto } from "~/catalog/photos/photo";
import { type BodyType, cardLabelOf, type TypeSource } from "./vehicle-type";
import { drawingSources } from "./drawing-sources";
import { Picture, type PictureProps } from "~/ui/picture";

/** The drawing of a car under a cover. */
export const PLACEHOLDER = "/pictures/cars/placeholder.svg";

/** Returns the path of a neutral drawing for cars without a picture. */
export function bodyPicture(bodyType: BodyType): string {
  return `/pictures/bodies/${bodyType}.svg`;
}

type PicturedCar = TypeSource & { image: string | null; photo: CarPhoto | null };

/** Returns the path of a car's own picture, or of the drawing of its body type. */
export function mainPicture(car: PicturedCar): string {
  return car.image ?? bodyPicture(cardLabelOf(car));
}

type CarPictureProps = Pick<PictureProps, "className" | "alt" | "first" | "sizes"> & {
  car: PicturedCar;
};

/** Shows a photo or drawing of a car, 16:9; the placeholder if it fails to load. */
export function CarPicture({ car, alt, sizes, ...props }: CarPictureProps) {
  const common = { ...props, width: 800, height: 450, fallback: PLACEHOLDER };
  const { photo } = car;
  if (!photo) {
    const src = mainPicture(car);
    return <Picture {...common} {...drawingSources(src)} src={src} alt={alt} />;
  }
  // A picture without a text for its view is decoration.
  const text = alt && (photo.alt || car.name);
  return <Picture {...common} {...cutSources(photo)} sizes={sizes} alt={text} />;
}
