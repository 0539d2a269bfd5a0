import { style, styleVariants } from "@vanilla-extract/css";
import { enamel } from "~/ui/theme/enamel";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
  padding: `${theme.space.small} ${theme.space.medium}`,
  border: "2px solid transparent",
  borderRadius: theme.radius.small,
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:disabled, &[aria-disabled=true]": { opacity: 0.6, cursor: "default" },
    "&:active:not(:disabled)": { translate: "0 1px" },
    "form[aria-busy=true] &": { opacity: 0.6, cursor: "progress" },
  },
  "@media": {
    [screens.motion]: { transition: `background-color ${theme.motion.quick}` },
  },
});

const hover = "&:hover:not(:disabled)";
const { color } = theme;

export const button = styleVariants({
  primary: [
    base,
    {
      background: color.accent,
      color: color.onAccent,
      ...enamel(color.accent, `color-mix(in srgb, ${color.onAccent} 45%, ${color.accent})`),
      selectors: { [hover]: { background: color.accentStrong, boxShadow: "none" } },
    },
  ],
  secondary: [
    base,
    {
      background: color.surface,
      borderColor: color.accent,
      color: color.accent,
      selectors: { [hover]: { background: color.accentSurface } },
    },
  ],
  onNight: [
    base,
    {
      background: "transparent",
      borderColor: color.onNight,
      color: color.onNight,
      selectors: { [hover]: { background: color.onNight, color: color.night } },
    },
  ],
  /** The primary button on a dark background. */
  dawn: [
    base,
    {
      background: color.onNightSoft,
      color: color.onDawn,
      ...enamel(color.onNightSoft, `color-mix(in srgb, ${color.onDawn} 40%, ${color.onNightSoft})`),
      selectors: { [hover]: { background: color.onNight, boxShadow: "none" } },
    },
  ],
  /** The button has no border, so that buttons can be close together and need fewer rows on a phone. */
  plain: [
    base,
    {
      paddingInline: theme.space.small,
      background: "transparent",
      color: color.accent,
      textDecoration: "underline",
      selectors: { [hover]: { background: color.accentSurface } },
    },
  ],
});
