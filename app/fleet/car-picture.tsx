import { Picture, type PictureProps } from "~/ui/picture";

type CarPictureProps = Omit<PictureProps, "width" | "height" | "fallback">;

/** A picture of a car, 16:9; a covered car where it does not load. */
export function CarPicture(props: CarPictureProps) {
  return <Picture {...props} width={800} height={450} fallback="/pictures/cars/placeholder.svg" />;
}
