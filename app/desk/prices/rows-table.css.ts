import { style } from "@vanilla-extract/css";
import { theme } from "~/ui/theme/theme.css";

export const rows = style({ display: "grid", listStyle: "none", padding: 0, margin: 0 });

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: theme.space.small,
  alignItems: "end",
  paddingBlock: theme.space.small,
  borderBlockEnd: `${theme.size.hairline} solid ${theme.color.line}`,
});

export const cell = style({ display: "grid", gap: theme.space.hair, minWidth: 0 });

export const label = style({ color: theme.color.textSoft, fontSize: theme.text.small });
