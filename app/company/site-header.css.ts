import { style } from "@vanilla-extract/css";
import { container } from "~/ui/layout.css";
import * as menus from "~/ui/menu.css";
import { screens } from "~/ui/screens";
import { theme } from "~/ui/theme.css";

export const root = style({
  position: "sticky",
  top: 0,
  zIndex: 3,
  background: theme.color.page,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const belowBar = style([root, { top: theme.size.topBar }]);

export const bar = style([
  container,
  {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: theme.space.hair,
    minHeight: theme.size.header,
    "@media": { [screens.medium]: { gap: theme.space.medium } },
  },
]);

export const links = style({
  display: "none",
  gap: theme.space.medium,
  "@media": { [screens.wide]: { display: "flex" } },
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
    "&[aria-current=page]": { borderBlockEndColor: theme.color.accent },
  },
});

export const phone = style([
  link,
  {
    whiteSpace: "nowrap",
    "@media": { [screens.narrow]: { display: "none" } },
  },
]);

export const book = style({ "@media": { [screens.narrow]: { display: "none" } } });

export const menu = style([menus.menu, { "@media": { [screens.wide]: { display: "none" } } }]);

export const menuButton = menus.opener;
export const menuPanel = menus.panel;
export const menuLink = menus.item;
