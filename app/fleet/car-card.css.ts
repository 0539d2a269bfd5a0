import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme.css";

export const root = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  height: "100%",
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  overflow: "hidden",
});

export const picture = style({ position: "relative", background: theme.color.sunken });

export const image = style({ width: "100%", aspectRatio: "16 / 9", objectFit: "cover" });

export const price = style({
  position: "absolute",
  insetInlineEnd: theme.space.small,
  top: theme.space.small,
  padding: `${theme.space.hair} ${theme.space.small}`,
  background: theme.color.night,
  color: theme.color.onNight,
  borderRadius: theme.radius.small,
});

export const amount = style({ fontWeight: 800, fontSize: theme.text.lead });

export const fourByFour = style({
  position: "absolute",
  insetInlineStart: theme.space.small,
  top: theme.space.small,
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: theme.space.small,
  flexGrow: 1,
  padding: theme.space.medium,
});

export const titleRow = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  minWidth: 0,
});

export const make = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "2rem",
  height: "2rem",
  borderRadius: theme.radius.round,
  background: theme.color.night,
  color: theme.color.onNight,
  fontWeight: 800,
  fontSize: theme.text.small,
});

export const title = style({ fontSize: theme.text.title, minWidth: 0 });

export const titleLink = style({
  color: theme.color.text,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.hair,
  padding: 0,
  listStyle: "none",
});

export const chip = style({
  padding: `0.1rem ${theme.space.small}`,
  borderRadius: theme.radius.round,
  background: theme.color.sunken,
  fontSize: theme.text.small,
});

export const more = style({ fontSize: theme.text.small, color: theme.color.textSoft });

export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  gap: theme.space.small,
  marginBlockStart: "auto",
  paddingBlockStart: theme.space.small,
});
