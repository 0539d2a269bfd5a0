import { style } from "@vanilla-extract/css";
import { button } from "~/ui/form/button.css";
import { row } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const send = style([button.primary, { width: "100%" }]);

export const line = style({
  selectors: { "&:not(:empty)": { marginBlockStart: theme.space.small } },
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
