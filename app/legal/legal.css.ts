import { style } from "@vanilla-extract/css";
import { plainList, section } from "~/ui/layout.css";
import { screens } from "~/ui/screens";
import { theme } from "~/ui/theme.css";

/** Beside the text, where there is room, its contents stay in sight. */
export const page = style([
  section,
  {
    display: "grid",
    gap: theme.space.large,
    alignItems: "start",
    "@media": {
      [screens.wide]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${theme.size.column})`,
        columnGap: theme.space.huge,
      },
    },
  },
]);

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
  "@media": { [screens.wide]: { position: "sticky", top: "5rem" } },
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
