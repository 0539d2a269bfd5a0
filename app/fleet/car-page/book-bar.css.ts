import { style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const root = style({
  position: "sticky",
  bottom: 0,
  zIndex: 2,
  background: theme.color.night,
  color: theme.color.onNight,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
});

/** The padding leaves space for the bell. */
export const bar = style([
  container,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: theme.space.small,
    minHeight: "4.5rem",
    paddingInlineEnd: "5.5rem",
  },
]);

export const car = style({ display: "grid", minWidth: 0, lineHeight: 1.2 });

export const name = style({
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
});

export const action = style({ overflowWrap: "break-word" });
