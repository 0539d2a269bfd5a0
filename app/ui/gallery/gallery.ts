export type GalleryItem = {
  /** The address of the picture in large. */
  original: string;
  thumbnail: string;
  alt: string;
  /** The caption; no other picture of the gallery has the same. */
  description: string;
};

export type GalleryProps = {
  items: readonly GalleryItem[];
  /** Shown in place of a picture that does not load. */
  onErrorImageURL: string;
};
