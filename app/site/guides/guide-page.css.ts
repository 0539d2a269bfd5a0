import { style } from "@vanilla-extract/css";
import { section } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const page = style([
  section,
  {
    display: "grid",
    gap: theme.space.huge,
    "@media": {
      [screens.wide]: { gridTemplateColumns: "18rem minmax(0, 1fr)", alignItems: "start" },
    },
  },
]);

export const side = style({
  display: "grid",
  gap: theme.space.medium,
  minWidth: 0,
  "@media": {
    [screens.wide]: {
      position: "sticky",
      top: `calc(${theme.size.header} + ${theme.space.large})`,
    },
  },
});

export const partsTitle = style({ fontSize: theme.text.lead });

export const parts = style({
  display: "grid",
  paddingInlineStart: "1.4em",
});
