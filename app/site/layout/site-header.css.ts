import { style } from "@vanilla-extract/css";
import { container } from "~/ui/page/layout.css";
import * as menus from "~/ui/overlay/menu.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";
import { inLongWords } from "~/ui/theme/long-words";

export const root = style({
  position: "sticky",
  top: 0,
  zIndex: 3,
  background: theme.color.page,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
  containerType: "inline-size",
  "@media": { [screens.crowded]: { position: "static" } },
});

export const belowBar = style([
  root,
  { "@media": { [screens.medium]: { top: theme.size.topBar } } },
]);

/** A header that holds a row of long labels. Media queries don't know that text is larger; containers do. */
const ROOMY = "(min-width: 75rem)";

/** Where labels are longer, the links replace the menu at a wider breakpoint, are narrower, and stand closer. */
const longer = inLongWords("&");

export const bar = style([
  container,
  {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: theme.space.hair,
    minHeight: theme.size.header,
    "@media": {
      [screens.medium]: { gap: theme.space.medium },
      [screens.broad]: {
        selectors: { [longer]: { gap: theme.space.small } },
        "@container": { [ROOMY]: { selectors: { [longer]: { flexWrap: "nowrap" } } } },
      },
    },
  },
]);

export const links = style({
  display: "none",
  flexWrap: "wrap",
  columnGap: theme.space.medium,
  "@media": {
    [screens.wide]: { display: "flex", selectors: { [longer]: { display: "none" } } },
    [screens.broad]: {
      selectors: {
        [longer]: { display: "flex", columnGap: theme.space.small },
      },
      "@container": {
        [ROOMY]: { selectors: { [longer]: { flexShrink: 0, flexWrap: "nowrap" } } },
      },
    },
  },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space.small,
  minHeight: theme.size.touch,
  color: theme.color.text,
  textDecoration: "none",
  fontWeight: theme.weight.strong,
  fontStretch: theme.stretch.label,
  borderBlock: "3px solid transparent",
  selectors: {
    "&:hover": { borderBlockEndColor: theme.color.line },
    "&[aria-current]": { borderBlockEndColor: theme.color.accent },
  },
  "@media": {
    [screens.broad]: { selectors: { [longer]: { fontStretch: theme.stretch.bar } } },
  },
});

export const phone = style([
  link,
  {
    justifyContent: "center",
    minWidth: theme.size.touch,
    whiteSpace: "nowrap",
    "@media": {
      [screens.narrow]: { display: "none" },
      // Where the number has no room beside its icon, as in another face, it wraps out of sight.
      [screens.broad]: {
        selectors: {
          [longer]: { flexWrap: "wrap", height: theme.size.touch, overflow: "hidden" },
        },
      },
    },
  },
]);

/** The phone number is hidden next to the links, where there is space only for its icon. */
export const phoneNumber = style({
  "@media": {
    [screens.wide]: { display: "none", selectors: { [longer]: { display: "inline" } } },
    [screens.broad]: { display: "inline" },
  },
});

export const book = style({ "@media": { [screens.narrow]: { display: "none" } } });

export const menu = style([
  menus.menu,
  {
    "@media": {
      [screens.wide]: { display: "none", selectors: { [longer]: { display: "block" } } },
      [screens.broad]: { selectors: { [longer]: { display: "none" } } },
    },
  },
]);

export const menuButton = menus.opener;

/** The panel scrolls: in landscape on a phone its list is taller than the window. */
export const menuPanel = style([
  menus.panel,
  {
    maxHeight: `calc(100dvh - ${theme.size.topBar} - 2 * ${theme.size.header})`,
    overflowY: "auto",
  },
]);

export const menuLink = style([
  menus.item,
  { selectors: { "&[aria-current]": { background: theme.color.accentSurface } } },
]);
