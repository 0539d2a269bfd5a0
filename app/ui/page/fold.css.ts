import { globalStyle, style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/**
 * Whether `details` can be opened by style. In old browsers they can't, so there they are folded at every
 * width.
 */
const canOpen = "selector(::details-content)";

const wideOnly = (rule: object) => ({
  "@supports": { [canOpen]: { "@media": { [screens.medium]: rule } } },
});

/** The display of the heading outweighs that of the title's own class. */
export const heading = style({
  selectors: { "&&": { display: "none", ...wideOnly({ display: "flex" }) } },
});

export const content = style(wideOnly({ display: "contents" }));

globalStyle(
  `${content}::details-content`,
  wideOnly({ display: "contents", contentVisibility: "visible" }),
);

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space.medium,
  minHeight: theme.size.touch,
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::after": {
      content: '"+" / ""',
      fontSize: theme.text.title,
      fontWeight: theme.weight.heavy,
    },
    [`${content}[open] > &::after`]: { content: '"–" / ""' },
  },
  ...wideOnly({ display: "none" }),
});
