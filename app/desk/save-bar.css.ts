import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** The button that saves a form, in reach at the bottom of the window, above the desk's bar. */
export const saveBar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.small,
  alignItems: "center",
  paddingBlock: theme.space.small,
  background: theme.color.surface,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
  "@media": {
    [screens.belowWide]: { insetBlockEnd: `calc(${theme.size.bar} + env(safe-area-inset-bottom))` },
    [screens.print]: { display: "none" },
  },
});
