import { style } from "@vanilla-extract/css";
import { standaloneLink } from "~/ui/link.css";
import { theme } from "~/ui/theme/theme.css";

export { image, list, picture, root } from "~/ui/page/picture-card.css";

export const body = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: theme.space.snug,
  flexGrow: 1,
  padding: theme.space.medium,
});

export const title = style({ fontSize: theme.text.title, lineHeight: 1.15 });

export const titleLink = style({
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space.medium,
  marginBlockStart: "auto",
  color: theme.color.textSoft,
  fontSize: theme.text.small,
});

export const more = standaloneLink;
