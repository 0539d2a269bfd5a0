import { style } from "@vanilla-extract/css";
import { iconButton } from "~/ui/form/icon-button.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { SLIDE_MS } from "./gallery";

export const root = style({
  display: "grid",
  gap: theme.space.small,
  maxWidth: "60rem",
  selectors: {
    "&:fullscreen": {
      gridTemplateRows: "minmax(0, 1fr) auto auto",
      maxWidth: "none",
      padding: theme.space.medium,
      background: theme.color.page,
    },
  },
});

export const stage = style({
  aspectRatio: "16 / 9",
  overflow: "hidden",
  borderRadius: theme.radius.medium,
  background: theme.color.sunken,
  // Horizontal swipes change the picture, vertical ones scroll the page.
  touchAction: "pan-y",
  userSelect: "none",
  selectors: { ":fullscreen > &": { aspectRatio: "auto", minHeight: 0, background: "none" } },
});

export const draggedTrack = style({ display: "flex", height: "100%", cursor: "grabbing" });

export const track = style([
  draggedTrack,
  {
    cursor: "grab",
    "@media": {
      [screens.motion]: { transition: `transform ${SLIDE_MS}ms` },
    },
  },
]);

export const slide = style({ flex: "0 0 100%", minWidth: 0 });

export const picture = style({
  width: "100%",
  height: "100%",
  objectFit: "contain",
  // This prevents the native drag of a picture by mouse.
  pointerEvents: "none",
});

export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, auto)",
  // This reserves the space of the buttons, which appear after hydration.
  gridTemplateRows: `auto minmax(${theme.size.touch}, auto)`,
  alignItems: "center",
  gap: theme.space.small,
  "@media": { [screens.medium]: { gridTemplateRows: `minmax(${theme.size.touch}, auto)` } },
});

export const caption = style({
  gridColumn: "1 / -1",
  "@media": { [screens.medium]: { gridColumn: "auto" } },
});

export const position = style({
  marginInlineEnd: theme.space.small,
  color: theme.color.textSoft,
  fontVariantNumeric: "tabular-nums",
});

export const controls = style({ display: "flex", flexWrap: "wrap", gap: theme.space.hair });

export const control = style([
  iconButton,
  {
    border: `${theme.size.hairline} solid ${theme.color.control}`,
    background: theme.color.surface,
    color: theme.color.accent,
  },
]);

export const thumbnails = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(5.5rem, 1fr))",
  gap: theme.space.small,
  padding: 0,
  listStyle: "none",
});

export const thumbnail = style({
  display: "block",
  width: "100%",
  padding: 0,
  border: "3px solid transparent",
  borderRadius: theme.radius.medium,
  overflow: "hidden",
  background: theme.color.sunken,
  cursor: "pointer",
  selectors: { "&[aria-current=true]": { borderColor: theme.color.accent } },
});

export const thumbnailPicture = style({ width: "100%" });
