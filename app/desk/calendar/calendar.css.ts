import { style } from "@vanilla-extract/css";
import { chips } from "~/desk/bookings/list/booking-list.css";
import { card } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const { color, size, space, text } = theme;

export const soft = style({ color: color.textSoft });

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.small,
  minWidth: 0,
  "@media": { [screens.print]: { display: "none" } },
});

/** The dates stand between the links to others, on one line with them unless the text is enlarged. */
const anyPeriod = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.small,
});

export const period = style([
  anyPeriod,
  { "@media": { [screens.belowWide]: { display: "none" } } },
]);

/** The period of a week is shown on phones. */
export const weekPeriod = style([
  anyPeriod,
  { flexBasis: "100%", "@media": { [screens.wide]: { display: "none" } } },
]);

export const spans = style([chips, { "@media": { [screens.belowWide]: { display: "none" } } }]);

export const range = style({
  minWidth: "9rem",
  fontSize: text.title,
  textAlign: "center",
  "@media": { [screens.belowWide]: { flex: "1 1 9rem" } },
});

export const empty = style({ display: "grid", justifyItems: "start", gap: space.small });

export const troubleTitle = style({ fontSize: text.lead });

export const troubles = style([plainList, { display: "grid" }]);

/** The box is high enough for a thumb. */
export const trouble = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.touch,
  color: color.problem,
  fontWeight: theme.weight.strong,
});

export const further = style({
  minHeight: size.touch,
  paddingBlock: space.small,
  fontWeight: theme.weight.strong,
});

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.hair} ${space.medium}`,
  paddingBottom: space.small,
});

export const legend = style([
  plainList,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `${space.hair} ${space.medium}`,
    fontSize: text.small,
    "@media": { [screens.belowWide]: { display: "none" } },
  },
]);

export const legendItem = style({ display: "inline-flex", alignItems: "center", gap: space.small });

/** The list is replaced by the table on wide screens and in print. */
export const dayList = style({
  display: "grid",
  gap: space.medium,
  minWidth: 0,
  "@media": { [screens.wide]: { display: "none" }, [screens.print]: { display: "none" } },
});

export const week = style([
  plainList,
  { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: space.hair },
]);

export const weekDay = style({
  display: "grid",
  justifyItems: "center",
  paddingBlock: space.hair,
  background: color.surface,
  border: `${size.hairline} solid ${color.control}`,
  borderRadius: theme.radius.small,
  color: color.textSoft,
  fontSize: text.tiny,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.bar,
  lineHeight: 1.2,
  textDecoration: "none",
  selectors: {
    "&[aria-current]": {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
    },
  },
});

export const weekDate = style({
  fontSize: text.title,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
});

export const foot = style({
  display: "grid",
  gap: space.medium,
  "@media": { [screens.print]: { display: "none" } },
});

export const section = style({ display: "grid", gap: space.small, minWidth: 0 });

export const rows = style([plainList, card]);

export const row = style({
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `0 ${space.snug}`,
  padding: `${space.small} ${space.snug}`,
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `${size.hairline} solid ${color.line}` } },
});

export const time = style({
  fontSize: text.lead,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  fontVariantNumeric: "tabular-nums",
});

export const name = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.touch,
  color: color.text,
  fontWeight: theme.weight.strong,
  textDecoration: "none",
});

export const noVehicle = style({ color: color.problem, fontWeight: theme.weight.strong });

export const freeRow = style([row, { gridTemplateColumns: "minmax(0, 1fr) auto" }]);

export const freeModels = style([
  plainList,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
    gap: space.small,
  },
]);

export const freeVehicles = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.medium}`,
  whiteSpace: "nowrap",
});
