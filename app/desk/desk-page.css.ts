import { style } from "@vanilla-extract/css";
import { padded } from "~/ui/page/card.css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const part = style([padded, { alignContent: "start" }]);

export const title = style({ fontSize: theme.text.title });

export const list = style([plainList, { display: "grid", gap: theme.space.medium }]);

export const entry = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space.small,
  paddingBlockEnd: theme.space.medium,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
  overflowWrap: "anywhere",
});

export const soft = style({ color: theme.color.textSoft, fontSize: theme.text.small });

export const form = style({ display: "grid", gap: theme.space.large, minWidth: 0 });
