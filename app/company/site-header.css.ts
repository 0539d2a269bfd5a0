import { style } from "@vanilla-extract/css";
import { container } from "~/ui/layout.css";
import { theme } from "~/ui/theme.css";

export const root = style({
  position: "sticky",
  top: 0,
  zIndex: 3,
  background: theme.color.page,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const bar = style([
  container,
  {
    display: "flex",
    alignItems: "center",
    gap: theme.space.small,
    minHeight: "4rem",
    "@media": { "screen and (min-width: 48rem)": { gap: theme.space.large } },
  },
]);

export const brand = style({
  fontSize: theme.text.title,
  fontWeight: 800,
  letterSpacing: "-0.01em",
  textDecoration: "none",
  marginInlineEnd: "auto",
});

export const links = style({
  display: "none",
  gap: theme.space.large,
  "@media": { "screen and (min-width: 60rem)": { display: "flex" } },
});

export const link = style({
  color: theme.color.text,
  textDecoration: "none",
  fontWeight: 600,
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const phone = style([
  link,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: theme.size.touch,
    whiteSpace: "nowrap",
    "@media": { "screen and (max-width: 47.99rem)": { display: "none" } },
  },
]);

export const book = style({
  "@media": { "screen and (max-width: 47.99rem)": { display: "none" } },
});

export const menu = style({
  position: "relative",
  "@media": { "screen and (min-width: 60rem)": { display: "none" } },
});

export const menuButton = style({
  display: "flex",
  alignItems: "center",
  minHeight: theme.size.touch,
  paddingInline: theme.space.small,
  fontWeight: 600,
});

export const menuPanel = style({
  position: "absolute",
  insetInlineEnd: 0,
  display: "grid",
  width: "min(18rem, 80vw)",
  padding: theme.space.medium,
  gap: theme.space.small,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.floating,
});

export const menuLink = style([
  link,
  { display: "flex", alignItems: "center", minHeight: theme.size.touch },
]);
