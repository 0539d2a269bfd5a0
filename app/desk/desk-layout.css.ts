import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const page = style({
  display: "grid",
  gap: theme.space.medium,
  alignContent: "start",
  minWidth: 0,
  maxWidth: theme.size.page,
});

/** Leaves space for the bell of the frame. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space.hair} ${theme.space.small}`,
  minHeight: theme.size.touch,
  marginBlockStart: theme.space.medium,
  paddingInlineEnd: `calc(${theme.size.touch} + ${theme.space.medium})`,
});

export const title = style({
  marginInlineEnd: "auto",
  fontSize: theme.text.desk,
  overflowWrap: "anywhere",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space.small,
  "@media": { [screens.print]: { display: "none" } },
});
