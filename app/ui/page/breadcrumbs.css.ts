import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space.small,
  padding: 0,
  listStyle: "none",
  fontSize: theme.text.small,
});

export const crumb = style({
  selectors: {
    "&:not(:first-child)::before": {
      content: '"/" / ""',
      marginInlineEnd: theme.space.small,
      color: theme.color.textSoft,
    },
  },
});

export { standaloneLink as link } from "~/ui/link.css";
