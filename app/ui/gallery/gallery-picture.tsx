import { Picture, type PictureProps } from "~/ui/picture";
import type { GalleryItem } from "./gallery";
import { photoAt } from "./gallery-picture.css";

type GalleryPictureProps = Pick<PictureProps, "className" | "fallback" | "first" | "sizes"> & {
  item: GalleryItem;
  isThumbnail?: boolean;
};

/** 16:9. */
export function GalleryPicture({
  item,
  isThumbnail,
  className,
  sizes,
  ...props
}: GalleryPictureProps) {
  const { files, focus } = item;
  return (
    <Picture
      {...props}
      {...files}
      {...(files?.srcSet && { sizes })}
      className={focus ? `${className} ${photoAt[focus]}` : className}
      src={isThumbnail ? item.thumbnail : item.original}
      alt={item.alt}
      width={800}
      height={450}
    />
  );
}
