import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  gap: theme.space.medium,
  alignItems: "start",
});

export const whole = style({ gridColumn: "1 / -1", minWidth: 0 });

export const prices = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });

/** The button is below all fields, whether they stand in one column or in two. */
export const submit = style({ gridColumn: "1 / -1", justifySelf: "start" });
