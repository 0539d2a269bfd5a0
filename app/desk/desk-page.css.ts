import { globalStyle, style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** Long Georgian words break rather than widen the section. */
export const section = style([
  padded,
  {
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    maxWidth: theme.size.column,
  },
]);

export const title = style({ fontSize: theme.text.title });

/** The legend stands within its section, like a title. */
export const legend = style({ float: "inline-start", width: "100%", padding: 0 });

export const subtitle = style({ fontSize: theme.text.body });

export const list = style([plainList, { display: "grid", gap: theme.space.medium }]);

export const entry = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space.small,
  paddingBlockEnd: theme.space.medium,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
  overflowWrap: "anywhere",
});

export const soft = style({ color: theme.color.textSoft, fontSize: theme.text.small });

export const form = style({ display: "grid", gap: theme.space.large, minWidth: 0 });

export const control = style({ display: "grid", minWidth: 0 });

/** The bar is always within reach, on narrow screens above the bar of the frame. */
export const saveBar = style({
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  maxWidth: theme.size.column,
  paddingBlock: theme.space.snug,
  background: theme.color.page,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
  "@media": {
    [screens.belowWide]: { bottom: theme.size.bar },
    [screens.print]: { display: "none" },
  },
});

// Focused controls stay above the bar. The selector is more specific than the rule of the frame.
globalStyle(`:root:has(${saveBar})`, {
  scrollPaddingBottom: "6rem",
  "@media": { [screens.belowWide]: { scrollPaddingBottom: `calc(${theme.size.bar} + 6rem)` } },
});
