import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const rows = style({ display: "grid", listStyle: "none", padding: 0, margin: 0 });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: theme.space.small,
  paddingBlock: theme.space.medium,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});

/**
 * A cell with two names fills a line, or each a line of its own on narrow screens; the numbers follow
 * below. Where few cells are left for a line, they don't fill it.
 */
export const cell = styleVariants(
  {
    text: ["18rem", "none"],
    options: ["9.5rem", "18rem"],
    number: ["6.25rem", "9.5rem"],
  },
  ([basis, maxWidth]) => ({
    display: "grid",
    flex: `1 1 ${basis}`,
    maxWidth,
    gap: theme.space.hair,
    minWidth: 0,
    overflowWrap: "anywhere",
  }),
);

export const label = style({ color: theme.color.textSoft, fontSize: theme.text.small });
