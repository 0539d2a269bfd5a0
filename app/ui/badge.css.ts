import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "./theme/theme.css";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  paddingInline: theme.space.small,
  minHeight: "1.6rem",
  border: `${theme.size.hairline} solid currentColor`,
  borderRadius: theme.radius.small,
  fontSize: theme.text.small,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  whiteSpace: "nowrap",
});

const { color } = theme;

export const badge = styleVariants({
  notice: [base, { background: color.noticeSurface, color: color.notice }],
  good: [base, { background: color.goodSurface, color: color.good }],
  problem: [base, { background: color.problemSurface, color: color.problem }],
  quiet: [base, { background: color.quietSurface, color: color.quiet }],
  sign: [base, { background: color.sign, borderColor: color.sign, color: color.onSign }],
  accent: [base, { background: color.accent, borderColor: color.accent, color: color.onAccent }],
});
