import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

const wide = "screen and (min-width: 60rem)";

export const columns = style({
  display: "grid",
  gap: theme.space.large,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" } },
});

export const crumbs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.small,
  padding: 0,
  listStyle: "none",
});

export const crumb = style({
  selectors: {
    "&:not(:first-child)::before": { content: "/", marginInlineEnd: theme.space.small },
  },
});

export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.small,
  borderBlockEnd: `2px solid ${theme.color.line}`,
});

export const tab = style({
  display: "flex",
  alignItems: "center",
  minHeight: theme.size.touch,
  paddingInline: theme.space.small,
  fontWeight: 600,
});

export const mainPicture = style({
  width: "100%",
  borderRadius: theme.radius.large,
  background: theme.color.sunken,
});

export const pictures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(10rem, 46%), 1fr))",
  gap: theme.space.small,
});

export const picture = style({
  width: "100%",
  borderRadius: theme.radius.medium,
  background: theme.color.sunken,
});

export const panel = style({
  display: "grid",
  gap: theme.space.medium,
  padding: theme.space.large,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  "@media": { [wide]: { position: "sticky", top: "5rem" } },
});

export const price = style({ fontSize: theme.text.heading, fontWeight: 800, lineHeight: 1.1 });

export const specs = style({
  display: "grid",
  rowGap: theme.space.small,
  hyphens: "auto",
});

export const spec = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  columnGap: theme.space.medium,
});

export const term = style({ color: theme.color.textSoft });

export const checks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(12rem, 100%), 1fr))",
  gap: theme.space.small,
  padding: 0,
  listStyle: "none",
});

export const check = style({
  selectors: {
    "&::before": {
      content: '"✓" / ""',
      color: theme.color.good,
      fontWeight: 800,
      marginInlineEnd: "0.5rem",
    },
  },
});
