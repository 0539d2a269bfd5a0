import { GALLERY_MODES, type GalleryMode } from "~/web/pages/address-values";
import type { PictureProps } from "~/ui/picture";
import type { Focus } from "./gallery.css";

export type GalleryItem = {
  /** URL of the picture. */
  original: string;
  thumbnail: string;
  /** The address of the file shown enlarged. If it is missing, the one in the gallery is. */
  largest?: string;
  alt: string;
  /** The caption, which has to be unique in the gallery. */
  description: string;
  /** Other files of the picture, by format and width. */
  files?: Pick<PictureProps, "sources" | "srcSet">;
  /** The area of a photo that its frame shows. A click shows all of it. */
  focus?: Focus;
};

export type GalleryProps = {
  items: readonly GalleryItem[];
  /** Fallback for pictures that fail to load. */
  onErrorImageURL: string;
};

/** Returns the mode of a query; the first one by default. */
export function readGalleryMode(search: URLSearchParams): GalleryMode {
  const requested = search.get("mode");
  return GALLERY_MODES.find((mode) => mode === requested) ?? GALLERY_MODES[0];
}

// The timings and limits below are those of the specification: constants, "Gallery defaults".

/** The transition of a slide, in ms. */
export const SLIDE_MS = 450;

/** The interval of a playing slideshow, in ms. */
export const SLIDE_INTERVAL_MS = 3000;

/** The distance of a swipe from which it changes the picture, in CSS pixels. */
export const SWIPE_THRESHOLD_PX = 30;

/** The speed of a shorter swipe from which it changes the picture too, in CSS pixels per ms. */
export const FLICK_THRESHOLD = 0.4;

/** The delay before a hovered picture is magnified, in ms. */
export const HOVER_DELAY_MS = 300;

/** The margin around an enlarged picture, in CSS pixels. */
export const ZOOM_MARGIN_PX = 40;
