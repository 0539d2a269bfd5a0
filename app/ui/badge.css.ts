import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "./theme.css";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  paddingInline: theme.space.small,
  minHeight: "1.6rem",
  borderRadius: theme.radius.round,
  fontSize: theme.text.small,
  fontWeight: 600,
  whiteSpace: "nowrap",
});

export const badge = styleVariants({
  notice: [base, { background: theme.color.noticeSurface, color: theme.color.notice }],
  good: [base, { background: theme.color.goodSurface, color: theme.color.good }],
  problem: [base, { background: theme.color.problemSurface, color: theme.color.problem }],
  quiet: [base, { background: theme.color.quietSurface, color: theme.color.quiet }],
  night: [base, { background: theme.color.night, color: theme.color.onNight }],
  accent: [base, { background: theme.color.accent, color: theme.color.onAccent }],
});
