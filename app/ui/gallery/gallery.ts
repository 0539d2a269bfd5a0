import { GALLERY_MODES, type GalleryMode } from "~/web/pages/address-values";
import type { PictureProps } from "~/ui/picture";
import type { Focus } from "./gallery.css";

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

/** The mode of a query; the first one by default. */
export function readGalleryMode(search: URLSearchParams): GalleryMode {
  const requested = search.get("mode");
  return GALLERY_MODES.find((mode) => mode === requested) ?? GALLERY_MODES[0];
}

// Timings and limits of the galleries: specification, constants, "Gallery defaults".

/** Transition of a slide, in ms. */
export const SLIDE_MS = 450;

/** Interval of a playing slideshow, in ms. */
export const SLIDE_INTERVAL_MS = 3000;

/** A longer swipe changes the picture, in CSS pixels. */
export const SWIPE_THRESHOLD_PX = 30;

/** So does a shorter but faster one, in CSS pixels per ms. */
export const FLICK_THRESHOLD = 0.4;

/** Hover delay before a picture is magnified, in ms. */
export const HOVER_DELAY_MS = 300;

/** Margin around an enlarged picture, in CSS pixels. */
export const ZOOM_MARGIN_PX = 40;
