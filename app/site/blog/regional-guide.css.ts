import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { section, stack } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const about = style([
  section,
  {
    display: "grid",
    gap: theme.space.large,
    alignItems: "start",
    "@media": {
      [screens.wide]: {
        gridTemplateColumns: `minmax(0, ${theme.size.column}) minmax(0, 22rem)`,
        justifyContent: "space-between",
      },
    },
  },
]);

export const words = style([stack, { fontSize: theme.text.lead, lineHeight: 1.65 }]);

export const paragraph = style({ textWrap: "pretty" });

/** A summary of the region, next to its description. */
export const glance = style([padded, { borderBlockStart: `3px solid ${theme.color.accent}` }]);

export const attractions = style([
  section,
  stack,
  { gap: theme.space.large, paddingBlockStart: 0 },
]);
