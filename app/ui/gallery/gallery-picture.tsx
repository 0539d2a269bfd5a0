import { Picture, type PictureProps } from "~/ui/picture";

/** 16:9. */
export function GalleryPicture(props: Omit<PictureProps, "width" | "height">) {
  return <Picture {...props} width={800} height={450} />;
}
