import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "./theme.css";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
  padding: `${theme.space.small} ${theme.space.medium}`,
  border: `2px solid ${theme.color.accent}`,
  borderRadius: theme.radius.medium,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&:disabled, &[aria-disabled=true]": { opacity: 0.6, cursor: "default" } },
});

const hover = "&:hover:not(:disabled)";

export const button = styleVariants({
  primary: [
    base,
    {
      background: theme.color.accent,
      color: theme.color.onAccent,
      selectors: { [hover]: { background: theme.color.accentStrong } },
    },
  ],
  secondary: [
    base,
    {
      background: theme.color.surface,
      color: theme.color.accent,
      selectors: { [hover]: { background: theme.color.sunken } },
    },
  ],
  onNight: [
    base,
    {
      background: "transparent",
      borderColor: theme.color.onNight,
      color: theme.color.onNight,
      selectors: { [hover]: { background: theme.color.onNight, color: theme.color.night } },
    },
  ],
  plain: [
    base,
    {
      background: "transparent",
      borderColor: "transparent",
      color: theme.color.accent,
      textDecoration: "underline",
      selectors: { [hover]: { background: theme.color.sunken } },
    },
  ],
});
