import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const ridge = style({
  position: "absolute",
  insetInline: 0,
  bottom: "-1px",
  width: "100%",
  height: theme.size.ridge,
  fill: "currentColor",
  pointerEvents: "none",
});

export const far = style({ opacity: 0.55 });
