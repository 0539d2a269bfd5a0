import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const root = style({ borderBlockStart: `2px solid ${theme.color.accent}` });

export const entry = style({
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const title = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space.medium,
  minHeight: theme.size.touch,
  paddingBlock: theme.space.small,
  fontWeight: theme.weight.strong,
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::after": {
      content: '"+" / ""',
      color: theme.color.accent,
      fontSize: theme.text.title,
      fontWeight: theme.weight.heavy,
    },
    [`${entry}[open] > &::after`]: { content: '"–" / ""' },
    "&:hover": { color: theme.color.accent },
  },
});

export const content = style({
  display: "grid",
  gap: theme.space.snug,
  maxWidth: theme.size.column,
  // A targeted answer leaves space for its question above, which may have two lines or more.
  scrollMarginBlockStart: `calc(2 * ${theme.size.touch})`,
  paddingBlockEnd: theme.space.medium,
  color: theme.color.textSoft,
});
