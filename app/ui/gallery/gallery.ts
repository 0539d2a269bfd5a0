import type { PictureProps } from "~/ui/picture";
import type { Focus } from "./gallery-picture.css";

export type GalleryItem = {
  /** URL of the picture. */
  original: string;
  thumbnail: string;
  /** URL of the file shown enlarged; without it the one in the gallery. */
  largest?: string;
  alt: string;
  /** The caption; unique in the gallery. */
  description: string;
  /** Other files of the picture, by format and width. */
  files?: Pick<PictureProps, "sources" | "srcSet">;
  /** The part of a photo that its frame shows; a click shows all of it. */
  focus?: Focus;
};

export type GalleryProps = {
  items: readonly GalleryItem[];
  /** Fallback for pictures that fail to load. */
  onErrorImageURL: string;
};
