import { globalStyle, style, type GlobalStyleRule } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";
import { figure, gridWithLead } from "./picture-grid.css";

// The library accepts a class only for its dialog; other elements have attributes.

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
// Sized by script: it must not widen the page when the window narrows.
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

// On a small picture it would cover the car.
globalStyle(`${gridWithLead} > :not(:first-child) [data-rmiz-btn-zoom]:not(:focus-visible)`, {
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

// Not `none`: the library waits for `transitionend`.
globalStyle(`${dialog} [data-rmiz-modal-overlay], ${dialog} [data-rmiz-modal-img]`, {
  "@media": { "(prefers-reduced-motion: reduce)": { transitionDuration: "0.01ms" } },
});
