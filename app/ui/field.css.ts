import { style } from "@vanilla-extract/css";
import { theme } from "./theme.css";

export const field = style({ display: "grid", gap: theme.space.hair, minWidth: 0 });

export const label = style({ fontWeight: 600 });

export const hint = style({ fontSize: theme.text.small, color: theme.color.textSoft });

export const error = style({ color: theme.color.problem, fontWeight: 600 });

export const control = style({
  width: "100%",
  minWidth: 0,
  minHeight: theme.size.touch,
  padding: `${theme.space.small} 0.75rem`,
  background: theme.color.surface,
  border: `${theme.size.hairline} solid ${theme.color.control}`,
  borderRadius: theme.radius.small,
  selectors: {
    "&[aria-invalid=true]": { borderColor: theme.color.problem, boxShadow: "inset 0 0 0 1px" },
  },
});

export const options = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space.large,
  rowGap: theme.space.hair,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
  cursor: "pointer",
});

export const box = style({
  width: "1.4rem",
  height: "1.4rem",
  margin: 0,
  flexShrink: 0,
  accentColor: theme.color.accent,
});
