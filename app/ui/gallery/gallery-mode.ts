export const GALLERY_MODES = ["medium-zoom", "image-gallery", "hover-zoom"] as const;

export type GalleryMode = (typeof GALLERY_MODES)[number];

/** The mode that an address asks for; the first for one that it does not know. */
export function readGalleryMode(search: URLSearchParams): GalleryMode {
  const asked = search.get("mode");
  return GALLERY_MODES.find((mode) => mode === asked) ?? GALLERY_MODES[0];
}
