import { style } from "@vanilla-extract/css";

export const ridge = style({
  position: "absolute",
  insetInline: 0,
  bottom: "-1px",
  width: "100%",
  height: "clamp(2rem, 6vw, 6rem)",
  fill: "currentColor",
  pointerEvents: "none",
});

export const far = style({ opacity: 0.55 });
