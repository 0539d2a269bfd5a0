export type GalleryItem = {
  /** URL of the full-size picture. */
  original: string;
  thumbnail: string;
  alt: string;
  /** The caption; unique in the gallery. */
  description: string;
};

export type GalleryProps = {
  items: readonly GalleryItem[];
  /** Fallback for pictures that fail to load. */
  onErrorImageURL: string;
};
