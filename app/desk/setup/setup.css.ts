import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

const { color, space } = theme;

export const list = style([plainList, { display: "grid", gap: space.medium }]);

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.snug,
  alignItems: "start",
});

export const open = style({
  display: "grid",
  placeItems: "center",
  width: "1.75rem",
  height: "1.75rem",
  border: `2px solid ${color.control}`,
  borderRadius: theme.radius.round,
});

export const done = style([open, { background: color.goodSurface, borderColor: color.good }]);

export const progress = style({ width: "100%", accentColor: color.good });

/** The box is on the first pages of the desk, until all is done. */
export const box = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.small} ${space.medium}`,
});

export const names = style({ paddingInlineStart: space.medium, columns: "14rem" });
