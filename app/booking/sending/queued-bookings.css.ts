import { style } from "@vanilla-extract/css";
import { container, stack } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** Stays visible below the header while scrolling. */
export const root = style({
  position: "sticky",
  top: `calc(${theme.size.header} + ${theme.size.topBar})`,
  zIndex: 2,
  maxHeight: "50vh",
  overflowY: "auto",
  background: theme.color.sunken,
  "@media": { [screens.print]: { display: "none" } },
});

export const list = style([container, stack, { paddingBlock: theme.space.snug }]);
