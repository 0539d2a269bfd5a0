import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** A plate neither shrinks nor wraps. */
export const plate = style({
  display: "inline-flex",
  alignItems: "stretch",
  flexShrink: 0,
  overflow: "hidden",
  verticalAlign: "middle",
  border: `1.5px solid ${theme.plate.edge}`,
  borderRadius: theme.radius.small,
  background: theme.plate.ground,
  color: theme.plate.text,
  fontSize: theme.text.small,
  fontWeight: theme.weight.heavy,
  fontStretch: "78%",
  lineHeight: 1,
  letterSpacing: "0.02em",
  whiteSpace: "nowrap",
  "::before": { content: "", width: "0.42rem", background: theme.plate.band },
});

export const text = style({ padding: "0.25rem 0.4rem 0.25rem 0.3rem" });
