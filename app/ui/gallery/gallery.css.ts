import { globalStyle, style, styleVariants, type GlobalStyleRule } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const photo = style({ aspectRatio: "16 / 9", objectFit: "cover" });

/** Positions in reading order: 1 is top left, 9 bottom right. */
const PLACES = {
  1: "left top",
  2: "top",
  3: "right top",
  4: "left",
  5: "center",
  6: "right",
  7: "left bottom",
  8: "bottom",
  9: "right bottom",
} as const;

export type Focus = keyof typeof PLACES;

/** A photo of any shape in its frame, by its focus. */
export const photoAt = styleVariants(PLACES, (objectPosition) => [photo, { objectPosition }]);

/** The focus outline is inside the picture, as it may be clipped outside of it. */
export const link = style({ display: "block", outlineOffset: "-3px" });

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  gap: theme.space.medium,
  padding: 0,
  listStyle: "none",
});

export const withLead = style({ display: "grid", gap: theme.space.small });

/** The other pictures in a row, which scrolls on phones. */
export const thumbnails = style({
  display: "grid",
  // A few stay smaller than the main picture.
  selectors: {
    "&:not(:has(> :nth-child(4)))": {
      "@media": { [screens.medium]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    },
  },
  gap: theme.space.small,
  padding: 0,
  listStyle: "none",
  "@media": {
    [screens.narrow]: {
      gridAutoFlow: "column",
      gridAutoColumns: "min(8rem, 40%)",
      overflowX: "auto",
      scrollSnapType: "x proximity",
      overscrollBehaviorInline: "contain",
    },
    [screens.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))" },
    [screens.print]: { gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))" },
  },
});

export const cell = style({ minWidth: 0, scrollSnapAlign: "start" });

export const figure = style({ margin: 0 });

export const picture = style({
  width: "100%",
  borderRadius: theme.radius.medium,
  background: theme.color.sunken,
});

export const caption = style({
  paddingBlockStart: theme.space.hair,
  fontSize: theme.text.small,
  color: theme.color.textSoft,
});

export const frame = style({
  display: "block",
  width: "100%",
  padding: 0,
  border: 0,
  borderRadius: theme.radius.medium,
  overflow: "hidden",
  background: theme.color.sunken,
  cursor: "zoom-in",
  selectors: {
    // Moving a finger moves the spot instead of scrolling the page.
    "&[aria-pressed=true]": { cursor: "zoom-out", touchAction: "none" },
  },
});

export const pane = style({
  display: "block",
  "@media": { [screens.motion]: { transition: `transform ${theme.motion.quick}` } },
});

// The library accepts a class only for its dialog. Its other elements are found by their attributes.

const roundButton: GlobalStyleRule = {
  display: "grid",
  placeItems: "center",
  position: "absolute",
  width: theme.size.touch,
  height: theme.size.touch,
  padding: 0,
  border: "2px solid transparent",
  borderRadius: theme.radius.round,
  background: theme.color.night,
  color: theme.color.onNight,
  touchAction: "manipulation",
};

globalStyle(`${figure} [data-rmiz]`, { position: "relative" });
globalStyle(`${figure} [data-rmiz-content=found] img`, { cursor: "zoom-in" });
// A script sets the size: the element must not widen the page when the window narrows.
globalStyle(`${figure} [data-rmiz-ghost]`, {
  position: "absolute",
  maxWidth: "100%",
  pointerEvents: "none",
});
globalStyle(`${figure} [data-rmiz-btn-zoom]`, {
  ...roundButton,
  insetInlineEnd: theme.space.small,
  top: theme.space.small,
  cursor: "zoom-in",
  pointerEvents: "auto",
});

// On a small picture the button would cover the car.
globalStyle(`${thumbnails} [data-rmiz-btn-zoom]:not(:focus-visible)`, {
  opacity: 0,
});

export const dialog = style({
  position: "fixed",
  width: "100dvw",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "hidden",
  background: "transparent",
  selectors: { "&::backdrop": { display: "none" } },
});

globalStyle(`${dialog} [data-rmiz-modal-content]`, {
  position: "relative",
  width: "100%",
  height: "100%",
});

globalStyle(`${dialog} [data-rmiz-modal-overlay]`, {
  position: "absolute",
  inset: 0,
  background: theme.color.page,
  transition: "opacity 0.3s",
});

globalStyle(`${dialog} [data-rmiz-modal-overlay=hidden]`, { opacity: 0 });

globalStyle(`${dialog} [data-rmiz-modal-img]`, {
  position: "absolute",
  maxWidth: "none",
  cursor: "zoom-out",
  transformOrigin: "top left",
  transition: "transform 0.3s",
});

globalStyle(`${dialog} [data-rmiz-btn-unzoom]`, {
  ...roundButton,
  insetInlineEnd: theme.space.medium,
  top: theme.space.medium,
  zIndex: 1,
  cursor: "zoom-out",
});

// The duration must not be `none`: the library waits for `transitionend`.
globalStyle(`${dialog} [data-rmiz-modal-overlay], ${dialog} [data-rmiz-modal-img]`, {
  "@media": { "(prefers-reduced-motion: reduce)": { transitionDuration: "0.01ms" } },
});
