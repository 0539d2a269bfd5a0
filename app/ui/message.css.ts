import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "./theme.css";

const base = style({
  display: "grid",
  gap: theme.space.small,
  padding: theme.space.medium,
  borderRadius: theme.radius.medium,
  borderInlineStart: `6px solid`,
});

export const message = styleVariants({
  problem: [base, { background: theme.color.problemSurface, borderColor: theme.color.problem }],
  notice: [base, { background: theme.color.noticeSurface, borderColor: theme.color.notice }],
  good: [base, { background: theme.color.goodSurface, borderColor: theme.color.good }],
});

export const title = style({ fontSize: theme.text.title });

export const list = style({ paddingInlineStart: theme.space.medium });

export const link = style({ color: theme.color.problem, fontWeight: 600 });
