import { globalStyle, style } from "@vanilla-extract/css";
import { iconButton } from "~/ui/form/icon-button.css";
import * as popovers from "~/ui/overlay/popover.css";
import { bottomRoom } from "~/ui/theme/bottom-room.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const bell = style([
  iconButton,
  {
    position: "relative",
    borderRadius: theme.radius.small,
    fontSize: theme.text.title,
  },
]);

export const unread = style({
  position: "absolute",
  insetInlineEnd: 0,
  top: 0,
  display: "grid",
  placeItems: "center",
  minWidth: "1.25rem",
  height: "1.25rem",
  paddingInline: theme.space.hair,
  background: theme.color.problem,
  color: theme.color.surface,
  borderRadius: theme.radius.round,
  fontSize: theme.text.small,
  fontWeight: theme.weight.strong,
  lineHeight: 1,
});

/** The popover stands below the bell, or at the foot of the window in browsers without anchor positioning. */
export const popover = style([
  popovers.popover,
  {
    position: "fixed",
    inset: `auto ${theme.space.medium} ${theme.space.medium} auto`,
    margin: 0,
    "@supports": {
      "(top: anchor(bottom))": {
        // The anchor is the popover's button, which Chromium 156 does not take by itself any more.
        positionAnchor: "auto",
        top: "anchor(bottom)",
        bottom: "auto",
        marginBlockStart: theme.space.small,
        "@media": { [screens.medium]: { insetInlineEnd: "anchor(end)" } },
      },
    },
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
  // The notification stands above the bars at the foot of phones.
  bottom: `calc(${theme.space.medium} + 4.5rem)`,
  zIndex: 3,
  maxWidth: `min(${theme.size.bell}, calc(100vw - 2 * ${theme.space.medium}))`,
  padding: theme.space.medium,
  background: theme.color.night,
  color: theme.color.onNight,
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.floating,
  selectors: { "&:empty": { display: "none" } },
});

globalStyle(`html:has(${arrived}:not(:empty))`, { vars: { [bottomRoom.message]: "12rem" } });
