import { style } from "@vanilla-extract/css";
import { card } from "~/ui/card.css";
import { plainList } from "~/ui/layout.css";
import { standaloneLink } from "~/ui/link.css";
import { screens } from "~/ui/screens";
import { theme } from "~/ui/theme.css";

export const list = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(21rem, 100%), 1fr))",
    gap: theme.space.large,
  },
]);

export const root = style([
  card,
  {
    display: "flex",
    flexDirection: "column",
    height: "100%",
    overflow: "hidden",
    selectors: { "&:hover, &:focus-within": { borderColor: theme.color.accent } },
    "@media": { [screens.motion]: { transition: `border-color ${theme.motion.quick}` } },
  },
]);

export const picture = style({
  display: "block",
  overflow: "hidden",
  borderBlockEnd: `3px solid ${theme.color.accent}`,
});

export const poster = style({
  display: "block",
  width: "100%",
  height: "auto",
  selectors: { [`${root}:hover &`]: { scale: "1.03" } },
  "@media": { [screens.motion]: { transition: `scale ${theme.motion.calm}` } },
});

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
