// Timings and limits of the galleries: specification, constants, "Gallery defaults".

/** How long a slide takes to come in, in ms. */
export const SLIDE_MS = 450;

/** How long a playing slideshow shows each picture, in ms. */
export const SLIDE_INTERVAL_MS = 3000;

/** A swipe longer than this, in CSS pixels, turns the page. */
export const SWIPE_THRESHOLD_PX = 30;

/** So does a shorter one that is faster than this, in CSS pixels per ms. */
export const FLICK_THRESHOLD = 0.4;

/** How long the pointer rests on a picture before it is magnified, in ms. */
export const HOVER_DELAY_MS = 300;

/** What stays free around an enlarged picture, in CSS pixels. */
export const ZOOM_MARGIN_PX = 40;
