/** How a gallery enlarges its pictures. Part of an address (specification, `/zoom-examples`). */
export const GALLERY_MODES = ["medium-zoom", "image-gallery", "hover-zoom"] as const;

export type GalleryMode = (typeof GALLERY_MODES)[number];
