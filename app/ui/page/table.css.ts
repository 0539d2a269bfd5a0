import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const frame = style({ overflowX: "auto", containerType: "inline-size" });

/** Words break only at very large text sizes on a phone. */
export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  "@container": { "(min-width: 14em)": { overflowWrap: "break-word" } },
});

export const caption = style({
  paddingBlockEnd: theme.space.small,
  fontWeight: theme.weight.strong,
  textAlign: "start",
});

export const cell = style({
  padding: `${theme.space.small} 0`,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
  fontWeight: theme.weight.body,
  textAlign: "start",
  selectors: { "&:not(:last-child)": { paddingInlineEnd: theme.space.medium } },
});

/** The row's head may contain a URL of any length. */
export const rowHead = style([cell, { overflowWrap: "anywhere" }]);

export const head = style([
  cell,
  {
    borderBlockEnd: `2px solid ${theme.color.accent}`,
    fontWeight: theme.weight.strong,
    fontStretch: theme.stretch.label,
  },
]);

/** The bar has `currentcolor`, which forced colours override. */
export const bar = style({
  width: "4rem",
  height: "0.375rem",
  fill: "currentcolor",
  color: theme.color.accent,
  "@media": { [screens.medium]: { width: "8rem" } },
});
