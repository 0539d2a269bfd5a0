import { style } from "@vanilla-extract/css";
import { control } from "~/ui/form/field.css";
import { theme } from "~/ui/theme/theme.css";

/** The frame makes the table scroll sideways at every width, while the names of the rows stay. */
export const frame = style({ overflowX: "auto", scrollPaddingInlineStart: "7rem" });

export const table = style({
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});

const cell = style({ padding: theme.space.hair, textAlign: "start", verticalAlign: "top" });

export const day = style([cell, { verticalAlign: "bottom" }]);

export const rowHead = style([
  cell,
  {
    position: "sticky",
    insetInlineStart: 0,
    minWidth: "6.5rem",
    maxWidth: "9rem",
    paddingInlineEnd: theme.space.small,
    background: theme.color.surface,
    fontWeight: theme.weight.strong,
    fontStretch: theme.stretch.label,
    verticalAlign: "middle",
    zIndex: 1,
  },
]);

export const corner = style([rowHead, { verticalAlign: "bottom", fontWeight: theme.weight.body }]);

export const rate = cell;

export const input = style([
  control,
  { width: "4.75rem", paddingInline: theme.space.small, textAlign: "end" },
]);

export const warned = style([input, { borderColor: theme.color.notice, borderWidth: "2px" }]);

export const warnings = style({
  display: "grid",
  gap: theme.space.hair,
  paddingInlineStart: "1.25em",
});
