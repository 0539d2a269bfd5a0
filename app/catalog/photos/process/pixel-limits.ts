/** The longer side of a stored original, in pixels. */
export const ORIGINAL_SIDE = 2560;

/** Sizes are made from a photo that was shrunk to this once, in pixels. */
export const DECODED_WIDTH = 1920;

/** Limits of uploaded pictures, in pixels. */
export const MAX_PIXELS = 60_000_000;
export const MIN_SIDE = 100;
