import { style } from "@vanilla-extract/css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const list = style([plainList, { display: "grid", gap: theme.space.small }]);

export const item = style({
  display: "grid",
  gap: theme.space.hair,
  paddingBlockStart: theme.space.small,
  borderBlockStart: `${theme.size.hairline} solid ${theme.color.problem}`,
});

export const field = style({ color: theme.color.problem, fontWeight: theme.weight.strong });

export const values = style({
  display: "grid",
  gridTemplateColumns: "fit-content(9rem) minmax(0, 1fr)",
  gap: `${theme.space.hair} ${theme.space.snug}`,
  overflowWrap: "anywhere",
});

export const by = style({ fontSize: theme.text.small });
