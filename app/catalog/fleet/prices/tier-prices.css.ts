import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style({
  display: "grid",
  gap: theme.space.hair,
  paddingBlock: theme.space.small,
  borderBlock: `${theme.size.hairline} solid ${theme.color.line}`,
  fontSize: theme.text.small,
  "@media": {
    [screens.narrow]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
      columnGap: theme.space.medium,
    },
  },
});

export const tier = style({ display: "flex", alignItems: "baseline", gap: theme.space.small });

export const days = style({
  display: "flex",
  flexGrow: 1,
  alignItems: "baseline",
  gap: theme.space.small,
  selectors: {
    "&::after": {
      content: "",
      flexGrow: 1,
      borderBlockEnd: `2px dotted ${theme.color.line}`,
    },
  },
});

export const rate = style({ fontWeight: theme.weight.strong });
