import { style } from "@vanilla-extract/css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

/** The languages at the foot of a page, in the colours of what is around them. */
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  "@media": { [screens.print]: { display: "none" } },
});

export const list = style({ display: "flex", flexWrap: "wrap" });

export const language = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.hair,
  minWidth: theme.size.touch,
  minHeight: theme.size.touch,
  paddingInline: theme.space.hair,
  border: 0,
  background: "none",
  color: "inherit",
  fontStretch: theme.stretch.label,
  cursor: "pointer",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&[aria-current]": { fontWeight: theme.weight.strong },
  },
});
