import { style } from "@vanilla-extract/css";
import { iconButton } from "~/ui/form/icon-button.css";
import { floating } from "./popover.css";
import { theme } from "~/ui/theme/theme.css";

export const dialog = style([
  floating,
  {
    width: "min(32rem, 92vw)",
    maxHeight: "86vh",
    padding: theme.space.large,
    overflowY: "auto",
    selectors: {
      "&::backdrop": { background: theme.color.night, opacity: 0.7 },
      // Without scripts it is opened by the address.
      "&:target": { display: "block", position: "fixed", inset: 0, zIndex: 5, margin: "auto" },
    },
  },
]);

export const head = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: theme.space.medium,
  marginBlockEnd: theme.space.medium,
});

export const title = style({ fontSize: theme.text.title });

export const close = style([iconButton, { margin: `calc(-1 * ${theme.space.small})` }]);
