import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "./theme/theme.css";

const base = style({
  display: "grid",
  gap: theme.space.small,
  padding: theme.space.medium,
  borderRadius: theme.radius.small,
  border: `${theme.size.hairline} solid`,
  borderInlineStartWidth: "6px",
  textWrap: "pretty",
});

const { color } = theme;

export const message = styleVariants({
  problem: [base, { background: color.problemSurface, borderColor: color.problem }],
  notice: [base, { background: color.noticeSurface, borderColor: color.notice }],
  good: [base, { background: color.goodSurface, borderColor: color.good }],
});

export const title = style({ fontSize: theme.text.title });

export const list = style({ paddingInlineStart: theme.space.medium });

export const link = style({ color: color.problem, fontWeight: theme.weight.strong });
