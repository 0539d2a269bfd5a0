import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { iconButton } from "~/ui/form/icon-button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import { bottomRoom } from "~/ui/theme/bottom-room.css";
import { theme } from "~/ui/theme/theme.css";
import { floating } from "./popover.css";

/** The region is fixed even if it is empty: focus on it must not scroll the page. */
export const empty = style([
  visuallyHidden,
  { selectors: { "&&": { position: "fixed", bottom: 0 } } },
]);

const base = style([
  floating,
  {
    position: "fixed",
    insetInlineEnd: theme.space.medium,
    bottom: `calc(${theme.space.medium} + 4.25rem)`,
    zIndex: 5,
    display: "grid",
    gridTemplateColumns: "1fr auto",
    alignItems: "start",
    justifyItems: "start",
    columnGap: theme.space.medium,
    width: "min(24rem, calc(100vw - 2rem))",
    padding: theme.space.medium,
    touchAction: "pan-y",
    userSelect: "none",
  },
]);

/** The confirmation of a booking, which has the page for itself, and says what its toasts repeat. */
const CONFIRMATION = "[data-confirmation]";

globalStyle(`html:has(${base}):not(:has(${CONFIRMATION}))`, {
  vars: { [bottomRoom.message]: "16rem" },
});

// There a toast comes after the footer and lies over nothing. Screen readers announce it as everywhere.
globalStyle(`html:has(${CONFIRMATION}) ${base}`, { position: "static", margin: "auto" });

export const toast = styleVariants({
  default: [base, { borderInlineStart: `6px solid ${theme.color.good}` }],
  destructive: [
    base,
    {
      borderInlineStart: `6px solid ${theme.color.problem}`,
      background: theme.color.problemSurface,
    },
  ],
});

export const text = style({ gridColumn: 1, gridRow: 1 });

export const title = style({ fontWeight: theme.weight.strong });

export const action = style({ gridColumn: 1, gridRow: 2 });

export const close = style([
  iconButton,
  { gridColumn: 2, gridRow: 1, margin: `calc(-1 * ${theme.space.small})` },
]);
