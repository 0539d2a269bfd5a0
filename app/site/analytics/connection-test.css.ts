import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const checks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  gap: theme.space.medium,
});

/** The result is on its own line, so that a change does not shift the layout. */
export const check = style({ display: "grid", justifyItems: "start", gap: theme.space.hair });

export const name = style({ fontWeight: theme.weight.strong });

export const causes = style({
  display: "grid",
  gap: theme.space.small,
  maxWidth: theme.size.column,
  paddingInlineStart: theme.space.medium,
});
