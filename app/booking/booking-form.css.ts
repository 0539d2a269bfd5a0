import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

export const root = style({ display: "grid", gap: theme.space.large, maxWidth: theme.size.column });

export const group = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.medium,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  gridColumn: "1 / -1",
  paddingBlockEnd: theme.space.small,
  fontSize: theme.text.title,
  fontWeight: 700,
});

export const wide = style({ gridColumn: "1 / -1" });

export const trap = style({
  position: "absolute",
  insetInlineStart: "-100vw",
  width: "1px",
  height: "1px",
  overflow: "hidden",
});
