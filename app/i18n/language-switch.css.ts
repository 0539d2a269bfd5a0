import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

export const root = style({ position: "relative" });

export const current = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
  paddingInline: theme.space.small,
  borderRadius: theme.radius.small,
  selectors: { "&:hover": { background: theme.color.sunken } },
});

export const menu = style({
  position: "absolute",
  insetInlineEnd: 0,
  zIndex: 2,
  display: "grid",
  minWidth: "10rem",
  padding: theme.space.small,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.floating,
});

export const choice = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: theme.space.medium,
  minHeight: theme.size.touch,
  paddingInline: theme.space.small,
  background: "none",
  border: 0,
  borderRadius: theme.radius.small,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { background: theme.color.sunken } },
});
