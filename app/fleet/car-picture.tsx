import { Picture, type PictureProps } from "~/ui/picture";

/** A car under a cover. */
export const PLACEHOLDER = "/pictures/cars/placeholder.svg";

type CarPictureProps = Omit<PictureProps, "width" | "height" | "fallback">;

/** A picture of a car, 16:9; the placeholder if it fails to load. */
export function CarPicture(props: CarPictureProps) {
  return <Picture {...props} width={800} height={450} fallback={PLACEHOLDER} />;
}
