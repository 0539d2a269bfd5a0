import { style } from "@vanilla-extract/css";
import { control } from "~/ui/form/field.css";
import { plainList } from "~/ui/page/layout.css";
import { theme } from "~/ui/theme/theme.css";

export const rows = style([plainList, { display: "grid" }]);

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 7.5rem",
  gap: theme.space.small,
  alignItems: "center",
  paddingBlock: theme.space.small,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const label = style({ display: "grid", overflowWrap: "anywhere" });

export const input = style([control, { textAlign: "end" }]);
