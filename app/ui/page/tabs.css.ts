import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const root = style({ display: "grid", gap: theme.space.medium, minWidth: 0 });

/**
 * The state before hydration and without scripts: CSS shows the panel that the address names, or the first.
 */
export const plainRoot = style([root]);

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space.hair,
  borderBlockEnd: `3px solid ${theme.color.accent}`,
});

/** The shape of a tab, for links too. */
export const tabShape = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.touch,
  padding: `${theme.space.hair} ${theme.space.snug}`,
  borderStartStartRadius: theme.radius.small,
  borderStartEndRadius: theme.radius.small,
  background: theme.color.sunken,
  color: theme.color.text,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  textDecoration: "none",
  selectors: { "&:hover": { background: theme.color.accentSurface } },
});

const open = { background: theme.color.accent, color: theme.color.onAccent };

/** The style of the n-th plain tab while the address names its panel. */
const nthOpen = Object.fromEntries(
  [1, 2, 3, 4].map((n) => [
    `${plainRoot}:has(> section:nth-of-type(${n}):target) &:nth-child(${n})`,
    open,
  ]),
);

const isOpen = {
  "&[aria-selected=true]": open,
  [`${plainRoot}:not(:has(> section:target)) &:first-child`]: open,
  ...nthOpen,
};

/** A tab looks like one of a card index: if it is open, it merges with its panel. */
export const tab = style([
  tabShape,
  {
    paddingInline: theme.space.medium,
    border: "2px solid transparent",
    borderBlockEnd: 0,
    cursor: "pointer",
    selectors: isOpen,
    "@media": {
      [screens.forcedColors]: {
        selectors: Object.fromEntries(
          Object.keys(isOpen).map((selector) => [
            selector,
            { background: "Highlight", color: "HighlightText" },
          ]),
        ),
      },
    },
  },
]);

export const panel = style({
  display: "grid",
  gap: theme.space.medium,
  minWidth: 0,
  // A jump to the panel leaves the tabs visible.
  scrollMarginBlockStart: `calc(2 * ${theme.size.touch})`,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": {
    // On paper all panels are one below the other.
    screen: {
      selectors: {
        [`${plainRoot}:has(> section:target) > &:not(:target)`]: { display: "none" },
        [`${plainRoot}:not(:has(> section:target)) > &:not(:first-of-type)`]: { display: "none" },
      },
    },
  },
});
