export const GALLERY_MODES = ["medium-zoom", "image-gallery", "hover-zoom"] as const;

export type GalleryMode = (typeof GALLERY_MODES)[number];

/** The mode of a query; the first one by default. */
export function readGalleryMode(search: URLSearchParams): GalleryMode {
  const requested = search.get("mode");
  return GALLERY_MODES.find((mode) => mode === requested) ?? GALLERY_MODES[0];
}
