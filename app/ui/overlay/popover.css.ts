import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

/** The style of elements with the `popover` attribute, and of other floating panels. */
export const floating = style({
  background: theme.color.surface,
  color: theme.color.text,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.floating,
});

export const popover = style([
  floating,
  {
    width: `min(${theme.size.bell}, calc(100vw - 2 * ${theme.space.medium}))`,
    maxHeight: "70vh",
    margin: "auto",
    padding: theme.space.medium,
    overflowY: "auto",
  },
]);
