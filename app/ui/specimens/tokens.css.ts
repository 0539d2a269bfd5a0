import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: theme.space.small,
  padding: 0,
  listStyle: "none",
});

const swatch = style({
  selectors: {
    "&::before": {
      content: "",
      display: "block",
      height: theme.space.huge,
      border: `${theme.size.hairline} solid ${theme.color.line}`,
      borderRadius: theme.radius.small,
    },
  },
});

export const color = styleVariants(theme.color, (value) => [
  swatch,
  { selectors: { "&::before": { background: value } } },
]);

export const text = styleVariants(theme.text, (fontSize) => ({ fontSize }));

export const space = styleVariants(theme.space, (width) => ({
  width,
  height: theme.space.medium,
  background: theme.color.accent,
}));

export const radius = styleVariants(theme.radius, (borderRadius) => ({
  width: "6rem",
  height: theme.space.huge,
  border: `2px solid ${theme.color.accent}`,
  borderRadius,
}));

export const poster = style({
  fontFamily: theme.font.poster,
  fontWeight: theme.weight.heavy,
  fontStretch: theme.stretch.poster,
  lineHeight: 1.1,
});

export const skyline = style({ position: "relative", height: "6rem", color: theme.color.night });
