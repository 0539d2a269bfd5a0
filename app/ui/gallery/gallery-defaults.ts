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
