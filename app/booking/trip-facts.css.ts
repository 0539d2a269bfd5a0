import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const facts = style({ display: "grid" });

export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: theme.space.medium,
  "@media": {
    // The usual length of an email address fits a line.
    [screens.narrow]: {
      gridTemplateColumns: "minmax(6.5rem, 1fr) minmax(0, 3fr)",
      columnGap: theme.space.snug,
    },
  },
  paddingBlock: theme.space.small,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const term = style({
  color: theme.color.textSoft,
  fontStretch: theme.stretch.label,
});

export const value = style({ overflowWrap: "anywhere", whiteSpace: "pre-line" });
