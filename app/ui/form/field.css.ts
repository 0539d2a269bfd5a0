import { globalStyle, style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { inLongWords } from "~/ui/theme/long-words";

export const field = style({ display: "grid", gap: theme.space.hair, minWidth: 0 });

/**
 * Condensed text lets the labels of two fields, or of all options, fit side by side on phones in languages
 * with long words.
 */
const condensed = style({
  "@media": {
    [screens.narrow]: { selectors: { [inLongWords("&")]: { fontStretch: theme.stretch.poster } } },
  },
});

export const label = style([condensed, { fontWeight: theme.weight.strong }]);

export const labelRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: theme.space.small,
});

/** It is as light beside a chosen option, whose label is strong. */
export const hint = style({
  fontSize: theme.text.small,
  fontWeight: theme.weight.body,
  color: theme.color.textSoft,
});

/** The controls of a text in all languages. Their ends are level, whichever has an error above it. */
export const languages = style({
  display: "grid",
  gap: theme.space.snug,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  alignItems: "end",
  minWidth: 0,
});

export const error = style({ color: theme.color.problem, fontWeight: theme.weight.strong });

export const control = style({
  // A link of the error summary leaves the label and the error of its field visible.
  scrollMarginBlockStart: `calc(2 * ${theme.size.touch})`,
  width: "100%",
  minWidth: 0,
  minHeight: theme.size.touch,
  padding: `${theme.space.small} ${theme.space.snug}`,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.control}`,
  borderRadius: theme.radius.small,
  selectors: {
    "&:hover": { borderColor: theme.color.text },
    "&:disabled": { opacity: 0.6 },
    "&[aria-invalid=true]": {
      borderColor: theme.color.problem,
      boxShadow: `inset 0 0 0 1px ${theme.color.problem}`,
    },
  },
  "@supports": {
    // Firefox cuts a date whose field is too narrow for it and its icon.
    "(-moz-appearance: none)": {
      "@media": {
        [screens.narrow]: {
          selectors: { "&[type=date], &[type=time]": { paddingInline: theme.space.hair } },
        },
      },
    },
  },
});

/** A select with an arrow of our own; the native one differs on every phone. */
export const select = style([
  control,
  {
    appearance: "none",
    paddingInlineEnd: theme.space.huge,
    backgroundImage: `conic-gradient(from -45deg at 50% 100%, ${theme.color.textSoft} 90deg, transparent 0)`,
    backgroundSize: "0.8rem 0.4rem",
    backgroundPosition: "right 0.85rem center",
    backgroundRepeat: "no-repeat",
    textOverflow: "ellipsis",
    "@media": {
      [screens.narrow]: { paddingInlineEnd: "2rem" },
      [screens.forcedColors]: { appearance: "auto", backgroundImage: "none" },
    },
  },
]);

export const options = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space.large,
  rowGap: theme.space.hair,
  "@media": { [screens.narrow]: { columnGap: theme.space.small } },
});

export const option = style([
  condensed,
  {
    display: "flex",
    alignItems: "center",
    gap: theme.space.small,
    minHeight: theme.size.touch,
    cursor: "pointer",
  },
]);

/** A checkbox or a radio button. */
export const box = style({
  width: "1.4rem",
  height: "1.4rem",
  margin: 0,
  flexShrink: 0,
  accentColor: theme.color.accent,
  cursor: "inherit",
});

globalStyle(`${option}:has(${box}:checked)`, { fontWeight: theme.weight.strong });
