import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { screens } from "~/ui/theme/screens";
import { theme } from "~/ui/theme/theme.css";

export const head = style({
  display: "grid",
  gap: theme.space.medium,
  "@media": { [screens.wide]: { gridColumn: "1 / -1" } },
});

export const updated = style({ color: theme.color.textSoft });

export const contents = style({
  padding: theme.space.medium,
  borderBlockStart: `2px solid ${theme.color.accent}`,
  background: theme.color.sunken,
  "@media": { [screens.wide]: { position: "sticky", top: "5rem", justifySelf: "start" } },
});

export const contentsTitle = style({ fontSize: theme.text.lead });

export const contentsList = plainList;

export const contentsLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: theme.size.touch,
});

export const contact = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: theme.space.medium,
  padding: theme.space.medium,
  border: `${theme.size.hairline} solid ${theme.color.line}`,
  borderRadius: theme.radius.medium,
  background: theme.color.surface,
  fontSize: theme.text.body,
  lineHeight: 1.5,
});

export const term = style({ color: theme.color.textSoft });
