import { globalStyle, style } from "@vanilla-extract/css";
import { button } from "~/ui/form/button.css";
import { container, row, stack } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const send = style([
  button.primary,
  { width: "100%", flexWrap: "wrap", overflowWrap: "break-word" },
]);

globalStyle(`${send} > span`, { whiteSpace: "nowrap" });

export const line = style({
  selectors: { "&:not(:empty)": { marginBlockStart: theme.space.small } },
});

/** What follows the booking, above the button. */
export const before = style({
  selectors: { "&:not(:empty)": { marginBlockEnd: theme.space.small } },
});

export const draft = style([
  row,
  {
    justifyContent: "space-between",
    marginBlockStart: theme.space.small,
    fontSize: theme.text.small,
    color: theme.color.textSoft,
  },
]);

/** Stays visible below the header while scrolling. */
export const queue = style({
  position: "sticky",
  top: `calc(${theme.size.header} + ${theme.size.topBar})`,
  zIndex: 2,
  maxHeight: "50vh",
  overflowY: "auto",
  background: theme.color.sunken,
  "@media": { [screens.print]: { display: "none" } },
});

export const list = style([container, stack, { paddingBlock: theme.space.snug }]);
