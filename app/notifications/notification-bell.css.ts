import { style } from "@vanilla-extract/css";
import * as popovers from "~/ui/overlay/popover.css";
import { theme } from "~/ui/theme/theme.css";

export const bell = style({
  position: "fixed",
  insetInlineEnd: theme.space.medium,
  bottom: theme.space.small,
  zIndex: 3,
  display: "grid",
  placeItems: "center",
  width: "3.5rem",
  height: "3.5rem",
  padding: 0,
  background: theme.color.surface,
  color: theme.color.accent,
  border: `2px solid ${theme.color.accent}`,
  borderRadius: theme.radius.round,
  boxShadow: theme.shadow.floating,
  cursor: "pointer",
});

export const icon = style({ width: "1.6rem", height: "1.6rem" });

export const unread = style({
  position: "absolute",
  insetInlineEnd: "-0.35rem",
  top: "-0.35rem",
  display: "grid",
  placeItems: "center",
  minWidth: "1.5rem",
  height: "1.5rem",
  paddingInline: theme.space.hair,
  background: theme.color.problem,
  color: theme.color.surface,
  borderRadius: theme.radius.round,
  fontSize: theme.text.small,
  fontWeight: theme.weight.strong,
});

export const popover = style([
  popovers.popover,
  {
    position: "fixed",
    inset: `auto ${theme.space.medium} calc(${theme.space.medium} + 4.25rem) auto`,
    margin: 0,
  },
]);

export const title = style({ fontSize: theme.text.title, marginBlockEnd: theme.space.small });

export const list = style({ display: "grid", padding: 0, listStyle: "none" });

export const entry = style({
  display: "grid",
  gap: theme.space.hair,
  paddingBlock: theme.space.small,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const entryHead = style({
  display: "flex",
  justifyContent: "space-between",
  gap: theme.space.small,
  fontWeight: theme.weight.strong,
});

export const time = style({
  color: theme.color.textSoft,
  fontWeight: theme.weight.body,
  whiteSpace: "nowrap",
});

export const links = style({ display: "flex", flexWrap: "wrap", columnGap: theme.space.medium });

export { standaloneLink as link } from "~/ui/link.css";

export const arrived = style({
  position: "fixed",
  insetInlineEnd: theme.space.medium,
  bottom: `calc(${theme.space.medium} + 4.25rem)`,
  zIndex: 3,
  maxWidth: `min(${theme.size.bell}, calc(100vw - 2 * ${theme.space.medium}))`,
  padding: theme.space.medium,
  background: theme.color.night,
  color: theme.color.onNight,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.floating,
  selectors: { "&:empty": { display: "none" } },
});
