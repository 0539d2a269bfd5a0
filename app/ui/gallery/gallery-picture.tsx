import { Picture, type PictureProps } from "~/ui/picture";

/** A picture of a gallery, 16:9 as all of them. */
export function GalleryPicture(props: Omit<PictureProps, "width" | "height">) {
  return <Picture {...props} width={800} height={450} />;
}
