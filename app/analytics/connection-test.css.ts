import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const checks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  gap: theme.space.medium,
});

/** The finding has a line of its own, so that a change of it moves nothing. */
export const check = style({ display: "grid", justifyItems: "start", gap: theme.space.hair });

export const name = style({ fontWeight: theme.weight.strong });

/** What stands here without scripts keeps the room of the result: nothing moves when it comes. */
export const results = style({ display: "grid", maxWidth: theme.size.column });

export const shown = style({ gridArea: "1 / 1" });

export const held = style([shown, { visibility: "hidden" }]);

export const causes = style({
  display: "grid",
  gap: theme.space.small,
  maxWidth: theme.size.column,
  paddingInlineStart: theme.space.medium,
});
