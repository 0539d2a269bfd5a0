import { globalStyle, style } from "@vanilla-extract/css";
import { hiddenText } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style({
  display: "grid",
  // On phones the button has a grid cell of its own.
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "end",
  gap: theme.space.snug,
  padding: theme.space.snug,
  background: theme.color.sunken,
  borderRadius: theme.radius.large,
  "@media": {
    [screens.crowded]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [screens.medium]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(6rem, 1fr))",
      gap: theme.space.medium,
      padding: theme.space.medium,
    },
  },
});

/** The trip, and below it the filters. */
export const withTrip = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
  gap: theme.space.small,
  "@media": {
    [screens.medium]: {
      gap: theme.space.medium,
      padding: theme.space.medium,
      background: theme.color.sunken,
      borderRadius: theme.radius.large,
    },
  },
});

/** The filters with the order of the list. */
export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: theme.space.small,
  "@media": { [screens.medium]: { gap: theme.space.medium } },
});

/** Phones fold the filters: a button beside the order, and rows of their own once it is pressed. */
export const fold = style({
  minWidth: 0,
  "@media": { [screens.narrow]: { selectors: { "&[open]": { flexBasis: "100%" } } } },
});

/** Where there is room the filters are open: `fold.css.ts` opens them in browsers that can. */
export const foldSummary = style({
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&&": {
      "@supports": {
        "selector(::details-content)": { "@media": { [screens.medium]: { display: "none" } } },
      },
    },
  },
});

export const specified = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: theme.space.snug,
  "@media": {
    [screens.narrow]: { paddingBlockStart: theme.space.small },
    [screens.medium]: { display: "contents" },
  },
});

globalStyle(`${specified} > *`, { flex: "1 1 9rem", minWidth: 0 });

/** The order of the list. Phones have room for its values only. */
export const sort = style({ flex: "1 1 9rem", minWidth: 0 });

globalStyle(`${sort} label`, { "@media": { [screens.narrow]: hiddenText } });

/** The further filters: a summary beside the order, and a row of their own once they are open. */
export const more = style({
  minWidth: 0,
  selectors: { "&[open]": { flexBasis: "100%" } },
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  width: "fit-content",
  minHeight: theme.size.touch,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  textDecoration: "underline",
  cursor: "pointer",
});

export const folded = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  alignItems: "end",
  gap: theme.space.snug,
});

/** Phones without scripts have the button of the filters in their fold, and this one beside the order. */
export const sortButton = style({
  selectors: { "&&": { display: "none" } },
  "@media": {
    [`${screens.narrow} and (scripting: none)`]: {
      selectors: { "&&": { display: "inline-flex" } },
    },
  },
});

/** Without the button the order takes its room. */
export const gone = style({ selectors: { "&&": { display: "none" } } });

/** Long words fit beside a field of the narrowest phone. */
export const apply = style({
  "@media": { [screens.narrow]: { selectors: { "&&": { paddingInline: theme.space.small } } } },
});

/**
 * Hides the button where scripts run. On phones it keeps its room: the list below must not move when they
 * start, after a touch.
 */
export const unneeded = style({
  "@media": { [screens.narrow]: { visibility: "hidden" }, [screens.medium]: { display: "none" } },
});
